import Dispatch
import Foundation
import Platform

/// Sends and receives; it never gets ready here.
public final class NWConnection: @unchecked Sendable {
    /// How far it is.
    public enum State: Sendable {
        /// Before the start, waiting, getting there, there, given up or cancelled.
        case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
    }
    /// Where it leads.
    public let endpoint: NWEndpoint
    /// How.
    public let parameters: NWParameters
    /// Hears how far it is. Nil by default.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// How far it is.
    public private(set) var state = State.setup

    /// To a place.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    /// To a port of a host.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// Fails at once.
    public func start(queue: DispatchQueue) {
        AbsentFeature.report("NWConnection.start", "connections aren't made here; it fails")
        state = .failed(.posix(.ENETDOWN))
        queue.async { [self] in stateUpdateHandler?(state) }
    }
    /// Ends it.
    public func cancel() { state = .cancelled }
}

/// A place in the network.
public enum NWEndpoint: Hashable, Sendable {
    /// A name or an address.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
        /// A name.
        case name(String, NWInterface?)
        /// A name or an address.
        public init(_ string: String) { self = .name(string, nil) }
        /// A name or an address.
        public init(stringLiteral value: String) { self.init(value) }
    }
    /// A number from 0 to 65535.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
        /// The number.
        public let rawValue: UInt16
        /// By its number.
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// By its number.
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// By its number as text; nil where it is none.
        public init?(_ service: String) {
            guard let value = UInt16(service) else { return nil }
            rawValue = value
        }
        /// 80.
        public static let http: Port = 80
        /// 443.
        public static let https: Port = 443
    }
    /// A port of a host.
    case hostPort(host: Host, port: Port)
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable {
    /// A stream of bytes.
    public static var tcp: NWParameters { NWParameters() }
    /// Single messages.
    public static var udp: NWParameters { NWParameters() }
    /// A stream that nobody else reads.
    public static var tls: NWParameters { NWParameters() }
    /// Over which way. Default: any.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
}

/// Why something failed.
public enum NWError: Error, Equatable, Sendable {
    /// By the system.
    case posix(POSIXErrorCode)
}
