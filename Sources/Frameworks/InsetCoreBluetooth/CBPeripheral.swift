import Foundation

/// What has an identifier of its own on a device or here.
open class CBPeer: NSObject, @unchecked Sendable {
    /// The system's name for it.
    open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    override init() {}
}

/// A device that was found; nothing is.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    /// Hears of what the device tells; not kept.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The device's name.
    open var name: String? { nil }
    /// Disconnected.
    open var state: CBPeripheralState { .disconnected }
    /// What it offers, as far as it was asked.
    open var services: [CBService]? { nil }
    /// False.
    open var canSendWriteWithoutResponse: Bool { false }
    /// Asks for what it offers.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Asks for a service's values.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Asks for what describes a value.
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    /// Asks for a value.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Asks for a description.
    open func readValue(for descriptor: CBDescriptor) {}
    /// Changes a value.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Has a value's changes told.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// Asks how near it is.
    open func readRSSI() {}
    /// None.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}

/// Hears of what a device tells.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// The device's name is another.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    /// What it offers has changed.
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    /// How near it is.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    /// What it offers.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// A service's values.
    func peripheral(
        _ peripheral: CBPeripheral,
        didDiscoverCharacteristicsFor service: CBService,
        error: (any Error)?
    )
    /// A value is there.
    func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateValueFor characteristic: CBCharacteristic,
        error: (any Error)?
    )
    /// A value was changed.
    func peripheral(
        _ peripheral: CBPeripheral,
        didWriteValueFor characteristic: CBCharacteristic,
        error: (any Error)?
    )
    /// A value's changes are told.
    func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    )
}

extension CBPeripheralDelegate {
    /// Nothing.
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    /// Nothing.
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    /// Nothing.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    /// Nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Nothing.
    public func peripheral(
        _ peripheral: CBPeripheral,
        didDiscoverCharacteristicsFor service: CBService,
        error: (any Error)?
    ) {}
    /// Nothing.
    public func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateValueFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// Nothing.
    public func peripheral(
        _ peripheral: CBPeripheral,
        didWriteValueFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// Nothing.
    public func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
}
