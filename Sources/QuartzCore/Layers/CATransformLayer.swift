/// A layer that only holds others: it has no background, border, contents or shadow of its own.
open class CATransformLayer: CALayer {
    /// Always nil.
    open override var backgroundColor: CGColor? {
        get { nil }
        set {}
    }
    /// Always nil.
    open override var contents: Any? {
        get { nil }
        set {}
    }
    /// Always 0.
    open override var borderWidth: CGFloat {
        get { 0 }
        set {}
    }
    /// Always 0.
    open override var shadowOpacity: Float {
        get { 0 }
        set {}
    }
}
