import Foundation
import ObjectiveCRuntime
import Testing

@testable import UIKit

@MainActor @Suite("Lists: indexed collation")
struct IndexedCollationTests {
    private let collation = UILocalizedIndexedCollation.current()

    @Test func `there is a section for each letter, and one for all else at the end`() {
        #expect(collation.sectionTitles.count == 27)
        #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
    }

    @Test(arguments: [("anna", 0), ("Émile", 4), ("Åsa", 0), ("Zoë", 25), ("42", 26), ("", 26), ("東京", 26)])
    func `an object's section is its first letter's, without marks and case`(_ text: String, _ section: Int) {
        for name in ["self", "description", "uppercaseString", "uppercased"] {
            #expect(collation.section(for: text, collationStringSelector: Selector(name)) == section)
            #expect(collation.section(for: NSString(string: text), collationStringSelector: Selector(name)) == section)
        }
    }

    @Test func `objects are sorted by their texts as people sort`() {
        let sorted = collation.sortedArray(
            from: ["item 10", "Item 2", "éclair", "echo"],
            collationStringSelector: Selector("self")
        )
        #expect(sorted as? [String] == ["echo", "éclair", "Item 2", "item 10"])
    }
}
