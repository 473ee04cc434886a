import Foundation

extension DocumentTables {
    static let datePicker = DocumentAttributes<UIDatePicker>("datePicker") {
        $0.choice(
            "datePickerMode",
            \.datePickerMode,
            [
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ],
            default: .dateAndTime
        )
        $0.choice(
            "style",
            \.preferredDatePickerStyle,
            ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline],
            default: .automatic,
            key: "preferredDatePickerStyle"
        )
        $0.row("locale", read: { $0.node.text("localeIdentifier", of: "locale").map { Locale(identifier: $0) } }) {
            $0.locale = $1
        }
        $0.row("timeZone", read: { $0.node.text("name", of: "timeZone").flatMap { TimeZone(identifier: $0) } }) {
            $0.timeZone = $1
        }
        $0.row("minimumDate", read: { $0.node.date("minimumDate") }) { $0.minimumDate = $1 }
        $0.row("maximumDate", read: { $0.node.date("maximumDate") }) { $0.maximumDate = $1 }
        $0.row("date", read: storedDate) { $0.date = $1 }
        $0.integer("minuteInterval", \.minuteInterval, least: 1, default: 1)
        $0.number("countDownDuration", \.countDownDuration, least: 0)
        $0.bool("roundsToMinuteInterval", \.roundsToMinuteInterval)
    }

    /// A date counts only where the document doesn't ask for today's, which it does unless it says no.
    private static func storedDate(_ reader: any DocumentReading) -> Date? {
        reader.bool("useCurrentDate") == false ? reader.node.date("date") : nil
    }
}
