import CoreGraphics
import Foundation
import TestSupport

@testable import QuartzCore

/// A tree of layers of every kind, and random changes to it.
struct LayerEdits {
    let root: CALayer
    private var layers: [CALayer] = []
    private var random: SeededGenerator

    /// - Parameter root: Made white and 160 points large.
    init(seed: UInt64, root: CALayer = CALayer()) {
        random = SeededGenerator(seed: seed)
        self.root = root
        (root.frame, root.backgroundColor) = (CGRect(x: 0, y: 0, width: 160, height: 160), .white)
        for _ in 0..<14 { add() }
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    private mutating func color() -> CGColor {
        CGColor(
            red: number(0...1),
            green: number(0...1),
            blue: number(0...1),
            alpha: chance(0.6) ? 1 : number(0.2...0.9)
        )
    }

    private mutating func image() -> CGImage? {
        let pixels = (0..<64).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
        return CGImage(width: 8, height: 8, pixels: pixels)
    }

    private mutating func make() -> CALayer {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(
                ellipseIn: CGRect(x: -5, y: 3, width: number(5...70), height: number(5...50)),
                transform: nil
            )
            (shape.fillColor, shape.strokeColor, shape.lineWidth) = (color(), color(), number(0...6))
            return shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color(), color()]
            gradient.type = [.axial, .radial, .conic][Int.random(in: 0..<3, using: &random)]
            return gradient
        case 2:
            let glass = BackdropLayer()
            glass.material = BackdropMaterial(sigma: number(0...9), saturation: number(0.5...2), tint: color())
            return glass
        case 3:
            let picture = CALayer()
            picture.contents = image()
            picture.contentsGravity = [.resize, .center, .resizeAspectFill][Int.random(in: 0..<3, using: &random)]
            return picture
        default: return CALayer()
        }
    }

    private mutating func add() {
        let layer = make()
        place(layer)
        layer.backgroundColor = chance(0.7) ? color() : nil
        (layers.filter { $0.superlayer != nil }.randomElement(using: &random) ?? root).addSublayer(layer)
        layers.append(layer)
    }

    private mutating func place(_ layer: CALayer) {
        layer.frame = CGRect(x: number(-20...120), y: number(-20...120), width: number(2...90), height: number(2...90))
        if chance(0.5) { layer.frame = layer.frame.integral }
        layer.setAffineTransform(chance(0.25) ? CGAffineTransform(rotationAngle: number(-2...2)) : .identity)
    }

    /// Changes one thing, and says what.
    mutating func change() -> String {
        guard let layer = layers.filter({ $0.superlayer != nil }).randomElement(using: &random) else {
            add()
            return "add"
        }
        switch Int.random(in: 0..<16, using: &random) {
        case 0:
            add()
            return "add"
        case 1:
            layer.removeFromSuperlayer()
            return "remove"
        case 2:
            place(layer)
            return "place"
        case 3:
            layer.backgroundColor = color()
            return "color"
        case 4:
            layer.opacity = Float(number(0...1))
            return "opacity"
        case 5:
            layer.cornerRadius = number(0...30)
            return "corners"
        case 6:
            layer.masksToBounds.toggle()
            return "clip"
        case 7:
            (layer.shadowOpacity, layer.shadowRadius) = (Float(number(0...1)), number(0...9))
            layer.shadowOffset = CGSize(width: number(-9...9), height: number(-9...9))
            return "shadow"
        case 8:
            (layer.borderWidth, layer.borderColor) = (number(0...5), color())
            return "border"
        case 9:
            layer.isHidden.toggle()
            return "hide"
        case 10:
            layer.zPosition = number(-2...2)
            return "depth"
        case 11:
            guard let parent = layer.superlayer else { return "" }
            parent.addSublayer(layer)
            return "order"
        case 12:
            let mask = CALayer()
            mask.frame = layer.bounds.insetBy(dx: number(0...5), dy: number(-5...5))
            (mask.backgroundColor, mask.cornerRadius) = (.black, number(0...10))
            layer.mask = chance(0.3) ? nil : mask
            return "mask"
        case 13:
            layer.contents = chance(0.5) ? image() : nil
            return "contents"
        case 14:
            layer.bounds.origin.x += number(-5...5)
            return "scroll"
        default:
            layer.vibrancy = chance(0.5) ? nil : LayerVibrancy(color: color(), blendMode: .plusLighter)
            return "vibrancy"
        }
    }

    // MARK: Animations

    /// Begins an animation of one thing, or ends some, and says what.
    mutating func animate() -> String {
        guard let layer = layers.filter({ $0.superlayer != nil }).randomElement(using: &random) else {
            add()
            return "add"
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            layer.removeAllAnimations()
            return "end"
        case 1:
            return change()
        case 2:
            let transition = CATransition()
            transition.type = [.fade, .push, .moveIn, .reveal][Int.random(in: 0..<4, using: &random)]
            transition.duration = 0.3
            layer.add(transition, forKey: kCATransition)
            layer.backgroundColor = color()
            return "transition"
        case 3:
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.fromValue, spring.duration) = (layer.position.x - number(10...40), 0.6)
            layer.add(spring, forKey: nil)
            return "spring"
        case 4:
            let frames = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            (frames.values, frames.duration) = ([0, number(-1...1), number(-1...1), 0], 0.4)
            layer.add(frames, forKey: "turn")
            return "turn"
        default:
            let (path, from, to) = animatedValue()
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, Double(number(0.1...0.5)))
            animation.autoreverses = chance(0.3)
            animation.beginTime = chance(0.3) ? EventLoop.main.now + 0.1 : 0
            layer.add(animation, forKey: path)
            return path
        }
    }

    private mutating func animatedValue() -> (path: String, from: Any, to: Any) {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: ("opacity", number(0...1), number(0...1))
        case 1: ("backgroundColor", color(), color())
        case 2: ("cornerRadius", number(0...30), number(0...30))
        case 3: ("bounds.size.width", number(5...80), number(5...80))
        case 4: ("transform.scale", number(0.2...2), number(0.2...2))
        case 5: ("shadowRadius", number(0...9), number(0...9))
        case 6: ("borderWidth", number(0...9), number(0...9))
        case 7: ("bounds.origin.y", number(-9...9), number(-9...9))
        default: ("position.y", number(-20...160), number(-20...160))
        }
    }
}
