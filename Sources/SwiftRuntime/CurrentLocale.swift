import Foundation
import Synchronization

/// The region and language that Foundation takes for the person's own.
///
/// Foundation for Linux has no settings to read them from: its `Locale.current` is `en_001` everywhere, so that prices
/// had no currency and weeks began on Monday. The functions below bear the names of Foundation's, and the dynamic
/// linker takes the first of a name, as with the main loop's (``MainLoopCapture``): formatters, calendars and apps hear
/// of this one. A program whose standard library is static keeps Foundation's.
package enum CurrentLocale {
    private static let kept = Mutex(Locale(identifier: "en_US"))

    /// Both of the process; US English until a device says otherwise.
    package static var value: Locale {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }

    /// Whether Foundation itself asks here.
    package static var isEffective: Bool { NumberFormatter().locale == value }
}

/// Stands before `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func currentLocale() -> Locale { CurrentLocale.value }

/// Stands before `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func autoupdatingCurrentLocale() -> Locale { CurrentLocale.value }

/// Stands before `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func preferredLanguages() -> [String] { [CurrentLocale.value.identifier(.bcp47)] }

/// Stands before `Calendar.current`, whose weeks begin as the region's do.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func currentCalendar() -> Calendar {
    let locale = CurrentLocale.value
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = .current
    return calendar
}
