import Foundation

/// How an object differs from what it was.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The object as it was.
    open private(set) var objectBeforeChanges: ObjectType
    /// The object as it is; nil when it has gone.
    open private(set) var objectAfterChanges: ObjectType?
    /// Whether the picture is another one; false, as photos aren't edited here.
    open var assetContentChanged: Bool { false }
    /// Whether it has gone.
    open var objectWasDeleted: Bool { objectAfterChanges == nil }

    init(from before: ObjectType, to after: ObjectType?) {
        (objectBeforeChanges, objectAfterChanges) = (before, after)
    }
}
