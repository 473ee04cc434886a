import Foundation
import Platform

/// What the app has told assistive apps.
@MainActor
package enum AccessibilityPosts {
    /// One call of `UIAccessibility.post`.
    package struct Post {
        package let notification: UIAccessibility.Notification
        package let argument: Any?
    }

    /// All, in order; for hosts and tests.
    @WorldState package private(set) static var all: [Post] = []
    /// Where the focus was moved to; kept, as an element without a view is nobody else's.
    @WorldState private(set) static var focused: AnyObject?

    static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        all.append(Post(notification: notification, argument: argument))
        guard UIAccessibility.isVoiceOverRunning else { return }
        switch notification {
        case .announcement:
            guard let text = argument as? String else { return }
            NotificationCenter.default.post(
                name: UIAccessibility.announcementDidFinishNotification,
                object: nil,
                userInfo: [
                    UIAccessibility.announcementStringValueUserInfoKey: text,
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
                ]
            )
        case .layoutChanged, .screenChanged:
            guard let element = argument.map({ $0 as AnyObject }), !(argument is String) else { return }
            focus(element)
        default: break
        }
    }

    private static func focus(_ element: AnyObject) {
        var info: [String: Any] = [UIAccessibility.focusedElementUserInfoKey: element]
        info[UIAccessibility.unfocusedElementUserInfoKey] = focused
        (focused as? UIResponder)?.accessibilityElementDidLoseFocus()
        focused = element
        (element as? UIResponder)?.accessibilityElementDidBecomeFocused()
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification,
            object: nil,
            userInfo: info
        )
    }

    /// Whether an element has the focus.
    static func isFocused(_ element: AnyObject) -> Bool { focused === element }
}
