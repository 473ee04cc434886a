import Foundation

/// Something a person does, which another device or a later launch may continue.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // Unchecked: a class of Foundation's kind, which an app keeps to one thread at a time.
    /// The name under which the Info.plist lists the activity, in reverse-domain form; what the initializer got.
    open private(set) var activityType: String
    /// Shown to people by the system; nil by default.
    open var title: String?
    /// What the app needs to continue. Nil by default.
    ///
    /// - Note: No effect here: nothing hands it to another device.
    open var userInfo: [AnyHashable: Any]?
    /// Keys of `userInfo` that a continuation can't do without. Nil by default.
    ///
    /// - Note: No effect here: nothing continues activities.
    open var requiredUserInfoKeys: Set<String>?
    /// The page that shows the same in a browser. Nil by default.
    ///
    /// - Note: No effect here: nothing continues activities.
    open var webpageURL: URL?
    /// The page that led to `webpageURL`. Nil by default.
    ///
    /// - Note: No effect here: nothing continues activities.
    open var referrerURL: URL?
    /// The activity's name, for deleting it later. Nil by default.
    ///
    /// - Note: No effect here: nothing stores activities.
    open var persistentIdentifier: String?
    /// Tells scenes which of them should continue the activity. Nil by default.
    ///
    /// - Note: No effect here: there is one scene.
    open var targetContentIdentifier: String?
    /// Words to find the activity by. Empty by default.
    ///
    /// - Note: No effect here: nothing indexes them.
    open var keywords: Set<String> = []
    /// Whether a search on the device may find the activity. Default: false.
    ///
    /// - Note: No effect here: nothing searches activities.
    open var isEligibleForSearch = false
    /// Whether another device may continue the activity. Default: true.
    ///
    /// - Note: No effect here: there is no other device.
    open var isEligibleForHandoff = true
    /// Whether the system may propose the activity. Default: false.
    ///
    /// - Note: No effect here: nothing predicts.
    open var isEligibleForPrediction = false
    /// Asks for an update of `userInfo` before the activity is sent. Default: false.
    ///
    /// - Note: No effect here: nothing sends activities.
    open var needsSave = false

    /// An activity without title and information; it does nothing until the app says more.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries; those of the argument win over entries that are there.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Says that the user is at this activity now.
    ///
    /// - Note: No effect here: there is no system that would offer the activity elsewhere.
    open func becomeCurrent() {}
    /// Says that the user has left this activity.
    ///
    /// - Note: No effect here: there is no system that would offer the activity elsewhere.
    open func resignCurrent() {}
    /// Says that the activity isn't needed any more; it can still be read.
    ///
    /// - Note: No effect here: there is no system that would offer the activity elsewhere.
    open func invalidate() {}
}

/// The type of the activity that a link of the web begins.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What goes on with an activity that was begun elsewhere.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
    /// Called by the app itself through the restoration handler; a responder takes up what the activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
