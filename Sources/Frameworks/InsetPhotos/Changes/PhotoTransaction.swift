import Foundation
import ObjectiveCRuntime

/// The changes that one block asks for.
final class PhotoTransaction: @unchecked Sendable {
    @TaskLocal private static var running: PhotoTransaction?

    private let store: PhotoStore
    private var steps: [(inout LibraryContent) throws -> Void] = []

    private init(store: PhotoStore) { self.store = store }

    /// Calls a block and does what it asked for, or nothing of it where something fails.
    static func perform(_ block: () -> Void, in store: PhotoStore) throws -> PHChange {
        let transaction = PhotoTransaction(store: store)
        $running.withValue(transaction) { block() }
        var failure: (any Error)?
        let change = store.change { content in
            do {
                var changed = content
                for step in transaction.steps { try step(&changed) }
                content = changed
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return change
    }

    /// Asks for a change, which is done after the block; ends the program in UIKit's words outside of a block.
    static func add(_ step: @escaping (inout LibraryContent) throws -> Void) { current.steps.append(step) }

    /// A number that no other photo or album has.
    static func makeNumber() -> Int { current.store.makeNumber() }

    private static var current: PhotoTransaction {
        if let running { return running }
        NSException(
            name: .internalInconsistencyException,
            reason: "This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:] "
                + "or -[PHPhotoLibrary performChangesAndWait:error:]"
        ).raise()
        preconditionFailure("an exception ends the program")
    }
}
