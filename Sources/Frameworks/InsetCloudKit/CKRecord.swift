import Foundation

/// A value that a record holds.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSObject: CKRecordValueProtocol {}

/// A value that a record holds, by its older name.
public typealias CKRecordValue = CKRecordValueProtocol

/// Values by their names, with a name of their own.
open class CKRecord: NSObject, @unchecked Sendable {
    /// A kind of record.
    public typealias RecordType = String
    /// A value's name.
    public typealias FieldKey = String

    /// The kind of record.
    public let recordType: RecordType
    /// The record's name.
    public let recordID: ID
    /// A record that goes when this one's does.
    open var parent: Reference?
    /// When the cloud made it; nil.
    open var creationDate: Date? { nil }
    /// When the cloud changed it; nil.
    open var modificationDate: Date? { nil }
    /// Which change the cloud has; nil.
    open var recordChangeTag: String? { nil }
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// A record of a kind, with a name.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    /// A record of a kind in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    /// A value; nil for none.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    /// Sets a value; nil takes it away.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        values[key] = object
        changed.insert(key)
    }
    /// A value by its name.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
    /// A value of a type by its name; nil where it is of another.
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { object(forKey: key) as? Value }
        set { setObject(newValue, forKey: key) }
    }
    /// The names of the values, sorted.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// The names of the values that aren't saved, sorted.
    open func changedKeys() -> [FieldKey] { changed.sorted() }

    /// A record's name.
    open class ID: NSObject, @unchecked Sendable {
        /// The name in its zone.
        public let recordName: String
        /// The zone.
        public let zoneID: CKRecordZone.ID
        /// A name of its own by default.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        /// Two names of a zone are equal.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID.isEqual(zoneID) } ?? false
        }
        open override var hash: Int { recordName.hashValue }
    }

    /// Leads to another record.
    open class Reference: NSObject, @unchecked Sendable {
        /// The other record.
        public let recordID: ID
        /// What becomes of this one when that goes.
        public let action: ReferenceAction
        /// Leads to a record by its name.
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        /// Leads to a record.
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    /// What becomes of a record when the one it leads to goes.
    public enum ReferenceAction: UInt, Sendable {
        /// Nothing, or it goes, too.
        case none = 0, deleteSelf
    }
}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The zone's name.
    public let zoneID: ID
    /// A zone by its name, the person's.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    /// A zone.
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// The zone that every database has.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    /// A zone's name.
    open class ID: NSObject, @unchecked Sendable {
        /// The name.
        public let zoneName: String
        /// Whose it is.
        public let ownerName: String
        /// A name of a person's zone.
        public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        /// The zone that every database has.
        open class var `default`: ID { ID() }
        /// Two zones of a name and an owner are equal.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        open override var hash: Int { zoneName.hashValue }
    }
}

/// The person's name.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A file that a record holds.
open class CKAsset: NSObject, @unchecked Sendable {
    /// The file.
    open private(set) var fileURL: URL?
    /// A file that is to be saved.
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// Which records are wanted.
open class CKQuery: NSObject, @unchecked Sendable {
    /// The kind of record.
    public let recordType: CKRecord.RecordType
    /// What holds of them.
    public let predicate: NSPredicate
    /// Their order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Records of a kind.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}
