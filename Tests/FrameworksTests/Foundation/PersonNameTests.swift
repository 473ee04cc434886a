import Foundation
import InsetFoundation
import Testing

import class InsetFoundation.PersonNameComponentsFormatter

@Suite("Formatters: names of persons")
struct PersonNameTests {
    private var name: PersonNameComponents {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "John", "Quinn")
        (name.familyName, name.nameSuffix) = ("Appleseed", "Jr.")
        return name
    }

    private func formatter(
        _ style: PersonNameComponentsFormatter.Style,
        _ locale: String = "en_US"
    ) -> PersonNameComponentsFormatter {
        let formatter = PersonNameComponentsFormatter()
        (formatter.style, formatter.locale) = (style, Locale(identifier: locale))
        return formatter
    }

    @Test(arguments: [
        (PersonNameComponentsFormatter.Style.default, "John Appleseed"), (.medium, "John Appleseed"), (.short, "John"),
        (.long, "Dr. John Quinn Appleseed Jr."), (.abbreviated, "JA"),
    ])
    func `styles say how much of a name is written`(style: PersonNameComponentsFormatter.Style, text: String) {
        #expect(formatter(style).string(from: name) == text)
        #expect(formatter(style).string(for: 1) == nil)
    }

    @Test func `a nickname is the short name, and missing parts leave no gap`() {
        var nicked = name
        nicked.nickname = "Johnny"
        #expect(formatter(.short).string(from: nicked) == "Johnny")
        (nicked.givenName, nicked.nickname) = (nil, "")
        #expect(formatter(.medium).string(from: nicked) == "Appleseed")
        #expect(formatter(.short).string(from: nicked) == "Appleseed")
        #expect(formatter(.long).string(from: PersonNameComponents()) == "")
    }

    @Test func `the family's name is first in Hungarian, and without a space in Chinese`() {
        #expect(formatter(.medium, "hu").string(from: name) == "Appleseed John")
        #expect(formatter(.abbreviated, "hu").string(from: name) == "AJ")
        var chinese = PersonNameComponents()
        (chinese.givenName, chinese.familyName) = ("小龙", "李")
        #expect(formatter(.medium).string(from: chinese) == "李小龙")
        #expect(formatter(.abbreviated).string(from: chinese) == "李")
    }

    @Test func `the phonetic name is written where it is asked for`() {
        var phonetic = PersonNameComponents()
        phonetic.givenName = "Jon"
        var named = name
        named.phoneticRepresentation = phonetic
        let formatter = formatter(.medium)
        formatter.isPhonetic = true
        #expect(formatter.string(from: named) == "Jon" && formatter.string(from: name) == "")
    }

    @Test(arguments: [
        ("Dr. John Quinn Appleseed, Jr.", ["Dr.", "John", "Quinn", "Appleseed", "Jr."]),
        ("Appleseed, John Q.", [nil, "John", "Q.", "Appleseed", nil]), ("Ann", [nil, "Ann", nil, nil, nil]),
        ("Ludwig van Beethoven", [nil, "Ludwig", nil, "van Beethoven", nil]),
        ("Ann Lee Bee", [nil, "Ann", "Lee", "Bee", nil]),
    ])
    func `names are read into their parts`(text: String, parts: [String?]) throws {
        let name = try #require(PersonNameComponentsFormatter().personNameComponents(from: text))
        #expect([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix] == parts)
        #expect(PersonNameComponentsFormatter().personNameComponents(from: " 12 ") == nil)
    }

    @Test func `names have a format style`() {
        #expect(name.formatted(.name(style: .abbreviated)) == "JA" && name.formatted() == "John Appleseed")
        let hungarian = PersonNameComponents.FormatStyle(style: .medium).locale(Locale(identifier: "hu"))
        #expect(name.formatted(hungarian) == "Appleseed John")
    }
}
