import Foundation

/// Work in the cloud; ends with an error as soon as it begins.
open class CKOperation: Operation, @unchecked Sendable {
    /// How much it matters.
    open var qualityOfServiceClass = QualityOfService.default
    /// How it is done.
    open var configuration: Configuration! = Configuration()
    open override func main() { fail(CKError.refusal("\(type(of: self))")) }
    /// Tells whoever waits that it failed.
    func fail(_ error: CKError) {}

    /// How work is done.
    open class Configuration: NSObject, @unchecked Sendable {
        /// Whether the telephone's network may be used. Default: true.
        open var allowsCellularAccess = true
        /// Whether it goes on without the app. Default: false.
        open var isLongLived = false
        /// How much it matters.
        open var qualityOfService = QualityOfService.default
        /// How long an answer may take, in seconds. Default: 60.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// The usual way.
        public override init() {}
    }
}

/// Work in a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database.
    open var database: CKDatabase?
}

/// Finds records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where a search goes on; none is made here.
    open class Cursor: NSObject, @unchecked Sendable {}
    /// Which records.
    open var query: CKQuery?
    /// Where the search goes on.
    open var cursor: Cursor?
    /// In which zone.
    open var zoneID: CKRecordZone.ID?
    /// How many; 0 for as many as the cloud likes.
    open var resultsLimit = 0
    /// Which values.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called with each record.
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    /// Called with each record or its error.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end.
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    /// Called at the end.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    /// Nothing to find yet.
    public override init() {}
    /// Finds records.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    /// Goes on.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    override func fail(_ error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// When a record is saved.
    public enum RecordSavePolicy: Int, Sendable {
        /// Unless the cloud's has changed, values that changed, all values.
        case ifServerRecordUnchanged = 0, changedKeys, allKeys
    }
    /// What is saved.
    open var recordsToSave: [CKRecord]?
    /// What is deleted.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// When a record is saved. Default: unless the cloud's has changed.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Whether all is saved or nothing. Default: true.
    open var isAtomic = true
    /// Called at the end.
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Called at the end.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called while a record is saved.
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    /// Called with each record.
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    /// Saves and deletes.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override func fail(_ error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}

/// Reads records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Which ones.
    open var recordIDs: [CKRecord.ID]?
    /// Called at the end.
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    /// Called at the end.
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Records by their names.
    public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
    override func fail(_ error: CKError) {
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}

/// Tells the app of changes; nothing is told here.
open class CKSubscription: NSObject, @unchecked Sendable {
    /// The subscription's name.
    public let subscriptionID: String
    /// What the person is told.
    open var notificationInfo: NotificationInfo?
    init(subscriptionID: String) { self.subscriptionID = subscriptionID }

    /// What a person is told.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        /// The text.
        open var alertBody: String?
        /// The sound.
        open var soundName: String?
        /// Whether the app's icon counts.
        open var shouldBadge = false
        /// Whether the app is woken.
        open var shouldSendContentAvailable = false
        /// Nothing.
        public override init() {}
    }
}

/// Tells the app of changes of some records.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// Which changes.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Changes by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// New ones.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// Changed ones.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// Deleted ones.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// Once.
        public static let firesOnce = Options(rawValue: 8)
    }
    /// Records of a kind.
    public init(
        recordType: CKRecord.RecordType,
        predicate: NSPredicate,
        subscriptionID: String = UUID().uuidString,
        options querySubscriptionOptions: Options = []
    ) { super.init(subscriptionID: subscriptionID) }
}
