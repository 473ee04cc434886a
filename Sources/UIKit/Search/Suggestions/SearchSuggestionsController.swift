import Foundation

/// Lists what an app suggests to search for.
final class SearchSuggestionsController: UITableViewController {
    var suggestions: [any UISearchSuggestion] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }
    /// Called with the one that is touched.
    var choose: ((any UISearchSuggestion) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        tableView.keyboardDismissMode = .onDrag
    }

    private static let cell = "suggestion"

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = suggestion.localizedSuggestion
        if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
        content.image = suggestion.iconImage
        cell.contentConfiguration = content
        cell.accessibilityLabel = suggestion.localizedDescription
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose?(suggestions[indexPath.row])
    }
}
