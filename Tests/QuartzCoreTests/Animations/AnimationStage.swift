import Foundation
import Platform
import QuartzCore

/// A clock at zero and a layer on the screen.
@MainActor
final class AnimationStage {
    let root = CALayer()
    let layer = CALayer()
    var log: [String] = []

    init() {
        World().enter()
        root.isDisplayRoot = true
        root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.addSublayer(layer)
        CATransaction.flush()
    }

    /// Moves the clock.
    func advance(_ seconds: TimeInterval) { EventLoop.main.advance(by: seconds) }

    /// The presentation value at a key path, as a number, to nine decimals.
    func shown(_ path: String, of layer: CALayer? = nil) -> Double {
        let value = (layer ?? self.layer).presentation()?.value(forKeyPath: path)
        let number = (value as? CGFloat).map { Double($0) } ?? .nan
        return (number * 1e9).rounded() / 1e9
    }

    /// An animation of a number.
    func basic(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, _ seconds: Double) -> CABasicAnimation
    {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = seconds
        return animation
    }
}

/// Writes down what an animation tells.
final class AnimationLog: CAAnimationDelegate {
    var entries: [String] = []
    func animationDidStart(_ anim: CAAnimation) { entries.append("start \(EventLoop.main.now)") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        entries.append("stop \(flag) \(EventLoop.main.now)")
    }
}
