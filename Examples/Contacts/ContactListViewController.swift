import UIKit

/// The list, in sections by the first letter, with an index beside it and a search above.
final class ContactListViewController: UITableViewController, UISearchResultsUpdating {
    private let store: ContactStore
    private let collation = UILocalizedIndexedCollation.current()
    private var sections: [(title: String, contacts: [Contact])] = []

    init(store: ContactStore) {
        self.store = store
        super.init(style: .plain)
        title = "Contacts"
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: self,
            action: #selector(addContact)
        )
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        definesPresentationContext = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(reload),
            name: ContactStore.didChange,
            object: store
        )
        reload()
    }

    // MARK: Sections

    @objc private func reload() {
        let text = navigationItem.searchController?.searchBar.text ?? ""
        var groups = Array(repeating: [Contact](), count: collation.sectionTitles.count)
        for contact in store.contacts(matching: text) {
            let section = collation.section(
                for: contact.sortName as NSString,
                collationStringSelector: #selector(getter: NSString.uppercased)
            )
            groups[section].append(contact)
        }
        sections = zip(collation.sectionTitles, groups).compactMap { title, contacts in
            contacts.isEmpty
                ? nil
                : (
                    title,
                    contacts.sorted { $0.sortName.localizedCaseInsensitiveCompare($1.sortName) == .orderedAscending }
                )
        }
        tableView.reloadData()
        if #available(iOS 17, *) {
            contentUnavailableConfiguration =
                sections.isEmpty && !text.isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    func updateSearchResults(for searchController: UISearchController) { reload() }

    private func contact(at path: IndexPath) -> Contact { sections[path.section].contacts[path.row] }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].contacts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        navigationItem.searchController?.isActive == true ? nil : collation.sectionIndexTitles
    }

    /// The index has every letter; one without contacts leads to the next that has some.
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        let letter = collation.sectionTitles[collation.section(forSectionIndexTitle: index)]
        return sections.firstIndex { $0.title >= letter } ?? max(0, sections.count - 1)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
        let contact = contact(at: indexPath)
        var content = cell.defaultContentConfiguration()
        content.attributedText = name(of: contact)
        cell.contentConfiguration = content
        cell.accessibilityLabel = contact.fullName
        return cell
    }

    /// The part that sorts is bold.
    private func name(of contact: Contact) -> NSAttributedString {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let bold = UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)
        let name = NSMutableAttributedString(string: contact.fullName, attributes: [.font: font])
        let part = contact.familyName.isEmpty ? contact.fullName : contact.familyName
        name.addAttribute(.font, value: bold, range: (contact.fullName as NSString).range(of: part))
        return name
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let card = ContactViewController(store: store, id: contact(at: indexPath).id)
        if splitViewController?.isCollapsed == true {
            navigationController?.pushViewController(card, animated: true)
        } else {
            splitViewController?.setViewController(card, for: .secondary)
        }
    }

    // MARK: Actions

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let id = contact(at: indexPath).id
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
            store.remove(id)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let contact = contact(at: indexPath)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            let favorite = UIAction(
                title: contact.isFavorite ? "Remove from Favorites" : "Add to Favorites",
                image: UIImage(systemName: contact.isFavorite ? "star.slash" : "star")
            ) { [unowned self] _ in
                var changed = contact
                changed.isFavorite.toggle()
                store.save(changed)
            }
            let copy = UIAction(title: "Copy Number", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = contact.phone
            }
            let delete = UIAction(
                title: "Delete Contact",
                image: UIImage(systemName: "trash"),
                attributes: .destructive
            ) { [unowned self] _ in store.remove(contact.id) }
            return UIMenu(children: [favorite, copy, delete])
        }
    }

    @objc private func addContact() {
        let editor = ContactEditorViewController(contact: Contact(), title: "New Contact") { [unowned self] contact in
            store.save(contact)
        }
        present(UINavigationController(rootViewController: editor), animated: true)
    }
}
