import Foundation
import InsetContacts
import Testing

@Suite("Contacts")
struct ContactTests {
    private var ann: CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.organizationName) = ("Ann", "Lee", "Acme")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "123"))]
        return contact
    }

    @Test
    func `a contact's name is its person's, or its company's`() {
        let contact = ann
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ann Lee")
        contact.contactType = .organization
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Acme")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    }

    @Test
    func `a copy doesn't follow its original`() throws {
        let contact = ann
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Bea"
        #expect(copy.givenName == "Ann" && copy.phoneNumbers.first?.value.stringValue == "123" && copy == contact)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    }

    @Test
    func `contacts are written as cards, and the device has none`() throws {
        let card = String(decoding: try CNContactVCardSerialization.data(with: [ann]), as: UTF8.self)
        #expect(
            card.components(separatedBy: "\r\n").dropFirst(2) == [
                "N:Lee;Ann;;;", "FN:Ann Lee", "TEL:123", "END:VCARD", "",
            ]
        )
        #expect(throws: CNError.self) {
            try CNContactStore().unifiedContacts(matching: NSPredicate(value: true), keysToFetch: [])
        }
    }
}
