import Foundation

/// Reads back what the process has written to logs (iOS 15): its last ten thousand lines.
public final class OSLogStore: Sendable {
    /// Whose lines are read.
    public enum Scope: Int, Sendable {
        /// Those of all processes; on iOS no app may read them.
        case system = 0
        /// Those of this process.
        case currentProcessIdentifier = 1
    }

    /// Opens the lines of a scope.
    ///
    /// - Throws: `CocoaError.fileReadNoPermission` for the system's.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    }

    /// The place of a moment.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

    /// The place so many seconds before the last line.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: (LogMemory.all.last?.date ?? Date()).addingTimeInterval(-seconds))
    }

    /// The place so many seconds after the system has begun; the process, here.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        guard let first = LogMemory.all.first else { return OSLogPosition(date: .distantPast) }
        return OSLogPosition(date: first.date.addingTimeInterval(seconds))
    }

    /// The lines from a place on, the oldest first.
    ///
    /// - Parameters:
    ///   - options: `reverse`: the latest first.
    ///   - position: Nil: all.
    ///   - predicate: Of `composedMessage`, `subsystem`, `category`, `date`, `level` and `process`; nil: all.
    public func getEntries(
        with options: OSLogEnumerator.Options = [],
        at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let isReverse = options.contains(.reverse)
        let lines = LogMemory.all.filter { line in
            guard let position else { return true }
            return isReverse ? line.date <= position.date : line.date >= position.date
        }
        let entries = lines.map(OSLogEntryLog.init).filter { predicate?.evaluate(with: $0.values) ?? true }
        return AnySequence(isReverse ? entries.reversed() : entries)
    }
}

/// A place among the lines of a log.
public final class OSLogPosition: Sendable {
    let date: Date
    init(date: Date) { self.date = date }
}

/// How lines are read back.
public enum OSLogEnumerator {
    /// In which order.
    public struct Options: OptionSet, Sendable {
        /// The options as a number.
        public let rawValue: UInt
        /// Options of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The latest line first.
        public static let reverse = Options(rawValue: 1)
    }
}
