import Foundation
import FoundationNetworking

extension URLRequest {
    /// Whether a network in low data mode may be used. True, whatever is set: the machine has no such mode.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Whether a network may be used that costs. True, whatever is set: the machine doesn't know what its network costs.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSessionConfiguration {
    /// What a session has that goes on while the app is away: the default, as the app is never ended here.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
    /// Whether the app is launched to hear of transfers in the background. True, whatever is set: the app isn't ended.
    public var sessionSendsLaunchEvents: Bool {
        get { true }
        set {}
    }
}

extension URLError {
    /// Why the network couldn't be used.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// It is one of a phone's.
        case cellular = 0
        /// It costs.
        case expensive = 1
        /// It is in low data mode.
        case constrained = 2
    }

    /// What the error's user info says; nil for errors that are made here, as the machine's network has no such modes.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
    }
}

/// Where an error says why the network couldn't be used: a raw value of `URLError.NetworkUnavailableReason`.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"
