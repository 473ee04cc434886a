import Foundation

/// A person in the list.
struct Contact: Hashable {
    let id: UUID
    var givenName: String
    var familyName: String
    var company = ""
    var phone = ""
    var email = ""
    var notes = ""
    var isFavorite = false

    init(id: UUID = UUID(), givenName: String = "", familyName: String = "") {
        self.id = id
        self.givenName = givenName
        self.familyName = familyName
    }

    /// As a card shows it; a company stands in for a person without a name.
    var fullName: String {
        let name = [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? company : name
    }

    var initials: String { [givenName, familyName].compactMap(\.first).map(String.init).joined() }

    /// By what the list sorts.
    var sortName: String { familyName.isEmpty ? fullName : "\(familyName) \(givenName)" }
}

extension Contact {
    static let samples: [Contact] = [
        sample("Amara", "Abara", "Lantern Bakery"), sample("Bruno", "Almeida", ""), sample("Chiyo", "Baba", ""),
        sample("Dagny", "Berg", "Fjord Ferries"), sample("Elif", "Çelik", ""), sample("Farid", "Darwish", ""),
        sample("Greta", "Eklund", "Paper & Twine"), sample("Hugo", "Fontaine", ""), sample("Inés", "García", ""),
        sample("Jonas", "Hartmann", "Hartmann Bicycles"), sample("Keiko", "Ito", ""), sample("Liam", "Kavanagh", ""),
        sample("Maren", "Lindqvist", ""), sample("Nadia", "Moreau", "Atelier Moreau"), sample("Oskar", "Nowak", ""),
        sample("Priya", "Patel", ""), sample("Quinn", "Reilly", ""), sample("Rosa", "Santos", "Casa Santos"),
        sample("Stellan", "Tveit", ""), sample("Uma", "Venkat", ""), sample("Viktor", "Weiss", ""),
        sample("Yara", "Zaman", "Blue Door Studio"),
    ]

    private static func sample(_ givenName: String, _ familyName: String, _ company: String) -> Contact {
        var contact = Contact(givenName: givenName, familyName: familyName)
        contact.company = company
        let number = familyName.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 10_000 }
        contact.phone = String(format: "(555) 010-%04d", number)
        contact.email = "\(givenName.lowercased())@example.com"
        return contact
    }
}
