import Foundation

/// How a list differs from what it was; lists are empty here, so that nothing has come or gone.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The list as it was.
    open private(set) var fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The list as it is.
    open private(set) var fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Those in both that are to be looked at again.
    open private(set) var changedObjects: [ObjectType]

    /// Compares two lists.
    ///
    /// - Parameters:
    ///   - fromResult: As it was.
    ///   - toResult: As it is.
    public init(
        from fromResult: PHFetchResult<ObjectType>,
        to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]
    ) {
        fetchResultBeforeChanges = fromResult
        fetchResultAfterChanges = toResult
        self.changedObjects = changedObjects
    }

    /// Whether the changes are known one by one; true.
    open var hasIncrementalChanges: Bool { true }
    /// Nil: none has gone.
    open var removedIndexes: IndexSet? { nil }
    /// None has gone.
    open var removedObjects: [ObjectType] { [] }
    /// Nil: none has come.
    open var insertedIndexes: IndexSet? { nil }
    /// None has come.
    open var insertedObjects: [ObjectType] { [] }
    /// Where the changed ones stand; nil for none.
    open var changedIndexes: IndexSet? {
        let places = changedObjects.map(fetchResultAfterChanges.index).filter { $0 != NSNotFound }
        return places.isEmpty ? nil : IndexSet(places)
    }
    /// Whether some stand elsewhere; false.
    open var hasMoves: Bool { false }
    /// Never calls.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
