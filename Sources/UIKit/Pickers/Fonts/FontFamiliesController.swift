import Foundation

/// The list of families.
@MainActor
final class FontFamiliesController: UITableViewController, UISearchResultsUpdating {
    private let settings: UIFontPickerViewController.Configuration
    private unowned let picker: UIFontPickerViewController
    private let all: [String]
    private var shown: [String]
    private let search = UISearchController(searchResultsController: nil)

    init(_ settings: UIFontPickerViewController.Configuration, picker: UIFontPickerViewController) {
        self.settings = settings
        self.picker = picker
        all = settings.families
        shown = all
        super.init(style: .plain)
        navigationItem.title = "Choose Font"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak picker] _ in picker?.cancel() }
        )
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    func selectionDidChange() { if isViewLoaded { tableView.reloadData() } }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let family = shown[indexPath.row]
        let cell = FontCell(family, font: settings.displayUsingSystemFont ? nil : UIFont(name: family, size: 17))
        let isSelected = picker.selectedFontDescriptor?.object(forKey: .family) as? String == family
        cell.accessoryType = isSelected ? .checkmark : hasFaces(family) ? .disclosureIndicator : .none
        return cell
    }

    private func hasFaces(_ family: String) -> Bool { settings.includeFaces && settings.faces(of: family).count > 1 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let family = shown[indexPath.row]
        guard hasFaces(family) else { return picker.pick(UIFontDescriptor(fontAttributes: [.family: family])) }
        let faces = FontFacesController(family, settings, picker: picker)
        navigationController?.pushViewController(faces, animated: true)
    }
}
