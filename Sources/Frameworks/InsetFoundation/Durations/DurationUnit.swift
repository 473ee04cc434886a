import Foundation

/// A unit of lengths of time, the largest first.
enum DurationUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (left: DurationUnit, right: DurationUnit) -> Bool { left.rawValue < right.rawValue }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var icuUnit: ICUDurationFormat.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Whether it stands between colons.
    var isOfClock: Bool { self >= .hour }

    /// How many of the next smaller unit it has; nil where that depends on the date.
    var countOfNext: Int? {
        switch self {
        case .year: 12
        case .week: 7
        case .day: 24
        case .hour, .minute: 60
        case .month, .second: nil
        }
    }

    /// In seconds; nil where that depends on the date.
    var length: TimeInterval? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }
}
