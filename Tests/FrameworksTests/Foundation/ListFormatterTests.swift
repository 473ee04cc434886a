import Foundation
import InsetFoundation
import Testing

@Suite("Formatters: lists")
struct ListFormatterTests {
    private func formatter(_ locale: String) -> ListFormatter {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test(arguments: [
        ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c"), (["", "b"], " and b"),
    ])
    func `items are joined as in English`(items: [String], text: String) {
        #expect(formatter("en_US").string(from: items) == text)
    }

    @Test func `another language joins with its own words`() {
        #expect(formatter("de_DE").string(from: ["a", "b", "c"]) == "a, b und c")
    }

    @Test func `a long list is written whole`() {
        let text = formatter("en_US").string(from: Array(1...300))
        #expect(text?.hasSuffix("299, and 300") == true)
    }

    @Test func `the item formatter writes each object`() {
        let numbers = NumberFormatter()
        numbers.numberStyle = .spellOut
        numbers.locale = Locale(identifier: "en_US")
        let formatter = formatter("en_US")
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "one and two")
        #expect(formatter.string(from: ["no number"]) == nil)
    }
}
