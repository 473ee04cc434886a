import Foundation

/// Records in the cloud; every call ends in an error here, as nobody is signed in.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Whose records a database has.
    public enum Scope: Int, Sendable {
        /// Everybody's, the person's, others'.
        case `public` = 1, `private`, shared
    }
    /// Whose records it has.
    public let databaseScope: Scope
    init(scope: Scope) { databaseScope = scope }

    private func refusal(_ call: String) -> CKError { CKError.refusal("CKDatabase.\(call)") }

    /// Answers with an error.
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, refusal("save"))
    }
    /// Throws: nobody is signed in.
    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw refusal("save") }
    /// Answers with an error.
    open func fetch(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, refusal("fetch")) }
    /// Throws: nobody is signed in.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw refusal("record") }
    /// Answers with an error.
    open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, refusal("delete")) }
    /// Throws: nobody is signed in.
    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw refusal("deleteRecord") }
    /// Answers with an error.
    open func perform(
        _ query: CKQuery,
        inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, refusal("perform")) }
    /// Throws: nobody is signed in.
    open func records(
        matching query: CKQuery,
        inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) {
        throw refusal("records")
    }
    /// Answers with an error.
    open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, refusal("save"))
    }
    /// Answers with an error.
    open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
        completionHandler(nil, refusal("fetchAllRecordZones"))
    }
    /// Answers with an error.
    open func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void)
    {
        completionHandler(nil, refusal("save"))
    }
    /// Answers with an error.
    open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
        completionHandler(nil, refusal("fetchAllSubscriptions"))
    }
    /// Answers with an error.
    open func delete(
        withSubscriptionID subscriptionID: String,
        completionHandler: @escaping (String?, (any Error)?) -> Void
    ) {
        completionHandler(nil, refusal("delete"))
    }
    /// Ends an operation with an error.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        operation.start()
    }
}
