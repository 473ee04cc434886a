import Foundation
import UIKit

/// A picture, or a rectangle of a color.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    /// What it shows; nil is a rectangle of its color.
    open var texture: SKTexture?
    /// Points across and down, before it is scaled.
    open var size = CGSize.zero
    /// Of the rectangle, and what the texture is mixed with. Default: white, with a texture.
    open var color: UIColor
    /// 0, the default, leaves the texture as it is; 1 multiplies it by the color.
    open var colorBlendFactor: CGFloat = 0
    /// How it is mixed with what lies behind. Default: alpha.
    open var blendMode = SKBlendMode.alpha
    /// Which part of it stands at the position, in parts of its size from the lower left. Default: the middle.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The part of the texture that stretches, in parts of it. Default: all.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Lights that reach it; kept.
    open var lightingBitMask: UInt32 = 0
    /// Lights whose shadows it casts; kept.
    open var shadowCastBitMask: UInt32 = 0
    /// Lights whose shadows fall on it; kept.
    open var shadowedBitMask: UInt32 = 0
    /// How light falls on it; kept.
    open var normalTexture: SKTexture?
    /// Draws it in place of the texture alone; kept, no shader runs here.
    open var shader: SKShader?

    /// A picture, as a rectangle of another color where there is none.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }

    /// A picture at its own size; of no size without one.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }

    /// A picture at a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }

    /// A picture of the app at its own size.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    /// A rectangle of a color.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    /// Nothing yet.
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }

    public required init?(coder aDecoder: NSCoder) {
        color = .white
        super.init(coder: aDecoder)
        (aDecoder as? SceneCoder)?.fill(self)
    }

    override func takeValues(of other: SKNode) {
        super.takeValues(of: other)
        guard let other = other as? SKSpriteNode else { return }
        (texture, size, color, colorBlendFactor) = (other.texture, other.size, other.color, other.colorBlendFactor)
        (blendMode, anchorPoint, centerRect) = (other.blendMode, other.anchorPoint, other.centerRect)
    }

    /// Scales it to a size in its parent's coordinates.
    open func scale(to size: CGSize) {
        xScale = self.size.width == 0 ? 1 : size.width / self.size.width
        yScale = self.size.height == 0 ? 1 : size.height / self.size.height
    }

    /// The rectangle of its picture in its own coordinates.
    final var box: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    open override var frame: CGRect { box.applying(toParent) }
}
