import DeviceCatalog
import Foundation
import Platform

/// The keyboard of the screen: up while a first responder takes characters.
@MainActor
package enum SoftwareKeyboard {
    /// What is known of the keyboard.
    struct State {
        var isUp = false
        var isCheckScheduled = false
        /// Whether the screen has a keyboard at all; false with one of hardware.
        var isAvailable = true
        /// Shows the keys; made when they first come up.
        var window: InputWindow?
        /// What the keys are for.
        weak var responder: UIResponder?
        /// The height of keys and accessory, as last shown; points.
        var height: CGFloat = 0
    }

    @WorldState static var state = State()

    /// Where it lies on the screen, in points; below the screen while it is down.
    package static var frame: CGRect { frame(isUp: state.isUp) }

    /// Whether it comes up at all.
    package static var isAvailable: Bool {
        get { state.isAvailable }
        set {
            state.isAvailable = newValue
            check()
        }
    }

    /// Shows or hides it in this turn, after all changes of the first responder.
    static func firstResponderDidChange() {
        guard !state.isCheckScheduled else { return }
        state.isCheckScheduled = true
        EventLoop.main.schedule(after: 0) {
            state.isCheckScheduled = false
            check()
        }
    }

    /// Does at once what this turn would end with: a text view's keyboard is announced before its editing (TX-14).
    static func settle() { if state.isCheckScheduled { check() } }

    private static var isWanted: Bool {
        guard state.isAvailable, let responder = FirstResponder.current else { return false }
        guard
            responder is any UIKeyInput || responder.inheritedInputView != nil
                || responder.inheritedAccessoryView != nil
        else { return false }
        return SimulatedDevice.current.device.idiom != .mac
    }

    private static func check() {
        let responder = isWanted ? FirstResponder.current : nil
        guard responder !== state.responder || isWanted != state.isUp else { return }
        let before = frame
        let wasUp = state.isUp
        state.responder = responder
        state.isUp = responder != nil
        if let responder { state.height = height(for: responder) }
        showWindow(from: before)
        guard wasUp != state.isUp || frame != before else { return }
        let isUp = state.isUp
        let info = info(from: before, to: frame)
        post(isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        if isUp { BarHiding.keyboardWillAppear() }
        moveGuides(duration: KeyboardMetrics.duration)
        EventLoop.main.schedule(after: KeyboardMetrics.duration) {
            post(isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
            post(UIResponder.keyboardDidChangeFrameNotification, info)
        }
    }

    private static func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }

    private static func info(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardMetrics.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private static func frame(isUp: Bool) -> CGRect {
        let screen = UIScreen.main.bounds
        let height = FirstResponder.current.map(height(for:)) ?? state.height
        return CGRect(x: 0, y: screen.height - (isUp ? height : 0), width: screen.width, height: height)
    }

    /// Keys and accessory of a responder, in points.
    private static func height(for responder: UIResponder) -> CGFloat {
        let width = UIScreen.main.bounds.width
        let accessory = responder.inheritedAccessoryView?.inputHeight(width: width) ?? 0
        let own = responder.inheritedInputView
        guard own == nil, responder is any UIKeyInput else {
            return accessory + (own?.inputHeight(width: width) ?? 0) + UIScreen.main.configuration.safeAreaInsets.bottom
        }
        return accessory
            + KeyboardMetrics().height(
                on: SimulatedDevice.current.screenDevice,
                isLandscape: SimulatedDevice.current.orientation.isLandscape,
                hasSuggestions: KeyboardMetrics.showsSuggestions(for: responder as? any UITextInputTraits),
                isDigitPad: (responder as? any UITextInputTraits)?.keyboardType.isDigitPad ?? false
            )
    }

    // MARK: The window

    /// Shows the keys of the present responder, or lets them sink below the screen.
    private static func showWindow(from before: CGRect) {
        let screen = UIScreen.main.bounds
        guard let responder = state.responder else {
            guard let window = state.window else { return }
            UIView.animate(
                withDuration: KeyboardMetrics.duration,
                delay: 0,
                options: .allowUserInteraction,
                animations: { window.frame.origin.y = window.frame.minY + screen.height - before.minY },
                completion: { _ in if !state.isUp { window.end() } }
            )
            return
        }
        let window = state.window ?? InputWindow(frame: screen)
        state.window = window
        let frame = frame
        window.frame = screen
        window.isHidden = false
        window.show(for: responder, frame: frame)
        guard before.minY >= screen.maxY else { return }
        window.frame.origin.y = screen.height - frame.minY
        UIView.animate(withDuration: KeyboardMetrics.duration, delay: 0, options: .allowUserInteraction) {
            window.frame.origin.y = 0
        }
    }

    /// Puts the keys where they belong after the screen changed.
    static func screenDidChange() {
        guard state.isUp, let responder = state.responder, let window = state.window else { return }
        window.frame = UIScreen.main.bounds
        window.show(for: responder, frame: frame)
    }

    /// Asks the responder for its input views again.
    static func reload() {
        guard state.isUp else { return firstResponderDidChange() }
        state.responder = nil
        check()
    }

    /// Draws the keys again after a text changed.
    package static func textDidChange() { state.window?.textDidChange() }
}

extension UIResponder {
    /// The responder's own input view, else that of the nearest responder above that has one.
    var inheritedInputView: UIView? {
        sequence(first: self, next: \.next).lazy
            .compactMap { $0.inputView ?? $0.inputViewController?.inputView }
            .first { _ in true }
    }
    /// The responder's own accessory, else that of the nearest responder above that has one.
    var inheritedAccessoryView: UIView? {
        sequence(first: self, next: \.next).lazy
            .compactMap { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.inputView }
            .first { _ in true }
    }

    /// Posted right after a text input became first responder, 0.25 seconds before the keyboard is up; the object is
    /// the screen.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted 0.25 seconds after `keyboardWillShowNotification`, with the same information.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted right after the last text input stopped being first responder.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted 0.25 seconds after `keyboardWillHideNotification`, with the same information.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted right after each will-show and will-hide notification.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    /// Posted right after each did-show and did-hide notification.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification"
    )
    /// An `NSValue` of a rectangle on the screen, in points.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// An `NSValue` of a rectangle on the screen, in points.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// An `NSNumber`: the raw value of the curve, 7, which has no name in `UIView.AnimationCurve`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// An `NSNumber` of a `Bool`: whether the keyboard belongs to this app; always true.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
