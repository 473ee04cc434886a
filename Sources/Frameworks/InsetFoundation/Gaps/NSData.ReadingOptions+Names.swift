import Foundation

extension NSData.ReadingOptions {
    /// The name of `mappedIfSafe` before it had one.
    public static var dataReadingMapped: NSData.ReadingOptions { .mappedIfSafe }
    /// The name of `mappedIfSafe` before iOS 4.
    public static var mappedRead: NSData.ReadingOptions { .mappedIfSafe }
    /// The name of `uncached` before iOS 4.
    public static var uncachedRead: NSData.ReadingOptions { .uncached }
}
