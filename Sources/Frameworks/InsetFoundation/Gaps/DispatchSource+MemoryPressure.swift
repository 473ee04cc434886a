import Dispatch

extension DispatchSource {
    /// How short of memory the system is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        /// The levels as bits.
        public let rawValue: UInt
        /// Of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Memory suffices.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Memory is getting short.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Apps are about to be ended.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// Normal, warning and critical.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// A source that tells of short memory; nobody is ever short of it here, so that it never fires.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        // Dispatch takes every source for one of its own class; this one is fired by hand, and nobody does.
        guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else {
            preconditionFailure("Dispatch makes sources of another class")
        }
        return source
    }
}

/// A source that tells of short memory.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    /// What has happened since the handler ran last: nothing.
    public var data: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource: DispatchSourceMemoryPressure {}
