import Foundation
import Platform

/// The device's contacts: there are none, and access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Whether the app may see contacts; denied.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Answers that the app may not.
    open func requestAccess(
        for entityType: CNEntityType,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, refusal("requestAccess")) }
    /// Throws: the app may not.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refusal("requestAccess") }

    private func refusal(_ call: String) -> CNError {
        AbsentFeature.report("CNContactStore.\(call)", "there are no contacts here; access is denied")
        return CNError(.authorizationDenied)
    }
    /// Throws: the app may not.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        throw refusal("unifiedContacts")
    }
    /// Throws: the app may not.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact
    {
        throw refusal("unifiedContact")
    }
    /// Throws: the app may not.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw refusal("unifiedMeContact")
    }
    /// Throws: the app may not.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw refusal("enumerateContacts") }
    /// Throws: the app may not.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw refusal("execute") }
    /// Throws: the app may not.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw refusal("groups") }
    /// Throws: the app may not.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw refusal("containers") }
    /// Default container identifier.
    open func defaultContainerIdentifier() -> String { "" }
}

/// What a store holds.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts
}

/// Whether the app may see contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    /// As Apple numbers them.
    case notDetermined, restricted, denied, authorized, limited
}

/// Why contacts can't be had.
public struct CNError: Error, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case communicationError = 1, dataAccessError, authorizationDenied = 100, noAccessableWritableContainers
        /// As Apple numbers them.
        case recordDoesNotExist = 200, insertedRecordAlreadyExists, validationMultipleErrors = 300
    }
    /// The kind of this error.
    public let code: Code
    /// Makes one.
    public init(_ code: Code) { self.code = code }
}

/// Asks for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    /// Predicate. Nil by default.
    open var predicate: NSPredicate?
    /// Keys to fetch.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Mutable objects. Default: false.
    open var mutableObjects = false
    /// Unify results. Default: true.
    open var unifyResults = true
    /// Sort order. Default: CNContactSortOrder.none.
    open var sortOrder = CNContactSortOrder.none
    /// Makes one by keys to fetch.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What is to be saved.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Add to container with identifier.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Update.
    open func update(_ contact: CNMutableContact) {}
    /// Delete.
    open func delete(_ contact: CNMutableContact) {}
    /// Add to container with identifier.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    /// Delete.
    open func delete(_ group: CNMutableGroup) {}
    /// Add member to.
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    /// Remove member from.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

/// Several contacts.
open class CNGroup: NSObject, @unchecked Sendable {
    /// Identifier.
    public let identifier = UUID().uuidString
    open fileprivate(set) var name = ""
}
/// Several contacts, to be changed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
}
/// An account with contacts.
open class CNContainer: NSObject, @unchecked Sendable {
    /// Identifier.
    public let identifier = UUID().uuidString
    /// Name.
    open var name: String { "" }
    /// Predicate for container of contact with identifier.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate { _, _ in false }
    }
}

/// Writes contacts' names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// How names are written. Default: all of it.
    open var style = CNContactFormatterStyle.fullName
    /// The name; nil where there is none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// The name; nil where there is none. A company's where a person has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            style == .fullName
            ? [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
            : [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if contact.contactType == .person, !name.isEmpty { return name }
        return [contact.organizationName, name, contact.nickname].first { !$0.isEmpty }
    }
    /// Attributed string from style default attributes.
    open class func attributedString(
        from contact: CNContact,
        style: CNContactFormatterStyle,
        defaultAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0, attributes: attributes) }
    }
    /// The parts that a name needs.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NSString(string: "formatter")
    }
    /// Name order for.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
}
/// How names are written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// All of it, or as it sounds.
    case fullName, phoneticFullName
}
/// Which name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// As Apple numbers them.
    case userDefault, givenNameFirst, familyNameFirst
}
/// Writes addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// Style. Default: CNPostalAddressFormatterStyle.mailingAddress.
    open var style = CNPostalAddressFormatterStyle.mailingAddress
    /// String from from style.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    /// Street, town with state and number, country; a line each.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, town.joined(separator: " "), postalAddress.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
/// How addresses are written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// For letters.
    case mailingAddress
}
/// Writes contacts as vCards.
open class CNContactVCardSerialization: NSObject, @unchecked Sendable {
    /// Descriptor for required keys string.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString(string: "vcard") }
    /// Names, numbers and addresses, in version 3.
    open class func data(with contacts: [CNContact]) throws -> Data {
        let cards = contacts.map { contact in
            var lines = ["BEGIN:VCARD", "VERSION:3.0"]
            lines.append(
                "N:\(contact.familyName);\(contact.givenName);\(contact.middleName);\(contact.namePrefix);\(contact.nameSuffix)"
            )
            lines.append("FN:\(CNContactFormatter.string(from: contact, style: .fullName) ?? "")")
            lines += contact.phoneNumbers.map { "TEL:\($0.value.stringValue)" }
            lines += contact.emailAddresses.map { "EMAIL:\($0.value)" }
            return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        }
        return Data(cards.joined().utf8)
    }
    /// None: vCards aren't read.
    open class func contacts(with data: Data) throws -> [CNContact] {
        AbsentFeature.report("CNContactVCardSerialization.contacts(with:)", "vCards aren't read here")
        return []
    }
}
extension NSNotification.Name {
    /// Posted when contacts change; never here.
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
