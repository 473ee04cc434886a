import Foundation

/// All contacts, in the order of the list.
final class ContactStore {
    static let didChange = Notification.Name("ContactStoreDidChange")

    private(set) var contacts: [Contact]

    init(contacts: [Contact]) { self.contacts = contacts }

    subscript(id: UUID) -> Contact? { contacts.first { $0.id == id } }

    /// Those whose name, company, number or address has the text in it; all without a text.
    func contacts(matching text: String) -> [Contact] {
        guard !text.isEmpty else { return contacts }
        return contacts.filter { contact in
            [contact.fullName, contact.company, contact.phone, contact.email].contains {
                $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }

    /// Puts a contact in the place of the one with the same ID, or adds it.
    func save(_ contact: Contact) {
        if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
            contacts[index] = contact
        } else {
            contacts.append(contact)
        }
        tell()
    }

    func remove(_ id: UUID) {
        contacts.removeAll { $0.id == id }
        tell()
    }

    private func tell() { NotificationCenter.default.post(name: ContactStore.didChange, object: self) }
}
