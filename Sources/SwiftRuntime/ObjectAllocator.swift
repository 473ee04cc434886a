import Foundation

/// Makes an object of a class that is known only at run time, by that class's own `init()`.
///
/// A `required init()` on a UIKit class would force every subclass with a designated initializer of its own to repeat
/// it. NSObject's `init()` has a slot in every subclass's table of methods, which this class lends its name to.
/// Initializers with arguments are reached likewise by `LayerAllocator`, `SegueAllocator`, `TableCellAllocator` and
/// `CollectionViewAllocator`, which stand beside the classes that they derive from.
open class ObjectAllocator: NSObject {
    /// Exists so that `init()` can be called through a metatype; open, or the optimizer would call this very body.
    public required override init() { super.init() }

    /// A new object of `type`, made by the `init()` that `type` declares or inherits.
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let made = unsafeBitCast(type, to: ObjectAllocator.Type.self).init()
        return unsafeDowncast(made as NSObject, to: Object.self)
    }
}
