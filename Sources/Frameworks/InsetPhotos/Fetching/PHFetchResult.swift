import Foundation
import ObjectiveCRuntime

/// What was found, as it was then.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    let contents: [ObjectType]
    private let query: ((LibraryContent) -> [ObjectType])?

    /// Nothing.
    public override init() {
        (contents, query) = ([], nil)
        super.init()
    }

    /// Asks the library now, and after changes again.
    init(_ query: @escaping (LibraryContent) -> [ObjectType]) {
        (contents, self.query) = (query(PhotoStore.current.readableContent), query)
        super.init()
    }

    private init(_ contents: [ObjectType], _ query: @escaping (LibraryContent) -> [ObjectType]) {
        (self.contents, self.query) = (contents, query)
        super.init()
    }

    /// The same fetch in other content; nil for what was never fetched.
    func again(in content: LibraryContent) -> PHFetchResult? { query.map { PHFetchResult($0(content), $0) } }

    // MARK: Objects

    /// How many.
    open var count: Int { contents.count }
    /// The first.
    open var firstObject: ObjectType? { contents.first }
    /// The last.
    open var lastObject: ObjectType? { contents.last }

    /// One of them; ends the program beyond the last.
    open func object(at index: Int) -> ObjectType {
        if !contents.indices.contains(index) {
            let bounds = contents.isEmpty ? "for empty array" : "beyond bounds [0 .. \(contents.count - 1)]"
            NSException(name: .rangeException, reason: "*** -[PHFetchResult objectAtIndex:]: index \(index) \(bounds)")
                .raise()
        }
        return contents[index]
    }
    /// One of them; ends the program beyond the last.
    open subscript(index: Int) -> ObjectType { object(at: index) }

    /// Some of them.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }
    /// Whether it is among them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// The place of one; `NSNotFound` for others.
    open func index(of anObject: ObjectType) -> Int {
        contents.firstIndex { $0 === anObject || ($0 as? NSObject)?.isEqual(anObject) == true } ?? NSNotFound
    }

    /// The place of one within a range of places; `NSNotFound` for others.
    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let index = index(of: anObject)
        return range.contains(index) ? index : NSNotFound
    }

    /// How many of them are photos or films of a kind.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        contents.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }

    /// Itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: One after the other

    /// Calls for each, with its place and what ends it.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(contents.indices.map { $0 }, block)
    }

    /// Calls for each, backwards where the options say so.
    open func enumerateObjects(
        options: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let indexes = contents.indices.map { $0 }
        enumerate(options.contains(.reverse) ? indexes.reversed() : indexes, block)
    }

    /// Calls for those at some places, backwards where the options say so.
    open func enumerateObjects(
        at indexes: IndexSet,
        options: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(options.contains(.reverse) ? indexes.reversed() : Array(indexes), block)
    }

    private func enumerate(
        _ indexes: [Int],
        _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for index in indexes where !stop.boolValue { block(object(at: index), index, &stop) }
    }
}
