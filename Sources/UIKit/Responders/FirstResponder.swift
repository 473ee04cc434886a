import Foundation
import Platform

/// Which responder receives keys and nil-targeted actions.
@MainActor
enum FirstResponder {
    @WeakWorldState static var current: UIResponder?
    /// Those who want to hear of another first responder.
    @WorldState private static var watchers: [WeakWatcher] = []

    private struct WeakWatcher {
        weak var watcher: (any FirstResponderWatching)?
    }

    /// Tells somebody, who isn't kept alive, of each change from now on.
    static func watch(_ watcher: any FirstResponderWatching) {
        watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
        watchers.append(WeakWatcher(watcher: watcher))
    }

    /// Asks the first responder for its input views again.
    static func reloadInputViews() { SoftwareKeyboard.reload() }

    /// Shows or hides the keyboard now rather than at the end of the turn.
    static func settleKeyboard() { SoftwareKeyboard.settle() }

    private static func tell() {
        SoftwareKeyboard.firstResponderDidChange()
        for entry in watchers { entry.watcher?.firstResponderDidChange() }
    }

    static func make(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        tell()
        return true
    }

    /// Takes the keys from a responder that doesn't want to let go.
    static func drop(_ responder: UIResponder) -> Bool {
        guard current === responder else { return false }
        current = nil
        tell()
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard responder.canResignFirstResponder else { return false }
        if current === responder {
            current = nil
            tell()
        }
        return true
    }
}

/// Hears of another first responder.
@MainActor
protocol FirstResponderWatching: AnyObject {
    func firstResponderDidChange()
}

extension UIResponder {
    /// Who receives keys now; for the host.
    package static var currentFirst: UIResponder? { FirstResponder.current }
}
