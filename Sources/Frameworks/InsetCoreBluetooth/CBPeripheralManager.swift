import Dispatch
import Foundation
import Platform

/// Makes this device one that others find; there is no Bluetooth here.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// Hears of the state; not kept.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Whether the app may share data as a peripheral, as it was asked before iOS 13: not determined, as nobody is asked.
    open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .notDetermined }
    /// False.
    open var isAdvertising: Bool { false }

    /// Makes one that nobody listens to.
    public override convenience init() { self.init(delegate: nil, queue: nil) }

    /// Makes one, and tells its delegate soon that there is no Bluetooth.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        (queue ?? .main).async { [weak self] in
            guard let self else { return }
            self.delegate?.peripheralManagerDidUpdateState(self)
        }
    }

    /// Nobody hears it.
    open func startAdvertising(_ advertisementData: [String: Any]?) {
        AbsentFeature.report("CBPeripheralManager.startAdvertising(_:)", "there is no Bluetooth here")
    }
    /// Ends what was heard by nobody.
    open func stopAdvertising() {}
    /// None.
    open func removeAllServices() {}
}

/// Hears of those who find this device.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// There is Bluetooth, or none any more.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// It can be found, or it can't.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
    /// Nothing.
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
}

/// In what is found: a device's name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// In what is found: what its maker says.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// In what is found: what it offers.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// In what is found: whether it can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// Whether a device is told each time that it is heard.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Whether the person is asked to turn Bluetooth on.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name by which a manager is brought back.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"

/// What goes wrong.
public struct CBError: Error, Sendable {
    /// What it is.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
        case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
    }
    /// What it is.
    public let code: Code
    /// Makes one.
    public init(_ code: Code) { self.code = code }
}
