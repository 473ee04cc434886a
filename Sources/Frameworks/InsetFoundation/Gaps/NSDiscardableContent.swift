import Foundation

/// Something whose content may be dropped while nobody uses it. `NSCache` here drops nothing by itself.
public protocol NSDiscardableContent: AnyObject {
    /// Says that the content is used; false where it is gone.
    func beginContentAccess() -> Bool
    /// Says that the content isn't used any more.
    func endContentAccess()
    /// Drops the content where nobody uses it.
    func discardContentIfPossible()
    /// Whether it is gone.
    func isContentDiscarded() -> Bool
}
