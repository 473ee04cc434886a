import Foundation

/// Tells of the telephone; there is none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    /// Subscriber cellular provider.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// Service subscriber cellular providers.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// Current radio access technology.
    open var currentRadioAccessTechnology: String? { nil }
    /// Service current radio access technology.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// Data service identifier.
    open var dataServiceIdentifier: String? { nil }
    public override init() { super.init() }
}
/// Who runs a network.
open class CTCarrier: NSObject, @unchecked Sendable {
    /// Carrier name.
    open var carrierName: String? { nil }
    /// Mobile country code.
    open var mobileCountryCode: String? { nil }
    /// Mobile network code.
    open var mobileNetworkCode: String? { nil }
    /// Iso country code.
    open var isoCountryCode: String? { nil }
    /// Whether this allows VOIP.
    open var allowsVOIP: Bool { true }
}
/// Tells of calls; there are none.
open class CTCallCenter: NSObject, @unchecked Sendable {
    /// Current calls.
    open var currentCalls: Set<CTCall>? { nil }
    /// Call event handler. Nil by default.
    open var callEventHandler: ((CTCall) -> Void)?
    public override init() { super.init() }
}
/// A call.
open class CTCall: NSObject, @unchecked Sendable {
    /// Call state.
    open var callState: String { CTCallStateDisconnected }
    /// Call ID.
    open var callID: String { "" }
}
/// Whether apps may use the network; they may.
open class CTCellularData: NSObject, @unchecked Sendable {
    /// Restricted state.
    open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
    /// Cellular data restriction did update notifier. Nil by default.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    public override init() { super.init() }
}
/// Whether apps may use the network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    /// As Apple numbers them.
    case restrictedStateUnknown, restricted, notRestricted
}
/// Call state dialing.
public let CTCallStateDialing = "CTCallStateDialing"
/// Call state incoming.
public let CTCallStateIncoming = "CTCallStateIncoming"
/// Call state connected.
public let CTCallStateConnected = "CTCallStateConnected"
/// Call state disconnected.
public let CTCallStateDisconnected = "CTCallStateDisconnected"
/// Radio access technology LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// Radio access technology edge.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// Radio access technology GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// Radio access technology WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// Radio access technology HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// Radio access technology HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// Radio access technology CDMA1 x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// Radio access technology NR.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// Radio access technology NRNSA.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
