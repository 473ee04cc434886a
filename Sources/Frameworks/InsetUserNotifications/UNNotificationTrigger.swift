import Foundation

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether again and again.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    public let timeInterval: TimeInterval
    /// After some seconds; again after at least 60.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// From now on.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date.
    public let dateComponents: DateComponents
    /// At a date, or whenever these components hold.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// The next one after now.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// From far.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
