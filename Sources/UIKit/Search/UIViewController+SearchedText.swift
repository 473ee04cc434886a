extension UIViewController {
    /// What the search bar of the controller's bar, or of the search that it shows the results of, says; nil where nobody
    /// searches.
    var searchedText: String? {
        let search = navigationItem.searchController ?? (parent as? UISearchController)
        guard let search, search.isActive, let text = search.searchBar.text, !text.isEmpty else { return nil }
        return text
    }
}
