import Foundation
import Platform

/// A service in the network's neighborhood; none is found or told of here.
open class NetService: NSObject, @unchecked Sendable {
    /// Hears of the service; not kept.
    open weak var delegate: (any NetServiceDelegate)?
    /// Where it is: "local.".
    public let domain: String
    /// What it is: "_http._tcp.".
    public let type: String
    /// The service's name.
    public let name: String
    /// The port; -1 for one that isn't known.
    public let port: Int
    /// Whether neighbors are found without a network. Default: false.
    open var includesPeerToPeer = false
    /// The machine; nil before it is found.
    open var hostName: String? { nil }
    /// The machine's addresses; nil before it is found.
    open var addresses: [Data]? { nil }
    private var record: Data?

    /// A service of somebody else, to be found.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// A service of the app's, to be told of.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }

    /// Tells the delegate that nobody was told.
    open func publish() { publish(options: []) }

    /// Tells the delegate that nobody was told.
    open func publish(options: Options) {
        AbsentFeature.report(
            "NetService.publish()",
            "the neighborhood isn't told of services here; the delegate hears an error"
        )
        delegate?.netServiceWillPublish(self)
        delegate?.netService(self, didNotPublish: Self.failure)
    }

    /// Tells the delegate that the machine wasn't found.
    open func resolve(withTimeout timeout: TimeInterval) {
        AbsentFeature.report(
            "NetService.resolve(withTimeout:)",
            "services aren't looked for here; the delegate hears an error"
        )
        delegate?.netServiceWillResolve(self)
        delegate?.netService(self, didNotResolve: Self.failure)
    }

    /// Tells the delegate that all is over.
    open func stop() { delegate?.netServiceDidStop(self) }
    /// Nobody changes it.
    open func startMonitoring() {}
    /// Nobody changes it.
    open func stopMonitoring() {}
    /// What the service says of itself.
    open func txtRecordData() -> Data? { record }
    /// Sets what the service says of itself.
    @discardableResult
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }
    /// Runs without a loop.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Runs without a loop.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Names and values as a service says them: each a length and `name=value`, as the DNS has texts.
    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { record, entry in
            let text = Data("\(entry.key)=".utf8) + entry.value
            guard text.count < 256 else { return }
            record.append(UInt8(text.count))
            record += text
        }
    }

    /// Names and values of what a service says.
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var (result, rest) = ([String: Data](), txtData[...])
        while let length = rest.popFirst() {
            let text = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let parts = text.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            if let name = parts.first, !name.isEmpty {
                result[String(decoding: name, as: UTF8.self)] = parts.count > 1 ? Data(parts[1]) : Data()
            }
        }
        return result
    }

    static var failure: [String: NSNumber] {
        [errorDomain: 10, errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue)]
    }

    /// The key of an error's number.
    public static let errorCode = "NSNetServicesErrorCode"
    /// The key of an error's domain.
    public static let errorDomain = "NSNetServicesErrorDomain"

    /// How a service is told of.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Under this name or not at all.
        public static let noAutoRename = Options(rawValue: 1)
        /// With a port that is opened for it.
        public static let listenForConnections = Options(rawValue: 2)
    }

    /// Why something failed.
    public enum ErrorCode: Int, Sendable {
        /// As Apple numbers them.
        case unknownError = -72000, collisionError = -72001, notFoundError = -72002, activityInProgress = -72003
        /// As Apple numbers them.
        case badArgumentError = -72004, cancelledError = -72005, invalidError = -72006, timeoutError = -72007
        /// As Apple numbers them.
        case missingRequiredConfigurationError = -72008
    }
}

/// Hears of a service; all optional.
public protocol NetServiceDelegate: NSObjectProtocol {
    /// Called before others are told.
    func netServiceWillPublish(_ sender: NetService)
    /// Called when others were told.
    func netServiceDidPublish(_ sender: NetService)
    /// Called when they couldn't be told.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// Called before the machine is looked for.
    func netServiceWillResolve(_ sender: NetService)
    /// Called when the machine was found.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// Called when it wasn't.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// Called when all is over.
    func netServiceDidStop(_ sender: NetService)
    /// Called when the service says something else.
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
}

extension NetServiceDelegate {
    /// Optional; nothing.
    public func netServiceWillPublish(_ sender: NetService) {}
    /// Optional; nothing.
    public func netServiceDidPublish(_ sender: NetService) {}
    /// Optional; nothing.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    /// Optional; nothing.
    public func netServiceWillResolve(_ sender: NetService) {}
    /// Optional; nothing.
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    /// Optional; nothing.
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    /// Optional; nothing.
    public func netServiceDidStop(_ sender: NetService) {}
    /// Optional; nothing.
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
}
