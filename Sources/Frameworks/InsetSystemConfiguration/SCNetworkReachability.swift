import Dispatch
import Foundation
import Glibc

/// Whether a host can be reached: here every one can.
public final class SCNetworkReachability: @unchecked Sendable {
    var callback: SCNetworkReachabilityCallBack?
    var context: UnsafeMutableRawPointer?
    var release: ((UnsafeRawPointer) -> Void)?
    /// Any host.
    init() {}
    deinit { if let context { release?(UnsafeRawPointer(context)) } }
}

/// How a host is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// For a while.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// Something answers.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// After something was begun.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// Begun by the first bytes.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// After the person did something.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// Begun by the system.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// The same as `connectionOnTraffic`.
    public static let connectionAutomatic = connectionOnTraffic
    /// The host is this device.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Without a way between.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// Over the telephone.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// Hears of changes.
public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// What a callback is given.
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: Int
    /// What the callback is given.
    public var info: UnsafeMutableRawPointer?
    /// Keeps it; nil where nobody need.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets it go.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes it.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    /// All of it.
    public init(
        version: Int,
        info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
}

/// Of a host's name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?,
    _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Of an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?,
    _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Answers that it can be reached.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability,
    _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}

/// Who hears of changes.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability,
    _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    if let info = target.context { target.release?(UnsafeRawPointer(info)) }
    target.callback = callout
    target.context = context?.pointee.info
    target.release = context?.pointee.release
    if let info = context?.pointee.info { _ = context?.pointee.retain?(UnsafeRawPointer(info)) }
    return true
}

/// Where the callback runs; it is called once soon, and never again, as nothing changes.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    queue?.async { target.callback?(target, .reachable, target.context) }
    return true
}

/// Never called: nothing changes.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability,
    _ runLoop: AnyObject,
    _ runLoopMode: AnyObject
) -> Bool { true }

/// Nothing was begun.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability,
    _ runLoop: AnyObject,
    _ runLoopMode: AnyObject
) -> Bool { true }
