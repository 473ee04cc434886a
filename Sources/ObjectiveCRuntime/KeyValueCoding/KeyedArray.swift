import Foundation

/// The array of `mutableArrayValue(forKey:)`: it reads and changes what its object holds, and tells the observers.
final class KeyedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(_ owner: NSObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    /// Such an array can't be kept in an archive.
    required init?(coder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        preconditionFailure("mutableArrayValue(forKey:) makes these arrays")
    }
    required convenience init(arrayLiteral elements: Any...) {
        preconditionFailure("mutableArrayValue(forKey:) makes these arrays")
    }

    private var list: [Any] {
        switch owner.value(forKey: key) {
        case let list as NSArray: (0..<list.count).map { list.object(at: $0) }
        case let list as [Any]: list
        default: []
        }
    }

    override var count: Int {
        switch owner.value(forKey: key) {
        case let list as NSArray: list.count
        case let list as [Any]: list.count
        default: 0
        }
    }

    override func object(at index: Int) -> Any {
        if let list = owner.value(forKey: key) as? NSArray { return list.object(at: index) }
        return list[index]
    }

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, at: index) {
            $0.insert(anObject, at: index)
        } copy: {
            $0.insert(anObject, at: index)
        }
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func removeObject(at index: Int) {
        change(.removal, at: index) {
            $0.removeObject(at: index)
        } copy: {
            $0.remove(at: index)
        }
    }

    // MARK: Finding

    override func index(of anObject: Any) -> Int { index(of: anObject, in: NSRange(location: 0, length: count)) }

    override func index(of anObject: Any, in range: NSRange) -> Int {
        let all = list
        return (range.location..<(range.location + range.length)).first { Self.areEqual(all[$0], anObject) }
            ?? NSNotFound
    }

    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

    override func remove(_ anObject: Any) {
        for (index, object) in list.enumerated().reversed() where Self.areEqual(object, anObject) {
            removeObject(at: index)
        }
    }

    override func removeObjects(in otherArray: [Any]) {
        for object in otherArray { remove(object) }
    }

    /// As Objective-C compares: objects of classes that don't say when they are equal are so to themselves alone.
    ///
    /// Linux's Foundation holds no two of them equal, not even an object and itself.
    private static func areEqual(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        guard type(of: first) is AnyObject.Type, type(of: second) is AnyObject.Type else { return false }
        return (first as AnyObject) === (second as AnyObject)
    }

    // MARK: Removing

    override func removeLastObject() {
        if count > 0 { removeObject(at: count - 1) }
    }

    override func removeAllObjects() {
        for index in (0..<count).reversed() { removeObject(at: index) }
    }

    /// At the end an object is added: `array[array.count] = object` does that in Objective-C.
    override func replaceObject(at index: Int, with anObject: Any) {
        guard index < count else { return insert(anObject, at: index) }
        change(.replacement, at: index) {
            $0.replaceObject(at: index, with: anObject)
        } copy: {
            $0[index] = anObject
        }
    }

    /// One by one, as far as there are both; then what is left over goes or comes.
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        for (offset, object) in otherArray.prefix(range.length).enumerated() {
            replaceObject(at: range.location + offset, with: object)
        }
        for index in (range.location..<(range.location + range.length)).dropFirst(otherArray.count).reversed() {
            removeObject(at: index)
        }
        for (offset, object) in otherArray.enumerated().dropFirst(range.length) {
            insert(object, at: range.location + offset)
        }
    }

    /// Changes a mutable array in its place, and any other by setting one that differs.
    private func change(
        _ kind: NSKeyValueChange,
        at index: Int,
        _ body: (NSMutableArray) -> Void,
        copy: (inout [Any]) -> Void
    ) {
        let indexes = IndexSet(integer: index)
        owner.willChange(kind, valuesAt: indexes, forKey: key)
        if let list = owner.value(forKey: key) as? NSMutableArray {
            body(list)
        } else {
            var list = self.list
            copy(&list)
            if let observed = ObservedKeys.existing(of: owner) {
                observed.quietly(key) { owner.setValue(list, forKey: key) }
            } else {
                owner.setValue(list, forKey: key)
            }
        }
        owner.didChange(kind, valuesAt: indexes, forKey: key)
    }
}
