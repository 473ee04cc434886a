import Foundation

extension NSData.WritingOptions {
    /// The name of `atomic` before iOS 8.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
