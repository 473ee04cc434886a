/// Marks intervals and moments as lines of a log.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// A signposter of a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// A signposter of a subsystem with one of the system's categories.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// A signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// The app's own; writes nothing.
    public init() { log = .disabled }
    /// Writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether it writes anything.
    public var isEnabled: Bool { log.signpostsEnabled }
    /// A new identifier.
    public func makeSignpostID() -> OSSignpostID { .next() }
    /// The same identifier for the same object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        log.write("begin \(name)", .debug)
        return OSSignpostIntervalState(id)
    }
    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        log.write("begin \(name): \(message.text)", .debug)
        return OSSignpostIntervalState(id)
    }
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.write("end \(name)", .debug)
    }
    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
        log.write("end \(name): \(message.text)", .debug)
    }
    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.write("event \(name)", .debug) }
    /// Marks a moment with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
        log.write("event \(name): \(message.text)", .debug)
    }
    /// An interval around some work.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}
