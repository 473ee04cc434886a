import Foundation

/// Something a person does, which another device or a later launch may continue.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // Unchecked: a class of Foundation's kind, which an app keeps to one thread at a time.
    /// The name under which the Info.plist lists the activity, in reverse-domain form; what the initializer got.
    open private(set) var activityType: String
    /// Shown to people by the system; nil by default.
    open var title: String?
    /// What the app needs to continue; nil by default. Nothing hands it to another device here.
    open var userInfo: [AnyHashable: Any]?
    /// Keys of `userInfo` that a continuation can't do without; kept for the app.
    open var requiredUserInfoKeys: Set<String>?
    /// The page that shows the same in a browser; kept for the app.
    open var webpageURL: URL?
    /// The page that led to `webpageURL`; kept for the app.
    open var referrerURL: URL?
    /// Names the activity for deletion later; kept for the app.
    open var persistentIdentifier: String?
    /// Tells scenes which of them should continue the activity; kept for the app, as there is one scene.
    open var targetContentIdentifier: String?
    /// Words to find the activity by; empty by default. Nothing indexes them.
    open var keywords: Set<String> = []
    /// Default: false. Nothing searches activities.
    open var isEligibleForSearch = false
    /// Default: true. Nothing continues activities on another device.
    open var isEligibleForHandoff = true
    /// Default: false. Nothing predicts.
    open var isEligibleForPrediction = false
    /// True asks for an update of `userInfo` before it is sent, which never happens here. Default: false.
    open var needsSave = false

    /// An activity without title and information; it does nothing until the app says more.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries; those of the argument win over entries that are there.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Does nothing: there is no system that would offer the activity elsewhere.
    open func becomeCurrent() {}
    /// Does nothing, as `becomeCurrent()`.
    open func resignCurrent() {}
    /// Does nothing; the activity can still be read.
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
