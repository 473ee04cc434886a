import Foundation

/// Makes an object of a class that is known only at run time, by the class's own `init()`.
///
/// Swift calls an initializer through a metatype only if it is `required`, which UIKit's can't be: every subclass with
/// an initializer of its own would have to repeat it. A class that declares it required reuses the place in the table
/// of methods that NSObject's has, so the call goes to whatever the actual class put there.
// Open, or the optimizer would call this class's initializer directly.
open class ObjectAllocator: NSObject {
    public required override init() {
        super.init()
    }

    /// A new object.
    package static func make(_ type: NSObject.Type) -> NSObject {
        unsafeBitCast(type, to: ObjectAllocator.Type.self).init()
    }
}
