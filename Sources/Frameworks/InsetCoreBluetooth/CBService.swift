import Foundation

/// A name of 16, 32 or 128 bits.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    /// The bytes of the name.
    public let data: Data
    /// The hexadecimal digits of the name.
    public let uuidString: String

    /// Reads hexadecimal digits: four, eight, or a whole identifier's.
    public init(string theString: String) {
        uuidString = theString.uppercased()
        let digits = Array(theString.utf8).compactMap { UInt8(String(UnicodeScalar($0)), radix: 16) }
        data = Data(stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }
    /// Takes an identifier's name.
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

    /// The name itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    open override var hash: Int { data.hashValue }
    open override var description: String { uuidString }
}

/// What services, their values and descriptions have in common.
open class CBAttribute: NSObject, @unchecked Sendable {
    /// The name of its kind.
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// What a device offers.
open class CBService: CBAttribute, @unchecked Sendable {
    /// Whether it stands for itself.
    open var isPrimary: Bool { true }
    /// The values, as far as they are known.
    open var characteristics: [CBCharacteristic]? { nil }
    /// Services that it includes.
    open var includedServices: [CBService]? { nil }
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    /// What can be done with it.
    open var properties: CBCharacteristicProperties { [] }
    /// What it is, as far as it was read.
    open var value: Data? { nil }
    /// What describes it.
    open var descriptors: [CBDescriptor]? { nil }
    /// Whether its changes are told.
    open var isNotifying: Bool { false }
}

/// What describes a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// The description.
    open var value: Any? { nil }
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// As Apple numbers them.
    public let rawValue: UInt
    /// Makes them.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// May be told to all.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// May be read.
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// May be written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    /// May be written.
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Tells its changes.
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    /// Tells its changes and wants an answer.
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// Whether a written value is answered.
public enum CBCharacteristicWriteType: Int, Sendable {
    /// As Apple numbers them.
    case withResponse, withoutResponse
}
