import Foundation

extension NSAttributedString {
    /// No text; `NSAttributedString()` and `NSMutableAttributedString()`, which Foundation lacks on Linux.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
