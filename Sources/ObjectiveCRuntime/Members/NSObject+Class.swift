import Foundation

extension NSObject {
    /// The class itself: to Objective-C a class is an object too, and answers what its instances answer.
    public class func classForCoder() -> AnyClass { self }
}
