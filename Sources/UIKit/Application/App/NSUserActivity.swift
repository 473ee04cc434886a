import Foundation

/// Something a person does, which another device or a later launch may continue.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // Unchecked: a class of Foundation's kind, which an app keeps to one thread at a time.
    open private(set) var activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var keywords: Set<String> = []
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPrediction = false
    open var needsSave = false

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// The type of the activity that a link of the web begins.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What goes on with an activity that was begun elsewhere.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
