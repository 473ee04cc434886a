import Foundation

/// A notification to be shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// What tells it from others.
    public let identifier: String
    /// What it shows.
    public let content: UNNotificationContent
    /// When it is shown; nil: at once.
    public let trigger: UNNotificationTrigger?

    /// A notification to be shown.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that was shown.
open class UNNotification: NSObject, @unchecked Sendable {
    /// When.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// What the person did by writing an answer; none is ever made here, as no notification is shown.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The answer.
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The person touched the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person waved it away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a notification shows.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The first line.
    open internal(set) var title = ""
    /// The second line.
    open internal(set) var subtitle = ""
    /// The text.
    open internal(set) var body = ""
    /// The number on the app's icon; nil leaves it.
    open internal(set) var badge: NSNumber?
    /// What is heard.
    open internal(set) var sound: UNNotificationSound?
    /// The kind, with its actions.
    open internal(set) var categoryIdentifier = ""
    /// Those of one name are shown together.
    open internal(set) var threadIdentifier = ""
    /// Files that are shown with it.
    open internal(set) var attachments: [UNNotificationAttachment] = []
    /// What the app keeps with it.
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// What a summary of several says of this one; empty by default.
    open internal(set) var summaryArgument = ""
    /// How many things a summary counts for this one; 1 by default.
    open internal(set) var summaryArgumentCount = 1
    /// The image that the app's launch shows; empty by default.
    open internal(set) var launchImageName = ""

    /// Content that stays as this is now.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent().taking(self) }

    /// Content that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent().taking(self) }

    final func taking(_ other: UNNotificationContent) -> Self {
        (title, subtitle, body, badge, sound) = (other.title, other.subtitle, other.body, other.badge, other.sound)
        (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
        (attachments, userInfo, launchImageName) = (other.attachments, other.userInfo, other.launchImageName)
        (summaryArgument, summaryArgumentCount) = (other.summaryArgument, other.summaryArgumentCount)
        return self
    }

    /// Nothing.
    public override init() { super.init() }
}

/// What a notification will show.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// Files that are shown with it.
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    /// The second line.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon; nil leaves it.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// What is heard.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// The kind, with its actions.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// Those of one name are shown together.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// What the app keeps with it.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// What a summary of several says of this one; empty by default.
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { super.summaryArgument = newValue }
    }
    /// How many things a summary counts for this one; 1 by default.
    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { super.summaryArgumentCount = newValue }
    }
    /// The image that the app's launch shows; empty by default.
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The system's.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    /// One of the app's.
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String
    /// A file's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NSString {
    /// A text of the app's table `Localizable` with its arguments put in, at once rather than when it is delivered.
    ///
    /// - Parameters:
    ///   - key: What stands for the text in the table, and is taken where the table hasn't it.
    ///   - arguments: Texts and numbers for the text's `%@`.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: key, table: nil)
        return (arguments ?? []).reduce(format) { text, argument in
            guard let place = text.range(of: "%@") else { return text }
            return text.replacingCharacters(in: place, with: "\(argument)")
        }
    }
}
