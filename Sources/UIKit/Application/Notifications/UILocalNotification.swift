import Foundation

/// A notification that the app plans for itself, before iOS 10. None is shown here; the app finds again what it planned.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
@preconcurrency @MainActor
open class UILocalNotification: NSObject, @preconcurrency NSCopying {
    /// When it is due. Nil by default: at once.
    open var fireDate: Date?
    /// The zone of the date; nil, the default, for a moment wherever the person is.
    open var timeZone: TimeZone?
    /// How often it comes again; nothing by default.
    open var repeatInterval: NSCalendar.Unit = []
    /// The calendar of the repeats; nil, the default, for the person's.
    open var repeatCalendar: Calendar?
    /// The text. Nil by default: nothing is shown.
    open var alertBody: String?
    /// Whether the alert has a button that opens the app. Default: true.
    open var hasAction = true
    /// What that button says. Nil by default.
    open var alertAction: String?
    /// The picture that is shown while the app is opened by it. Nil by default.
    open var alertLaunchImage: String?
    /// A short line over the text. Nil by default.
    open var alertTitle: String?
    /// The sound's file. Nil by default: none.
    open var soundName: String?
    /// The number on the app's icon; 0, the default, leaves it.
    open var applicationIconBadgeNumber = 0
    /// What the app keeps with it. Nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The name of its ``UIUserNotificationCategory``. Nil by default.
    open var category: String?

    public override init() { super.init() }

    /// Another of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        (copy.fireDate, copy.timeZone) = (fireDate, timeZone)
        (copy.repeatInterval, copy.repeatCalendar) = (repeatInterval, repeatCalendar)
        (copy.alertBody, copy.hasAction, copy.alertAction) = (alertBody, hasAction, alertAction)
        (copy.alertLaunchImage, copy.alertTitle, copy.soundName) = (alertLaunchImage, alertTitle, soundName)
        (copy.applicationIconBadgeNumber, copy.userInfo) = (applicationIconBadgeNumber, userInfo)
        copy.category = category
        return copy
    }
}

/// The sound of the system.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
