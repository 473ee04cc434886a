@_exported import Foundation
import Platform

/// The person's photos: six samples, and what the app adds while it runs.
///
/// Handlers and observers are called on a queue of the library's, not on the main thread, as on iOS.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    /// The one there is.
    open class func shared() -> PHPhotoLibrary { library }

    // MARK: Permission

    /// What the person allows, to read and add: not determined until the app asks or fetches, then authorized.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// What the person allows: not determined until the app asks or fetches, then authorized.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        PhotoStore.current.status(for: accessLevel)
    }

    /// Asks to read and add; the person allows it.
    ///
    /// - Parameter handler: Called later, on another queue.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Asks; the person allows it.
    ///
    /// - Parameter handler: Called later, on another queue.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel,
        handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        let store = PhotoStore.current
        store.authorize(accessLevel)
        store.queue.async { handler(.authorized) }
    }

    /// Asks; the person allows it.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        PhotoStore.current.authorize(accessLevel)
        return .authorized
    }

    // MARK: Changes

    /// Calls a block that makes change requests, and then does what they say, all at once.
    ///
    /// - Parameters:
    ///   - changeBlock: Called later, on another queue.
    ///   - completionHandler: Called there when observers know.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        let store = Self.writableStore
        store.queue.async {
            do {
                store.tell(try PhotoTransaction.perform(changeBlock, in: store))
                completionHandler?(true, nil)
            } catch {
                completionHandler?(false, error)
            }
        }
    }

    /// Calls a block that makes change requests, and then does what they say; returns when observers know.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Calls a block that makes change requests here and now, and then does what they say; observers know later.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        let store = Self.writableStore
        let change = try PhotoTransaction.perform(changeBlock, in: store)
        store.queue.async { store.tell(change) }
    }

    private static var writableStore: PhotoStore {
        let store = PhotoStore.current
        if store.status(for: .addOnly) == .notDetermined { store.authorize(.readWrite) }
        return store
    }

    // MARK: Observers

    /// Tells an observer of changes as long as it lives, on another queue.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) { PhotoStore.current.add(observer) }

    /// Tells an observer no more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        PhotoStore.current.remove(observer)
    }
}
