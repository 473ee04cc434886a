import Foundation

/// Finds dates and times in common forms.
struct DateScanner {
    /// What "today" means, and which year is meant where none is said.
    let now: Date
    /// Whose locale has the names of months, and says whether a month or a day comes first in 1/2/2024.
    let calendar: Calendar

    /// What is found in a range, in the order of the text.
    func dates(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return DatePattern.current(calendar.locale ?? .current).matches(in: string, range: range).compactMap { match in
            moment(match, text).map { DetectedData(range: match.range, value: .date($0.date, $0.zone)) }
        }
    }

    private func moment(_ match: NSTextCheckingResult, _ text: NSString) -> (date: Date, zone: TimeZone?)? {
        var calendar = calendar
        let zone = match.text("zone", in: text).flatMap(Self.zone)
        if let zone { calendar.timeZone = zone }
        guard var parts = day(match, text, calendar) else { return nil }
        guard let time = time(match, text) else { return nil }
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
        return (date, zone)
    }

    // MARK: Days

    private func day(_ match: NSTextCheckingResult, _ text: NSString, _ calendar: Calendar) -> DateComponents? {
        func number(_ group: String) -> Int? { match.text(group, in: text).flatMap { Int($0) } }
        if let year = number("isoYear") {
            return DateComponents(year: year, month: number("isoMonth"), day: number("isoDay"))
        }
        if let first = number("first"), let second = number("second"), let year = number("numericYear") {
            let isDayFirst = match.text("dot", in: text) == "." || !isMonthFirst || first > 12
            return DateComponents(
                year: Self.fullYear(year),
                month: isDayFirst ? second : first,
                day: isDayFirst ? first : second
            )
        }
        if let name = match.text("monthBefore", in: text) ?? match.text("monthAfter", in: text) {
            guard let month = DatePattern.month(name, calendar.locale ?? .current) else { return nil }
            let year = number("yearBefore") ?? number("yearAfter") ?? calendar.component(.year, from: now)
            return DateComponents(year: year, month: month, day: number("dayBefore") ?? number("dayAfter"))
        }
        let offset = match.text("relative", in: text).flatMap { DatePattern.offset($0, calendar.locale ?? .current) }
        guard let date = calendar.date(byAdding: .day, value: offset ?? 0, to: now) else { return nil }
        return calendar.dateComponents([.year, .month, .day], from: date)
    }

    private var isMonthFirst: Bool {
        let order = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: calendar.locale ?? .current) ?? ""
        guard let month = order.firstIndex(of: "M"), let day = order.firstIndex(of: "d") else { return true }
        return month < day
    }

    /// 24 is 2024, 70 is 1970.
    private static func fullYear(_ year: Int) -> Int {
        year >= 100 ? year : year + (year < 50 ? 2000 : 1900)
    }

    // MARK: Times

    /// Noon where the text has no time, and nil where it has one that no clock shows.
    private func time(_ match: NSTextCheckingResult, _ text: NSString) -> (hour: Int, minute: Int, second: Int)? {
        func number(_ group: String) -> Int? { match.text(group, in: text).flatMap { Int($0) } }
        guard var hour = number("hour") ?? number("lateHour") ?? number("loneHour") else { return (12, 0, 0) }
        let minute = number("minute") ?? number("lateMinute") ?? number("loneMinute") ?? 0
        let second = number("second60") ?? 0
        let half = match.text("half", in: text) ?? match.text("lateHalf", in: text) ?? match.text("loneHalf", in: text)
        if let half {
            guard 1...12 ~= hour else { return nil }
            hour = hour % 12 + (half.lowercased().hasPrefix("p") ? 12 : 0)
        }
        return hour < 24 && minute < 60 && second < 60 ? (hour, minute, second) : nil
    }

    /// The zone of `Z`, `+02:00` and `+0200`.
    private static func zone(_ text: String) -> TimeZone? {
        if text.uppercased() == "Z" { return .gmt }
        let digits = text.filter(\.isNumber)
        guard digits.count == 4, let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else {
            return nil
        }
        return TimeZone(secondsFromGMT: (hours * 3600 + minutes * 60) * (text.hasPrefix("-") ? -1 : 1))
    }
}
