import Platform

/// The shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
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
