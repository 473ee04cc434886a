import Foundation

/// Watches touches and tells its targets when they make up a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come; `ended` and `recognized` are the same.
    public enum State: Int, Sendable {
        /// A discrete gesture goes from possible to ended; a continuous one through began and changed.
        case possible, began, changed, ended, cancelled, failed
        /// The state of a discrete gesture that was recognized: `ended` by another name.
        public static var recognized: State { .ended }
    }

    /// A target's wish: called with the recognizer at each change of state that counts.
    struct Target {
        weak var object: AnyObject?
        var selector: Selector?
        var handler: ((UIGestureRecognizer) -> Void)?
    }

    /// The view whose touches, and those of all views in it, are watched; it isn't kept alive.
    open internal(set) weak var view: UIView?
    /// Asked before touches are taken and before the gesture begins; it isn't kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// False takes no touches; set during a gesture, it cancels it. Default: true.
    open var isEnabled = true { didSet { if !isEnabled, oldValue { GestureArbiter.disable(self) } } }
    /// Whether the views lose their touches when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the views get their touches only when the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether the views hear that touches ended only when the gesture has failed.
    open var delaysTouchesEnded = true
    /// Whether all touches must be of the first touch's type. Default: true.
    ///
    /// - Note: No effect here: touches of all allowed types are taken together.
    open var requiresExclusiveTouchType = true
    /// Raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
    /// The kinds of presses that the recognizer takes, raw values of `UIPress.PressType`. Empty by default.
    ///
    /// - Note: No effect here: presses reach no recognizer.
    open var allowedPressTypes: [NSNumber] = []
    /// For the app's own use, as in logs. Nil by default.
    open var name: String?
    /// Where the gesture stands. Subclasses set it; what then happens depends on other recognizers and the delegates.
    open var state: State {
        get { progress.state }
        set { GestureArbiter.move(self, to: newValue) }
    }

    /// What the arbiter knows of a gesture.
    var progress = GestureProgress()
    var targets: [Target] = []
    var failureRequirements: [UIGestureRecognizer] = []
    /// Those that made up the gesture so far, in the order of their beginning.
    var trackedTouches: [UITouch] = []

    /// With a target and an action, both are added; with either nil, none is.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    /// Attributes come from the document, after this.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// Has a target's action called whenever the gesture's state is one to tell of.
    ///
    /// - Parameter target: It isn't kept alive.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, selector: action))
    }

    /// Takes back what ``addTarget(_:action:)`` added.
    ///
    /// - Parameters: Nil stands for any target, or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.object === (target as AnyObject)) && (action == nil || entry.selector == action)
        }
    }

    /// Waits for another gesture's failure before this one begins.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(otherGestureRecognizer)
    }

    /// Fingers of the present gesture, those lifted since its start included.
    open var numberOfTouches: Int { trackedTouches.count }
    /// Always empty here: touches come without keys.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The buttons of a pointer that are down; empty for fingers.
    open var buttonMask: UIEvent.ButtonMask { trackedTouches.first?.buttons ?? [] }

    /// The middle of the touches, in a view's bounds space.
    open func location(in view: UIView?) -> CGPoint {
        let touches = liveTouches.isEmpty ? trackedTouches : liveTouches
        return touches.isEmpty ? .zero : GestureGeometry.center(of: touches.map { $0.location(in: view) })
    }

    /// In a view's bounds space, or the window's for nil; zero for a touch that isn't there.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        trackedTouches.indices.contains(touchIndex) ? trackedTouches[touchIndex].location(in: view) : .zero
    }

    // MARK: For subclasses
    /// Called with the recognizer's new touches, before the views hear of them; overridden to judge them.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with those of its touches that moved, before the views hear of it.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with those of its touches that were lifted, before the views hear of it.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes touches away; not when another recognizer wins.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when guessed properties of touches are known better; never here: touches come as they are.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called with the recognizer's new presses of buttons; never here, as the three following ones: presses reach no
    /// recognizer.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force of presses changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when buttons were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system takes presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the gesture is over or has failed, before a new one may begin.
    open func reset() {}
    /// Takes no further part in a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
    /// False lets both go on though this one was recognized first. Default: true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// False lets this one go on though another was recognized first. Default: true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// True waits for the other's failure; asked among recognizers that share a touch. Default: false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// True lets the other wait for this one's failure; asked among recognizers that share a touch. Default: false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Asked at the start of each touch, before the delegate. Default: true.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether the recognizer takes a pointer's buttons, none for fingers. A secondary click is for menus alone.
    func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { !buttons.contains(.secondary) }

    /// The touches that are still on the screen.
    var liveTouches: [UITouch] { trackedTouches.filter(\.isLive) }

    /// Calls the targets, in the order of their adding.
    func tellTargets() {
        for target in targets {
            target.handler?(self)
            guard let object = target.object, let selector = target.selector else { continue }
            ActionDispatch.send(selector, to: object, from: self, for: nil)
        }
    }
}
