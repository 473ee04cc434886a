import Foundation

extension UIView {
    /// Shows a view's change as a transition from its former picture: the kind is one of the options
    /// `.transition…`, none changes at once.
    ///
    /// What the closure changes isn't animated by itself but with `.allowAnimatedContent`. Deviation: pages slide where
    /// UIKit curls them.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard AnimationState.areEnabled, duration > 0 else {
            animations?()
            completion?(true)
            return
        }
        let block = AnimationBlock(duration: duration, pace: options.pace, options: options) { completion?($0) }
        let transition = options.transition
        transition?.take(block)
        transition?.takePicture(of: view.layer)
        if options.contains(.allowAnimatedContent) || transition == nil {
            block.run { animations?() }
        } else {
            withoutBlock { animations?() }
        }
        if let transition {
            if !options.contains(.allowUserInteraction) { transition.delegate = TouchRefusal(view) }
            view.layer.begin(transition, forKey: kCATransition, completion: block.group)
        }
        block.finish()
    }

    /// Exchanges a view for another one in its superview, or hides one and shows the other with
    /// `.showHideTransitionViews`.
    ///
    /// - Parameters:
    ///   - fromView: The view that leaves.
    ///   - toView: The view that takes its place.
    ///   - duration: Seconds.
    ///   - options: Options as for other animations.
    ///   - completion: Called after the transition; at once without one.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                if let superview = fromView.superview, toView.superview !== superview {
                    superview.insertSubview(toView, aboveSubview: fromView)
                }
                fromView.removeFromSuperview()
            }
        }
        guard let container = fromView.superview else {
            change()
            completion?(true)
            return
        }
        transition(with: container, duration: duration, options: options, animations: change, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The transition that the options name; nil for none.
    var transition: CATransition? {
        let transition = CATransition()
        switch (rawValue >> 20) & 7 {
        case 1: (transition.type, transition.subtype) = (.flip, .fromLeft)
        case 2: (transition.type, transition.subtype) = (.flip, .fromRight)
        case 3: (transition.type, transition.subtype) = (.reveal, .fromTop)
        case 4: (transition.type, transition.subtype) = (.moveIn, .fromBottom)
        case 5: transition.type = .fade
        case 6: (transition.type, transition.subtype) = (.flip, .fromTop)
        case 7: (transition.type, transition.subtype) = (.flip, .fromBottom)
        default: return nil
        }
        return transition
    }
}

extension CATransition {
    /// Runs as a block says.
    @MainActor
    func take(_ block: AnimationBlock) {
        duration = block.duration
        if case .curve(let function) = block.pace { timingFunction = function }
    }
}
