import Foundation

/// The action of a change inside an animation block: animates it as the block says.
@MainActor
final class ViewAction: @preconcurrency CAAction {
    private let block: AnimationBlock
    private let layer: CALayer
    private let property: LayerProperty
    private let old: LayerValue

    /// "Do nothing", which also keeps the layer from animating by itself.
    nonisolated(unsafe) static let none: any CAAction = NSNull()

    /// What a view's layer does for an event: nothing outside of animation blocks.
    static func action(for layer: CALayer, forKey event: String) -> any CAAction {
        guard let block = AnimationState.current, AnimationState.areEnabled, let property = LayerProperty(key: event),
            property.isAnimatable || property == .path || property == .shadowPath,
            // New contents show at once: fading is a transition's work.
            property != .contents, property != .contentsTint
        else { return none }
        return ViewAction(block, layer, property)
    }

    private init(_ block: AnimationBlock, _ layer: CALayer, _ property: LayerProperty) {
        (self.block, self.layer, self.property) = (block, layer, property)
        let starts = block.options.contains(.beginFromCurrentState) && block.animator == nil
        old = (starts ? layer.presentation() ?? layer : layer).layerValue(property)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        let new = layer.layerValue(property)
        if let view = layer.delegate as? UIView { block.changedViews.append(view) }
        if let keyframes = block.keyframes { return keyframes.add(layer, property, from: old, to: new) }
        if let animator = block.animator { return animator.add(layer, property, from: old, to: new, in: block) }
        let animation = makeAnimation()
        let replaces = block.options.contains(.beginFromCurrentState)
        if let (from, rest) = additiveEnds(to: new), !replaces || layer.animationKeys() == nil {
            animation.isAdditive = true
            (animation.fromValue, animation.toValue) = (from.any, rest.any)
            start(animation, key: freeKey)
        } else {
            animation.fromValue = old.any
            animation.toValue = new.any
            if replaces { layer.endAnimations { $0.key?.hasPrefix(self.property.key) ?? false } }
            start(animation, key: property.key)
        }
    }

    private func makeAnimation() -> CABasicAnimation {
        let animation: CABasicAnimation
        switch block.pace {
        case .curve(let function):
            animation = CABasicAnimation(keyPath: property.key)
            animation.timingFunction = function
        case .spring(let motion):
            let spring = CASpringAnimation(keyPath: property.key)
            spring.stiffness = CGFloat(motion.frequency * motion.frequency)
            spring.damping = CGFloat(2 * motion.dampingRatio * motion.frequency)
            spring.initialVelocity = CGFloat(motion.velocity)
            spring.allowsOverdamping = true
            animation = spring
        }
        animation.duration = block.duration
        animation.repeatCount = block.repeatCount
        animation.autoreverses = block.autoreverses
        return animation
    }

    private func start(_ animation: CABasicAnimation, key: String) {
        if block.delay != 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + block.delay
            animation.fillMode = .both
        }
        if !block.options.contains(.allowUserInteraction), let view = layer.delegate as? UIView {
            animation.delegate = TouchRefusal(view)
        }
        layer.begin(animation, forKey: key, completion: block.group)
    }

    /// Geometry is animated by what is left of the old place, so that several movements add up (as from iOS 8 on).
    private func additiveEnds(to new: LayerValue) -> (LayerValue, LayerValue)? {
        switch property {
        case .position, .bounds, .transform, .zPosition, .anchorPoint:
            guard let start = old.subtracting(new), let rest = start.zero else { return nil }
            return (start, rest)
        default: return nil
        }
    }

    /// "position", or "position-2" and so on while others run.
    private var freeKey: String {
        let taken = layer.animationKeys() ?? []
        guard taken.contains(property.key) else { return property.key }
        var number = 2
        while taken.contains("\(property.key)-\(number)") { number += 1 }
        return "\(property.key)-\(number)"
    }
}

extension UIView {
    func blockAction(for layer: CALayer, forKey event: String) -> any CAAction {
        ViewAction.action(for: layer, forKey: event)
    }
}

/// Keeps touches from a view while one of its animations runs.
@MainActor
final class TouchRefusal: @preconcurrency CAAnimationDelegate {
    private weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
        view.refusedTouches += 1
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        view?.refusedTouches -= 1
        view = nil
    }
}

/// Has a layer without a view change like those of views: at once, or with the animation block that it changes in.
final class ViewLikeLayerDelegate: CALayerDelegate {
    nonisolated(unsafe) static let shared = ViewLikeLayerDelegate()

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let layer = UncheckedLayer(layer: layer)
        return MainActor.assumeIsolated { UncheckedAction(action: ViewAction.action(for: layer.layer, forKey: event)) }
            .action
    }

    private struct UncheckedLayer: @unchecked Sendable { let layer: CALayer }
    private struct UncheckedAction: @unchecked Sendable { let action: any CAAction }
}
