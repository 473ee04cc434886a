import Foundation

/// What stands in a log at a moment.
public class OSLogEntry: NSObject, @unchecked Sendable {
    // Unchecked: never changes.
    /// The line without subsystem, category and level.
    public let composedMessage: String
    /// When it was written.
    public let date: Date

    init(_ line: LogMemory.Line) {
        composedMessage = line.text
        date = line.date
        super.init()
    }
}

/// What comes from a process.
public protocol OSLogEntryFromProcess {
    /// The program's name.
    var process: String { get }
    /// The process's number.
    var processIdentifier: Int32 { get }
}

/// What was written to a log of a subsystem.
public protocol OSLogEntryWithPayload {
    /// The log's subsystem; empty for the app's own.
    var subsystem: String { get }
    /// The log's category; empty for the app's own.
    var category: String { get }
}

/// A line of a log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    // Unchecked: never changes.
    /// How important a line is.
    public enum Level: Int, Sendable {
        /// Of a level that has no name.
        case undefined = 0
        /// For development.
        case debug = 1
        /// Useful, but not needed.
        case info = 2
        /// What goes wrong may need it.
        case notice = 3
        /// Something went wrong in this process.
        case error = 4
        /// Something went wrong in the program or the system.
        case fault = 5
    }

    /// How important the line is.
    public let level: Level
    /// The log's subsystem; empty for the app's own.
    public let subsystem: String
    /// The log's category; empty for the app's own.
    public let category: String
    /// The program's name.
    public var process: String { ProcessInfo.processInfo.processName }
    /// The process's number.
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }

    override init(_ line: LogMemory.Line) {
        (subsystem, category) = (line.subsystem, line.category)
        level =
            switch line.type {
            case .default: .notice
            case .info: .info
            case .debug: .debug
            case .error: .error
            case .fault: .fault
            default: .undefined
            }
        super.init(line)
    }

    /// What predicates see.
    var values: [String: Any] {
        [
            "composedMessage": composedMessage, "subsystem": subsystem, "category": category, "date": date,
            "level": level.rawValue, "process": process,
        ]
    }
}
