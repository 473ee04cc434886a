import Foundation

extension NSObject {
    /// The class itself: to Objective-C a class is an object too, and answers what its instances answer.
    public class func classForCoder() -> AnyClass { self }

    /// Whether the class is another one or inherits from it.
    public class func isSubclass(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = self
        while let type = next {
            if type == aClass { return true }
            next = class_getSuperclass(type)
        }
        return false
    }
}
