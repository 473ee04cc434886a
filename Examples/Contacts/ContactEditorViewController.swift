import UIKit

/// A form for a contact. It can't be swiped away while something is changed.
final class ContactEditorViewController: UITableViewController, UIAdaptivePresentationControllerDelegate {
    /// What can be typed, in the order of the rows.
    private enum Field: CaseIterable {
        case givenName, familyName, company, phone, email, notes

        var placeholder: String {
            switch self {
            case .givenName: "First name"
            case .familyName: "Last name"
            case .company: "Company"
            case .phone: "Phone"
            case .email: "Email"
            case .notes: "Notes"
            }
        }

        var path: WritableKeyPath<Contact, String> {
            switch self {
            case .givenName: \.givenName
            case .familyName: \.familyName
            case .company: \.company
            case .phone: \.phone
            case .email: \.email
            case .notes: \.notes
            }
        }
    }

    private static let sections: [[Field]] = [[.givenName, .familyName, .company], [.phone], [.email], [.notes]]
    private let original: Contact
    private var contact: Contact { didSet { contactDidChange() } }
    private let save: (Contact) -> Void

    init(contact: Contact, title: String?, save: @escaping (Contact) -> Void) {
        (original, self.contact, self.save) = (contact, contact, save)
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("The form is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FieldCell.self, forCellReuseIdentifier: "Field")
        tableView.keyboardDismissMode = .interactive
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(cancel)
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done,
            target: self,
            action: #selector(finish)
        )
        navigationController?.presentationController?.delegate = self
        contactDidChange()
    }

    private func contactDidChange() {
        let isChanged = contact != original
        navigationItem.rightBarButtonItem?.isEnabled = isChanged && !contact.fullName.isEmpty
        isModalInPresentation = isChanged
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Field", for: indexPath)
        let field = Self.sections[indexPath.section][indexPath.row]
        (cell as? FieldCell)?.show(field.placeholder, text: contact[keyPath: field.path]) { [unowned self] text in
            contact[keyPath: field.path] = text
        }
        return cell
    }

    // MARK: The end

    @objc private func finish() {
        save(contact)
        dismiss(animated: true)
    }

    @objc private func cancel() {
        guard contact != original else { return dismiss(animated: true) }
        askToDiscard()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        askToDiscard()
    }

    private func askToDiscard() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) { [unowned self] _ in dismiss(animated: true) }
        )
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }
}
