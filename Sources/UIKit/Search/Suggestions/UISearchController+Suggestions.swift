extension UISearchController {
    /// Shows the suggestions over results and what is searched, or takes them away.
    func showSuggestions() {
        guard isActive, let suggestions = searchSuggestions, !suggestions.isEmpty else { return hideSuggestions() }
        presentResults()
        guard parent != nil else { return }
        let list = searchPresentation.suggestions ?? makeList()
        list.suggestions = suggestions
        view.bringSubviewToFront(list.view)
        view.setNeedsLayout()
    }

    private func makeList() -> SearchSuggestionsController {
        let list = SearchSuggestionsController(style: .plain)
        list.choose = { [weak self] in self?.take($0) }
        searchPresentation.suggestions = list
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
        return list
    }

    private func hideSuggestions() {
        guard let list = searchPresentation.suggestions else { return }
        searchPresentation.suggestions = nil
        list.willMove(toParent: nil)
        list.view.removeFromSuperview()
        list.removeFromParent()
    }

    /// The keys go; what becomes of the suggestion is the app's.
    private func take(_ suggestion: any UISearchSuggestion) {
        searchBar.resignFirstResponder()
        let field = searchBar.searchTextField
        (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
}
