import Foundation

/// How an image renderer's images are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// How much color an image holds.
    public enum Range: Int, Sendable {
        /// No wish.
        case unspecified = -1
        /// As the screen has it.
        case automatic = 0
        /// Beyond sRGB, with more bits.
        case extended = 1
        /// sRGB, with eight bits.
        case standard = 2
    }

    /// Pixels to a point. Default: the screen's.
    open var scale: CGFloat
    /// True leaves out alpha. Default: false.
    open var opaque = false
    /// Default: automatic; images are always sRGB here.
    open var preferredRange = Range.automatic
    /// Whether colors beyond sRGB are wished: the old way of ``preferredRange``.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    /// Always false: images are drawn in the standard range.
    open var supportsHighDynamicRange: Bool { false }

    /// The screen's scale, and not opaque.
    public required init() {
        scale = UITraitCollection.hostDefault.displayScale
        super.init()
    }

    /// The collection's scale; the screen's where it specifies none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The screen's scale.
    open class func preferred() -> Self { Self() }

    /// The screen's scale.
    open override class func `default`() -> Self { preferred() }

    /// Another format with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
        }
        return copy
    }
}
