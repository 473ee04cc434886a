import UIKit

/// A contact's card: the picture, what can be done at once, and numbers and addresses below.
final class ContactViewController: UITableViewController {
    private let store: ContactStore
    /// Nil: nobody is chosen.
    private let id: UUID?
    private let header = ContactHeaderView()

    private var contact: Contact? { id.flatMap { store[$0] } }

    init(store: ContactStore, id: UUID?) {
        (self.store, self.id) = (store, id)
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("The card is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Field")
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(storeDidChange),
            name: ContactStore.didChange,
            object: store
        )
        show()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard tableView.tableHeaderView === header else { return }
        // A header is as high as it is told to be; a card's header is as high as its text needs.
        let size = header.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        guard header.frame.size != size else { return }
        header.frame.size = size
        tableView.tableHeaderView = header
    }

    @objc private func storeDidChange() {
        // Who was deleted has no card.
        if id != nil, contact == nil, navigationController?.viewControllers.first !== self {
            navigationController?.popViewController(animated: true)
        } else {
            show()
        }
    }

    private func show() {
        tableView.reloadData()
        guard let contact else {
            tableView.tableHeaderView = nil
            navigationItem.rightBarButtonItem = nil
            if #available(iOS 17, *) {
                var configuration = UIContentUnavailableConfiguration.empty()
                configuration.image = UIImage(systemName: "person.crop.circle")
                configuration.text = "No Contact Selected"
                contentUnavailableConfiguration = configuration
            }
            return
        }
        if #available(iOS 17, *) { contentUnavailableConfiguration = nil }
        header.show(contact)
        tableView.tableHeaderView = header
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .edit,
            target: self,
            action: #selector(edit)
        )
    }

    @objc private func edit() {
        guard let contact else { return }
        let editor = ContactEditorViewController(contact: contact, title: nil) { [unowned self] in store.save($0) }
        present(UINavigationController(rootViewController: editor), animated: true)
    }

    // MARK: Rows

    /// A section for each thing that is known.
    private var fields: [(label: String, value: String)] {
        guard let contact else { return [] }
        return [("mobile", contact.phone), ("home", contact.email), ("Notes", contact.notes)].filter { !$0.1.isEmpty }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { fields.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Field", for: indexPath)
        let field = fields[indexPath.section]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = field.label
        content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryText = field.value
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = field.label == "Notes" ? .label : view.tintColor
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        fields[indexPath.section].label != "Notes"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        UIPasteboard.general.string = fields[indexPath.section].value
    }
}
