import Platform

/// The shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private final let foundationTag = FoundationValueTag()
    // Unchecked: as in UIKit, an object that is in use isn't changed any more.
    /// In points, down and right positive. Default: zero, so that nothing shows.
    open var shadowOffset = CGSize.zero
    /// In points, as Core Graphics counts blur. Default: 0.
    open var shadowBlurRadius: CGFloat = 0
    /// A UIColor. Default: black at a third; nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() {
        super.init()
    }

    // MARK: Coding
    private enum Key {
        static let horizontal = "NSShadowHoriz"
        static let vertical = "NSShadowVert"
        static let radius = "NSShadowBlurRadius"
        static let color = "NSShadowColor"
    }

    /// True: archives that ask for it may hold shadows.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a shadow from an archive.
    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: Key.horizontal),
            height: coder.decodeDouble(forKey: Key.vertical)
        )
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: Key.radius))
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: Key.color)
        super.init()
    }

    /// Writes offset, radius and color.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: Key.horizontal)
        coder.encode(Double(shadowOffset.height), forKey: Key.vertical)
        coder.encode(Double(shadowBlurRadius), forKey: Key.radius)
        coder.encode(shadowColor as? UIColor, forKey: Key.color)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    open override var hash: Int { shadowBlurRadius.hashValue }

    /// Another shadow with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
