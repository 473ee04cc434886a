/// What drawing a string may change to make it fit, and what it did.
open class NSStringDrawingContext: NSObject {
    /// How small the font may become; 0 for no change. Default: 0.
    open var minimumScaleFactor: CGFloat = 0
    /// How small the font became; 1 for no change.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// What the last drawing took, in points.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
