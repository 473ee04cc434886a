import Foundation

/// A set of objects that it may hold weakly; those that are gone are no longer in it.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private var entries: [ObjectIdentifier: TableReference<ObjectType>] = [:]
    private var order: [ObjectIdentifier] = []
    private let options: NSPointerFunctions.Options

    /// How objects are held, and how many are expected.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
    }
    /// Empty; holds its objects.
    public convenience override init() { self.init(options: []) }

    /// A set that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func clean() {
        order.removeAll { entries[$0]?.object == nil }
        entries = entries.filter { $0.value.object != nil }
    }

    /// The objects that are still there, in the order in which they came.
    open var allObjects: [ObjectType] { order.compactMap { entries[$0]?.object } }
    /// How many there are.
    open var count: Int { allObjects.count }
    /// Gives them one after the other.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
    /// Takes in what another table has.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    /// One of them.
    open var anyObject: ObjectType? { allObjects.first }
    /// Takes an object in.
    open func add(_ object: ObjectType?) {
        guard let object else { return }
        clean()
        let name = ObjectIdentifier(object)
        if entries[name] == nil { order.append(name) }
        entries[name] = TableReference(object, isWeak: options.contains(.weakMemory))
    }
    /// Lets an object go.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        entries[ObjectIdentifier(object)] = nil
        clean()
    }
    /// Lets all go.
    open func removeAllObjects() { (entries, order) = ([:], []) }
    /// Whether an object is in it.
    open func contains(_ anObject: ObjectType?) -> Bool {
        anObject.map { object in entries[ObjectIdentifier(object)]?.object === object } ?? false
    }
}

/// How collections hold what is in them.
open class NSPointerFunctions: NSObject {
    /// How an object is held.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Strongly.
        public static let strongMemory: Options = []
        /// Weakly.
        public static let weakMemory = Options(rawValue: 5)
        /// By what an object says of itself.
        public static let objectPersonality: Options = []
        /// By identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// As copies; not done here.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object that is held strongly or weakly.
struct TableReference<Object: AnyObject> {
    private(set) weak var object: Object?
    private let kept: Object?

    init(_ object: Object, isWeak: Bool) {
        self.object = object
        kept = isWeak ? nil : object
    }
}
