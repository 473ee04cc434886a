/// Watches and steers a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// Asked when the field is about to become first responder; false leaves it as it is (TX-M12). True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the field has become first responder (TX-M12).
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asked when the field is about to lose the focus; false keeps it (TX-M12). True by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the field has lost the focus (TX-M12).
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after an edit by the user, not after `text` was set (TX-M12).
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asked before each edit by the user; the range counts in UTF-16 units of the old text. True by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user presses return in the field.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user touches the bookmark at the end of the empty field.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user touches "Cancel", before a search controller ends its search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user touches the list at the end of the empty field.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user touches a scope, not when its index was set.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Optional; true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Optional; does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Optional; true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Optional; does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Optional; does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Optional; true.
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Optional; does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Optional; does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Optional; does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Optional; does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Optional; does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
