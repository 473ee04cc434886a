import Foundation

extension NSObject {
    /// The class itself: to Objective-C a class is an object too, and answers what its instances answer.
    public class func classForCoder() -> AnyClass { self }

    /// Whether the other object is this class: `NSNull.isEqual(value)` is false of an object of `NSNull`.
    public class func isEqual(_ object: Any?) -> Bool { (object as? AnyClass) == self }
}
