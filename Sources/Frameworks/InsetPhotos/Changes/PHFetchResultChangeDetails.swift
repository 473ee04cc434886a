import Foundation

/// How a list differs from what it was: take the removed ones out, put the inserted ones in, look at the changed ones
/// again, and move the moved ones.
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

    // MARK: What has gone, come and changed

    /// Where those that have gone stood; nil for none.
    open var removedIndexes: IndexSet? { indexes(in: before) { !after.contains($0) } }
    /// Those that have gone.
    open var removedObjects: [ObjectType] { before.filter { !after.contains($0) } }
    /// Where those that have come stand; nil for none.
    open var insertedIndexes: IndexSet? { indexes(in: after) { !before.contains($0) } }
    /// Those that have come.
    open var insertedObjects: [ObjectType] { after.filter { !before.contains($0) } }
    /// Where the changed ones stand when the others are out and in; nil for none.
    open var changedIndexes: IndexSet? { indexes(in: unmoved) { changedObjects.contains($0) } }

    // MARK: Moves

    /// Whether some stand elsewhere when the others are out and in.
    open var hasMoves: Bool { unmoved != after }

    /// Calls for each that stands elsewhere when the others are out and in: with its place there, and its place now.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
        let unmoved = self.unmoved
        for (index, object) in after.enumerated() where unmoved[index] != object {
            if let place = unmoved.firstIndex(of: object) { handler(place, index) }
        }
    }

    private var before: [ObjectType] { fetchResultBeforeChanges.contents }
    private var after: [ObjectType] { fetchResultAfterChanges.contents }

    /// The list as it was, without those that have gone and with those that have come.
    private var unmoved: [ObjectType] {
        var list = before.filter { after.contains($0) }
        for (index, object) in after.enumerated() where !before.contains(object) {
            list.insert(object, at: min(index, list.count))
        }
        return list
    }

    private func indexes(in list: [ObjectType], _ condition: (ObjectType) -> Bool) -> IndexSet? {
        let indexes = IndexSet(list.indices.filter { condition(list[$0]) })
        return indexes.isEmpty ? nil : indexes
    }
}
