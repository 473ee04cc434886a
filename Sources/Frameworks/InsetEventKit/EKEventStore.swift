import CoreGraphics
import Foundation
import InsetCoreLocation
import Platform

/// Hears whether the app may, and what went wrong.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

/// The person's calendars: there are none, and access is denied.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Whether the app may see them; denied.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    /// Answers that the app may not.
    open func requestAccess(
        to entityType: EKEntityType,
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        refuse("requestAccess")
        completion(false, nil)
    }
    /// Answers that the app may not.
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    /// Answers that the app may not.
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    /// Answers that the app may not.
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    /// Answers that the app may not.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        refuse("requestAccess")
        return false
    }
    /// Answers that the app may not.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Answers that the app may not.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Answers that the app may not.
    open func requestFullAccessToReminders() async throws -> Bool { false }
    private func refuse(_ call: String) {
        AbsentFeature.report("EKEventStore.\(call)", "there are no calendars here; access is denied")
    }
    /// Event store identifier.
    open var eventStoreIdentifier: String { "" }
    /// Sources.
    open var sources: [EKSource] { [] }
    /// Default calendar for new events.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Default calendar for new reminders.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Calendars for.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Calendar with identifier.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Event with identifier.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Events matching.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Enumerate events matching using.
    open func enumerateEvents(
        matching predicate: NSPredicate,
        using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
    ) {}
    /// Predicate for events with start end calendars.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate { _, _ in false }
    }
    /// Predicate for reminders in.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate { _, _ in false } }
    /// Fetch reminders matching completion.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion(nil)
        return NSObject()
    }
    private func fail(_ call: String) -> NSError {
        refuse(call)
        return NSError(domain: EKErrorDomain, code: 29)
    }
    /// Throws: there are no calendars.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw fail("save") }
    /// Throws: there are no calendars.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw fail("save") }
    /// Throws: there are no calendars.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw fail("save") }
    /// Throws: there are no calendars.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw fail("remove") }
    /// Throws: there are no calendars.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw fail("remove") }
    /// Throws: there are no calendars.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw fail("saveCalendar") }
    /// Commit.
    open func commit() throws {}
    /// Reset.
    open func reset() {}
}
/// The domain of errors.
public let EKErrorDomain = "EKErrorDomain"
extension NSNotification.Name {
    /// Posted when calendars change; never here.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
    /// As Apple numbers them.
    case event, reminder
}
/// Whether the app may see calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    /// As Apple numbers them.
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// The name of before iOS 17.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// What of a series is meant.
public enum EKSpan: Int, Sendable {
    /// One, or all from it on.
    case thisEvent, futureEvents
}
/// An account.
open class EKSource: NSObject, @unchecked Sendable {
    /// Title.
    open var title: String { "" }
    /// Source identifier.
    open var sourceIdentifier: String { "" }
    /// Source type.
    open var sourceType: EKSourceType { .local }
}
/// What an account is.
public enum EKSourceType: Int, Sendable {
    /// As Apple numbers them.
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}
/// A calendar.
open class EKCalendar: NSObject, @unchecked Sendable {
    /// Title. Default: empty.
    open var title = ""
    /// Source. Nil by default.
    open var source: EKSource!
    /// Cg color. Nil by default.
    open var cgColor: CGColor!
    /// Whether this allows content modifications.
    open var allowsContentModifications: Bool { true }
    /// Calendar identifier.
    public let calendarIdentifier = UUID().uuidString
    /// Makes one by for, event store.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
/// Something on a day.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    /// Calendar. Nil by default.
    open var calendar: EKCalendar!
    /// Title. Default: empty.
    open var title: String! = ""
    /// Location. Nil by default.
    open var location: String?
    /// Notes. Nil by default.
    open var notes: String?
    /// Url. Nil by default.
    open var url: URL?
    /// Time zone. Nil by default.
    open var timeZone: TimeZone?
    /// Alarms. Nil by default.
    open var alarms: [EKAlarm]?
    /// Recurrence rules. Nil by default.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Calendar item identifier.
    public let calendarItemIdentifier = UUID().uuidString
    /// Creation date.
    open var creationDate: Date? { nil }
    /// Last modified date.
    open var lastModifiedDate: Date? { nil }
    /// Whether this has alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Add alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Remove alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Add recurrence rule.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}
/// Something that happens.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// Start date.
    open var startDate: Date! = Date()
    /// End date.
    open var endDate: Date! = Date()
    /// Whether this is all day. Default: false.
    open var isAllDay = false
    /// Availability. Default: EKEventAvailability.busy.
    open var availability = EKEventAvailability.busy
    /// Event identifier.
    open var eventIdentifier: String! { calendarItemIdentifier }
    /// Structured location. Nil by default.
    open var structuredLocation: EKStructuredLocation?
    /// Whose birthday it is: nil, as no calendar of birthdays is there.
    open var birthdayContactIdentifier: String? { nil }
    /// Makes one by event store.
    public init(eventStore: EKEventStore) {}
}
/// Whether the person has time.
public enum EKEventAvailability: Int, Sendable {
    /// As Apple numbers them.
    case notSupported = -1, busy, free, tentative, unavailable
}
/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// Start date components. Nil by default.
    open var startDateComponents: DateComponents?
    /// Due date components. Nil by default.
    open var dueDateComponents: DateComponents?
    /// Whether this is completed. Default: false.
    open var isCompleted = false
    /// Completion date. Nil by default.
    open var completionDate: Date?
    /// Priority. Default: 0.
    open var priority = 0
    /// Makes one by event store.
    public init(eventStore: EKEventStore) {}
}
/// A place with a name.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
    /// Title. Nil by default.
    open var title: String?
    /// Where it is. Nil by default.
    open var geoLocation: CLLocation?
    /// Radius. Default: 0.
    open var radius: Double = 0
    /// Makes one by title.
    public init(title: String) { self.title = title }
}
/// Tells before something happens.
open class EKAlarm: NSObject, @unchecked Sendable {
    /// Relative offset. Default: 0.
    open var relativeOffset: TimeInterval = 0
    /// Absolute date. Nil by default.
    open var absoluteDate: Date?
    /// Rings at once.
    public override init() { super.init() }
    /// Makes one by absolute date.
    public init(absoluteDate date: Date) { absoluteDate = date }
    /// Makes one by relative offset.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
/// How something comes again.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
    /// Frequency.
    public let frequency: EKRecurrenceFrequency
    /// Interval.
    public let interval: Int
    /// Recurrence end.
    public let recurrenceEnd: EKRecurrenceEnd?
    /// Makes one by recurrence with, interval, end.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}
/// How often something comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// As Apple numbers them.
    case daily, weekly, monthly, yearly
}
/// Until when something comes again.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    /// End date.
    public let endDate: Date?
    /// Occurrence count.
    public let occurrenceCount: Int
    /// Makes one by end.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// Makes one by occurrence count.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
