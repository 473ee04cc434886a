extension Text {
    /// How a date is written, as it is now: nothing counts on here.
    public struct DateStyle: Codable, Equatable, Sendable {
        private enum Kind: Codable { case time, date, relative, offset, timer }
        private let kind: Kind
        /// Hours and minutes.
        public static let time = DateStyle(kind: .time)
        /// Day, month and year.
        public static let date = DateStyle(kind: .date)
        /// How far away.
        public static let relative = DateStyle(kind: .relative)
        /// How far away, with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// How far away, as on a clock.
        public static let timer = DateStyle(kind: .timer)

        func text(_ date: Date) -> String {
            switch kind {
            case .time: date.formatted(date: .omitted, time: .shortened)
            case .date: date.formatted(date: .long, time: .omitted)
            case .relative, .timer: Self.clock(date.timeIntervalSinceNow)
            case .offset: (date.timeIntervalSinceNow < 0 ? "-" : "+") + Self.clock(date.timeIntervalSinceNow)
            }
        }

        /// Hours, minutes and seconds of a time in seconds, without its sign.
        static func clock(_ time: TimeInterval) -> String {
            let seconds = Int(abs(time).rounded())
            let rest = String(format: "%02d", seconds % 60)
            guard seconds >= 3600 else { return "\(seconds / 60):\(rest)" }
            return "\(seconds / 3600):\(String(format: "%02d", seconds / 60 % 60)):\(rest)"
        }

        static func interval(_ dates: ClosedRange<Date>) -> String {
            [dates.lowerBound, dates.upperBound].map { $0.formatted(date: .abbreviated, time: .shortened) }
                .joined(separator: " – ")
        }
    }
}
