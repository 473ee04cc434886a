import Dispatch
import Foundation
import Platform

/// Bluetooth: a device here has none, as Xcode's simulator.
open class CBManager: NSObject, @unchecked Sendable {
    /// Unsupported.
    open var state: CBManagerState { .unsupported }
    /// Whether the app may use it; nobody was asked.
    open class var authorization: CBManagerAuthorization { .notDetermined }
    /// Whether the app may use Bluetooth, as the class says.
    open var authorization: CBManagerAuthorization { CBManager.authorization }
}

/// Whether there is Bluetooth.
public enum CBManagerState: Int, Sendable {
    /// As Apple numbers them.
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether an app may use it.
public enum CBManagerAuthorization: Int, Sendable {
    /// As Apple numbers them.
    case notDetermined, restricted, denied, allowedAlways
}

/// How far a connection is.
public enum CBPeripheralState: Int, Sendable {
    /// As Apple numbers them.
    case disconnected, connecting, connected, disconnecting
}

/// Looks for devices; there is no Bluetooth here.
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// Hears of the state; not kept.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// False.
    open var isScanning: Bool { false }

    /// Makes one that nobody listens to.
    public override convenience init() { self.init(delegate: nil, queue: nil) }

    /// Makes one, and tells its delegate soon that there is no Bluetooth.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        (queue ?? .main).async { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }

    /// Finds nothing.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        AbsentFeature.report("CBCentralManager.scanForPeripherals(withServices:)", "there is no Bluetooth here")
    }
    /// Looks no longer.
    open func stopScan() {}
    /// Reaches nothing.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Nothing is connected.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// None.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// None.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// Hears of devices.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// There is Bluetooth, or none any more.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// The app was brought back.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// A device was found.
    func centralManager(
        _ central: CBCentralManager,
        didDiscover peripheral: CBPeripheral,
        advertisementData: [String: Any],
        rssi RSSI: NSNumber
    )
    /// A device is connected.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// A device can't be connected.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A device is connected no longer.
    func centralManager(
        _ central: CBCentralManager,
        didDisconnectPeripheral peripheral: CBPeripheral,
        error: (any Error)?
    )
}

extension CBCentralManagerDelegate {
    /// Nothing.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    /// Nothing.
    public func centralManager(
        _ central: CBCentralManager,
        didDiscover peripheral: CBPeripheral,
        advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// Nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Nothing.
    public func centralManager(
        _ central: CBCentralManager,
        didFailToConnect peripheral: CBPeripheral,
        error: (any Error)?
    ) {}
    /// Nothing.
    public func centralManager(
        _ central: CBCentralManager,
        didDisconnectPeripheral peripheral: CBPeripheral,
        error: (any Error)?
    ) {}
}
