import Foundation
import Platform

/// The person's music, which the app may not see here.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    /// The device's.
    open class func `default`() -> MPMediaLibrary { library }
    /// What the person allows: nothing.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Answers that the person didn't allow it.
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        AbsentFeature.report("MPMediaLibrary.requestAuthorization", "there is no music here; not allowed")
        completionHandler(.denied)
    }
    /// When it was changed last; long ago.
    open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// Has changes told; there are none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Ends that.
    open func endGeneratingLibraryChangeNotifications() {}
}

/// What the person allows of the music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    /// As Apple numbers them.
    case notDetermined, denied, restricted, authorized
}

extension Notification.Name {
    /// Posted when the library has changed; never here.
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}
