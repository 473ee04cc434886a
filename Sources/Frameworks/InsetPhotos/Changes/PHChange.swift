import Foundation

/// What has changed in a library.
open class PHChange: NSObject, @unchecked Sendable {
    private let before: LibraryContent
    private let after: LibraryContent

    init(from before: LibraryContent, to after: LibraryContent) {
        (self.before, self.after) = (before, after)
        super.init()
    }

    /// How a photo or an album differs from what it was; nil where it doesn't.
    open func changeDetails<ObjectType>(for object: ObjectType) -> PHObjectChangeDetails<ObjectType>?
    where ObjectType: PHObject {
        guard let old = object.current(in: before) as? ObjectType else { return nil }
        let new = object.current(in: after) as? ObjectType
        if let new, !new.differs(from: old) { return nil }
        return PHObjectChangeDetails(from: old, to: new)
    }

    /// How what a fetch finds differs from what it had found; nil where it doesn't.
    open func changeDetails<ObjectType>(
        for fetchResult: PHFetchResult<ObjectType>
    ) -> PHFetchResultChangeDetails<ObjectType>? where ObjectType: PHObject {
        guard let result = fetchResult.again(in: after) else { return nil }
        let known = Dictionary(
            fetchResult.contents.map { ($0.localIdentifier, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let changed = result.contents.filter { object in
            known[object.localIdentifier].map { object.differs(from: $0) } ?? false
        }
        guard !changed.isEmpty || result.contents != fetchResult.contents else { return nil }
        return PHFetchResultChangeDetails(from: fetchResult, to: result, changedObjects: changed)
    }
}
