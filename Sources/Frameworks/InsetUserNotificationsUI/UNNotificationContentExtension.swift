@_exported import InsetUserNotifications
@_exported import UIKit

/// A controller that shows a notification's content; nobody shows one here.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// Called with the notification.
    func didReceive(_ notification: UNNotification)
    /// Optional; called with what the person has chosen.
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    )
    /// Optional; the kind of button for a film.
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    /// Optional; where the button is.
    var mediaPlayPauseButtonFrame: CGRect { get }
    /// Optional; called to play.
    func mediaPlay()
    /// Optional; called to pause.
    func mediaPause()
}

extension UNNotificationContentExtension {
    /// Optional; stays.
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.doNotDismiss) }
    /// Optional; none.
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    /// Optional; nowhere.
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    /// Optional; nothing.
    public func mediaPlay() {}
    /// Optional; nothing.
    public func mediaPause() {}
}

/// What becomes of a notification after a choice.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    /// Stays, goes, goes and the app gets the choice.
    case doNotDismiss = 0, dismiss, dismissAndForwardAction
}

/// A button for a film.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
    /// None, always there, over the film.
    case none = 0, `default`, overlay
}
