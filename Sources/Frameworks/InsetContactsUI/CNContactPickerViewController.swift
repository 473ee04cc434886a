@_exported import InsetContacts
import InsetPlaceholders
import Platform
@_exported import UIKit

/// Lets the person choose a contact: there are none, and it can be given up.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// Hears of the choice; not kept.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Displayed property keys. Nil by default.
    open var displayedPropertyKeys: [String]?
    /// Predicate for enabling contact. Nil by default.
    open var predicateForEnablingContact: NSPredicate?
    /// Predicate for selection of contact. Nil by default.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Predicate for selection of property. Nil by default.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        AbsentFeature.report("CNContactPickerViewController", "there are no contacts here; it can be given up")
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Contacts")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.giveUp() }
        )
        bar.items = [item]
        bar.translatesAutoresizingMaskIntoConstraints = false
        PlaceholderPanel.fill(view, "No Contacts")
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func giveUp() {
        delegate?.contactPickerDidCancel(self)
        presentingViewController?.dismiss(animated: true)
    }
}

/// Hears of a choice; all optional.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
    /// Contact picker did cancel.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Contact picker did select.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Contact picker did select.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    /// Contact picker did select.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// One part of a contact.
open class CNContactProperty: NSObject, @unchecked Sendable {
    /// Contact.
    public let contact: CNContact
    /// Key.
    public let key: String
    /// Value.
    open var value: Any? { nil }
    /// Identifier.
    open var identifier: String? { nil }
    /// Label.
    open var label: String? { nil }
    init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
}

/// Shows a contact's name.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    /// Contact.
    public let contact: CNContact
    /// Hears of the end; not kept.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Contact store. Nil by default.
    open var contactStore: CNContactStore?
    /// Whether this allows editing. Default: true.
    open var allowsEditing = true
    /// Whether this allows actions. Default: true.
    open var allowsActions = true
    /// Displayed property keys. Nil by default.
    open var displayedPropertyKeys: [Any]?
    /// Should show linked contacts. Default: false.
    open var shouldShowLinkedContacts = false
    /// Message. Nil by default.
    open var message: String?

    /// Shows a contact.
    public convenience init(for contact: CNContact) { self.init(contact) }
    /// Shows a contact that nobody knows yet.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
    /// Asks for a new contact.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }
    private init(_ contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes one by coder.
    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let name = CNContactFormatter.string(from: contact, style: .fullName) ?? "CNContactViewController"
        PlaceholderPanel.fill(view, name)
    }
    /// The parts that it needs.
    nonisolated open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString(string: "view") }
}

/// Hears of a contact's view; all optional, nothing calls it.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(
        _ viewController: CNContactViewController,
        shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}
extension CNContactViewControllerDelegate {
    /// Contact view controller did complete with.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    /// Contact view controller should perform default action for.
    public func contactViewController(
        _ viewController: CNContactViewController,
        shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}
