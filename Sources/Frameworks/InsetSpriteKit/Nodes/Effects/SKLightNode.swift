import UIKit

/// A light; kept, what it falls on looks as without.
@preconcurrency @MainActor
open class SKLightNode: SKNode {
    /// Default: true.
    open var isEnabled = true
    /// Of the light. Default: white.
    open var lightColor = UIColor.white
    /// Of what no light reaches. Default: black.
    open var ambientColor = UIColor.black
    /// Of shadows. Default: black, half transparent.
    open var shadowColor = UIColor(white: 0, alpha: 0.5)
    /// How fast it gets less with distance. Default: 1.
    open var falloff: CGFloat = 1
    /// Which nodes it reaches.
    open var categoryBitMask: UInt32 = .max

    /// One at zero.
    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
