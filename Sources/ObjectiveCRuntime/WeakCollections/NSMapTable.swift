import Foundation

/// A dictionary from objects to objects, either of which it may hold weakly. Keys are the same where they are equal.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private var entries: [(key: TableReference<KeyType>, value: TableReference<ObjectType>)] = []
    private let keys: NSPointerFunctions.Options
    private let values: NSPointerFunctions.Options

    /// How both sides are held, and how many are expected.
    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) { (keys, values) = (keyOptions, valueOptions) }

    /// Keeps both.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Keeps values.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Keeps keys.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Keeps neither.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    private func isSame(_ one: KeyType, _ other: KeyType) -> Bool {
        guard !keys.contains(.objectPointerPersonality), let object = one as? NSObject else { return one === other }
        return one === other || object.isEqual(other)
    }

    /// How many pairs there are.
    open var count: Int { living.count }
    /// The value of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in living.first { isSame($0.key, key) }?.value }
    }
    /// Sets the value of a key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        let value = TableReference(anObject, isWeak: values.contains(.weakMemory))
        entries.append((TableReference(aKey, isWeak: keys.contains(.weakMemory)), value))
    }
    /// Lets a key go, and those pairs of which a part is gone.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in
            guard let key = entry.key.object, entry.value.object != nil else { return true }
            return aKey.map { isSame(key, $0) } ?? false
        }
    }
    /// Lets all go.
    open func removeAllObjects() { entries = [] }
    /// The keys, in the order in which they came.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
    /// The values, in the order in which they came.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
    /// Keys and values.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        let pairs = living.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }
}
