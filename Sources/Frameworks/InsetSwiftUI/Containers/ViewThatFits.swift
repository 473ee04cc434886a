/// The first of several views for which there is space.
public struct ViewThatFits<Content: View>: _PrimitiveView {
    /// Holds views.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

/// What grows between others.
public struct Spacer: _PrimitiveView, Sendable {
    /// At least so many points.
    nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A line between others.
public struct Divider: _PrimitiveView, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

/// What is drawn again as time goes by; never here.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The time of a drawing.
    public struct Context: Sendable {
        /// How often it is drawn.
        public enum Cadence: Comparable, Sendable {
            /// Several times a second, each second, or each minute.
            case live, seconds, minutes
        }
        /// When.
        public let date: Date
        /// How often.
        public let cadence: Cadence
    }
}

/// The time of a drawing.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
    /// None.
    public typealias Body = Never
    /// At times.
    nonisolated public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
}

/// When something is drawn again.
public protocol TimelineSchedule {
    /// How exact the times are.
    typealias Mode = TimelineScheduleMode
    /// The kind of the times.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The times from one on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How exact times are.
public enum TimelineScheduleMode: Sendable {
    /// As asked for, or less often.
    case normal, lowFrequency
}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Makes it.
    public init() {}
    /// The beginning of each minute.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let minute = Date(
            timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        )
        return PeriodicTimelineSchedule(from: minute, by: 60).entries(from: startDate, mode: mode)
    }
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Times at equal distances.
    public struct Entries: IteratorProtocol, Sendable, Sequence {
        var date: Date
        let interval: TimeInterval
        /// The next time.
        public mutating func next() -> Date? {
            defer { date = date.addingTimeInterval(interval) }
            return date
        }
    }
    private let start: Date
    private let interval: TimeInterval
    /// From a time on, in seconds.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
    /// The times from one on.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.up))
        return Entries(date: start.addingTimeInterval(steps * interval), interval: interval)
    }
}

/// At times that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    /// At times.
    public init(_ dates: Entries) { self.dates = dates }
    /// The times.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: Double
    /// At least so many seconds apart.
    public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval ?? 1 / 60 }
    /// The times from one on.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At equal distances, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen is drawn.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// As often as the screen is drawn, at least so many seconds apart.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At times that are given.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
