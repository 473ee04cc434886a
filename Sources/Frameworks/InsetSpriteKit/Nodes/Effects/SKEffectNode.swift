import CoreGraphics
import Foundation

/// What stands below it is drawn together.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
    /// Whether it is drawn together. Default: true.
    open var shouldEnableEffects = true
    /// Whether it is kept as a picture; kept, and of no effect. Default: false.
    open var shouldRasterize = false
    /// Default: true.
    open var shouldCenterFilter = true
    /// How it is mixed with what lies behind. Default: alpha.
    open var blendMode = SKBlendMode.alpha
    /// Kept, no shader runs here.
    open var shader: SKShader?

    /// An empty one.
    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
