import Foundation

extension Bundle {
    /// Makes the objects of a xib and connects them; a missing one raises UIKit's exception.
    ///
    /// - Parameters:
    ///   - name: The document's name without extension.
    ///   - owner: What stands for the file's owner.
    ///   - options: Objects for external placeholders.
    /// - Returns: The top-level objects without placeholders, in the document's order.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
