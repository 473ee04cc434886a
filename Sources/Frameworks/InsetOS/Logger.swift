/// Writes lines of one subject: to standard error here.
public struct Logger: @unchecked Sendable {
    private let log: OSLog

    /// A logger of a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// A logger for a log.
    public init(_ logObj: OSLog) { log = logObj }
    /// The app's own.
    public init() { log = .default }

    /// Writes a line.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a line of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a line for development.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a line for development.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a line that may be useful.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a line.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a line about something that went wrong.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a line about something that went wrong.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a line about something that went wrong in the program.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a line about something that went wrong in the program.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
