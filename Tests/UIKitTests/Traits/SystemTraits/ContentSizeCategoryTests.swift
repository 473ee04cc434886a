import Testing

@testable import UIKit

@Suite("Traits: content size categories")
struct ContentSizeCategoryTests {
    @Test func `there are twelve in rising order and the last five are for accessibility`() {
        let all = UIContentSizeCategory.ascending
        #expect(all.count == 12)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && $1 > $0 && $0 <= $1 })
        #expect(
            all.map(\.isAccessibilityCategory) == Array(repeating: false, count: 7) + Array(repeating: true, count: 5)
        )
    }

    @Test func `unspecified is neither below nor above anything`() {
        #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified >= .large))
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
