import Foundation

/// An animation block between `beginAnimations` and `commitAnimations`.
@MainActor
final class BegunAnimations {
    let identifier: String?
    let context: UnsafeMutableRawPointer?
    /// What the block around was.
    let outer: AnimationBlock?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
    /// With the picture from before.
    var transition: (view: UIView, animation: CATransition)?
    /// Made at the first change, when all is set.
    var block: AnimationBlock?

    init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        (self.identifier, self.context, outer) = (identifier, context, AnimationState.current)
    }

    /// The block with the values set so far.
    func makeBlock() -> AnimationBlock {
        var options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        let (delegate, didStop, identifier) = (delegate, didStop, identifier)
        let made = AnimationBlock(duration: duration, delay: delay, pace: options.pace, options: options) { _ in
            guard let delegate, let didStop else { return }
            _ = ActionTable.shared.perform(didStop, on: delegate, with: identifier)
        }
        (made.repeatCount, made.autoreverses) = (repeatCount, autoreverses)
        return made
    }
}

extension UIView {
    /// The pace of an animation; raw values are UIKit's.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends, at the start, at the end, nowhere.
        case easeInOut, easeIn, easeOut, linear
    }

    /// Which way a view turns over in a transition; raw values are UIKit's.
    public enum AnimationTransition: Int, Sendable {
        /// None; about the vertical axis from the left and from the right; like a page up and down.
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// Begins a block: changes up to ``commitAnimations()`` are animated. Set how before the changes.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationState.begun.append(BegunAnimations(animationID, context))
        renewBegunBlock()
    }

    /// Ends the innermost block of ``beginAnimations(_:context:)``; does nothing without one.
    public class func commitAnimations() {
        guard let begun = AnimationState.begun.popLast() else { return }
        if let delegate = begun.delegate, let willStart = begun.willStart {
            _ = ActionTable.shared.perform(willStart, on: delegate, with: begun.identifier)
        }
        AnimationState.current = begun.outer
        if let (view, animation) = begun.transition, let block = begun.block, AnimationState.areEnabled {
            animation.take(block)
            view.layer.begin(animation, forKey: kCATransition, completion: block.group)
        }
        begun.block?.finish()
    }

    /// Shows what the block changes in a view as a transition; set it before the changes.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let begun = AnimationState.begun.last, transition != .none else { return }
        let options = AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
        let animation = options.transition
        animation?.takePicture(of: view.layer)
        begun.transition = animation.map { (view, $0) }
    }

    /// Gets ``setAnimationWillStart(_:)`` and ``setAnimationDidStop(_:)``; not kept alive.
    public class func setAnimationDelegate(_ delegate: Any?) {
        changeBegun { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    /// Called with the block's identifier when it is committed.
    public class func setAnimationWillStart(_ selector: Selector?) { changeBegun { $0.willStart = selector } }
    /// Called with the block's identifier at the end.
    public class func setAnimationDidStop(_ selector: Selector?) { changeBegun { $0.didStop = selector } }
    /// Seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) { changeBegun { $0.duration = duration } }
    /// Seconds; 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { changeBegun { $0.delay = delay } }
    /// Default: slow at both ends.
    public class func setAnimationCurve(_ curve: AnimationCurve) { changeBegun { $0.curve = curve } }
    /// Cycles; may be a fraction. 0, the default, is one.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { changeBegun { $0.repeatCount = repeatCount } }
    /// Whether each cycle is followed by one backward. False by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeBegun { $0.autoreverses = repeatAutoreverses }
    }
    /// Whether it begins from what is shown. False by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeBegun { $0.beginsFromCurrentState = fromCurrentState }
    }

    private class func changeBegun(_ change: (BegunAnimations) -> Void) {
        guard let begun = AnimationState.begun.last else { return }
        change(begun)
        renewBegunBlock()
    }

    /// Later changes run as it is set now.
    private class func renewBegunBlock() {
        guard let begun = AnimationState.begun.last else { return }
        AnimationState.current = begun.outer
        let former = begun.block
        let block = begun.makeBlock()
        begun.block = block
        // What was changed before ends by itself.
        if former?.group.isWaiting ?? false { former?.group.close() }
        AnimationState.current = AnimationState.areEnabled ? block : nil
    }
}
