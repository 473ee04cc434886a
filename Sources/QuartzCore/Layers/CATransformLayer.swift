/// A layer that only holds others, in one space: it doesn't flatten them, so that those behind others are seen behind.
///
/// It has no background, border, contents or shadow of its own. Its sublayers, and those of transform layers among them, are
/// painted by the depth of their middles. Points are converted as if it were flat.
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
