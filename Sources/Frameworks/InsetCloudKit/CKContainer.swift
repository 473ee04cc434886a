import Foundation
import Platform

/// The app's part of the cloud; there is no account here, as on a device whose owner hasn't signed in.
open class CKContainer: NSObject, @unchecked Sendable {
    /// The container's name.
    public let containerIdentifier: String?
    /// The person's own records.
    public let privateCloudDatabase = CKDatabase(scope: .private)
    /// Everybody's records.
    public let publicCloudDatabase = CKDatabase(scope: .public)
    /// Records that others share.
    public let sharedCloudDatabase = CKDatabase(scope: .shared)

    /// A container by its name.
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    /// The app's own.
    open class func `default`() -> CKContainer {
        CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
    }
    /// A database by its scope.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    /// Answers that there is no account.
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        AbsentFeature.report("CKContainer.accountStatus", "there is no cloud here; nobody is signed in")
        completionHandler(.noAccount, nil)
    }
    /// There is no account.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Answers with an error: nobody is signed in.
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError.refusal("CKContainer.fetchUserRecordID"))
    }
    /// Throws: nobody is signed in.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.refusal("CKContainer.userRecordID") }
    /// Ends an operation with an error.
    open func add(_ operation: CKOperation) { operation.start() }
}

/// Whether the person has an account.
public enum CKAccountStatus: Int, Sendable {
    /// Not known, there, forbidden on this device, none, for a while none.
    case couldNotDetermine = 0, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
    /// The person has signed in or out; not told here.
    public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}
