import Foundation

/// Watches a search field's tokens and suggestions.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// What a token becomes on the pasteboard.
    ///
    /// - Note: Never called here: tokens aren't selected.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
    /// Called when the user chooses a suggestion. From iOS 16.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Optional; the token's text.
    public func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider(object: NSString(string: token.text)) }
    /// Optional; does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
