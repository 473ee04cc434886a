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
        QuietMemoryPressure(eventMask, DispatchSource.makeUserDataAddSource(queue: queue))
    }
}

/// A source that tells of short memory.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    /// What has happened since the handler ran last: nothing.
    public var data: DispatchSource.MemoryPressureEvent { [] }
    /// What it waits for.
    public var mask: DispatchSource.MemoryPressureEvent { (self as? QuietMemoryPressure)?.levels ?? [] }
}

/// A source that is resumed and canceled as any other, and whose event never comes.
private final class QuietMemoryPressure: DispatchSourceMemoryPressure {
    let levels: DispatchSource.MemoryPressureEvent
    private let source: any DispatchSourceUserDataAdd

    init(_ levels: DispatchSource.MemoryPressureEvent, _ source: any DispatchSourceUserDataAdd) {
        self.levels = levels
        self.source = source
    }

    var data: UInt { 0 }
    var mask: UInt { levels.rawValue }
    var handle: UInt { source.handle }
    var isCancelled: Bool { source.isCancelled }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
}
