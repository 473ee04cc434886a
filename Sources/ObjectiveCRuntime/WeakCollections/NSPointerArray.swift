import Foundation

/// A list of objects, some of which may be missing; it may hold them weakly, and those that are gone are missing then.
open class NSPointerArray: NSObject, @unchecked Sendable {
    private var entries: [TableReference<AnyObject>?] = []
    private let options: NSPointerFunctions.Options

    /// Empty; holds objects as the options say.
    public init(options: NSPointerFunctions.Options) { self.options = options }
    /// Empty; holds its objects.
    public convenience override init() { self.init(options: .strongMemory) }

    /// A list that holds its objects weakly.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// A list that holds its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    /// How many places there are, those of missing objects too; a greater one adds places without an object.
    open var count: Int {
        get { entries.count }
        set {
            if newValue < entries.count { return entries.removeLast(entries.count - max(0, newValue)) }
            entries += Array(repeating: nil, count: newValue - entries.count)
        }
    }
    /// The objects that are there, in their order.
    open var allObjects: [AnyObject] { entries.compactMap { $0?.object } }

    /// The object at a place as `Unmanaged` gives it out; nil for a missing one.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        entries[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    /// Adds an object, given as `Unmanaged` gives it out, or a place without one.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(reference(pointer)) }
    /// Puts an object before the one at a place.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        entries.insert(reference(item), at: index)
    }
    /// Puts an object in the place of another one.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        entries[index] = reference(item)
    }
    /// Takes a place away.
    open func removePointer(at index: Int) { entries.remove(at: index) }
    /// Takes the places of missing objects away.
    open func compact() { entries.removeAll { $0?.object == nil } }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference<AnyObject>? {
        pointer.map {
            TableReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options == .weakMemory)
        }
    }
}
