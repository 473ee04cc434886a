import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Text: checking")
struct TextCheckerTests {
    @Test func `without dictionaries every word counts as right, and learned ones complete others`() {
        onDevice {
            let checker = UITextChecker()
            let range = NSRange(location: 0, length: 4)
            let wrong = checker.rangeOfMisspelledWord(
                in: "zwrk",
                range: range,
                startingAt: 0,
                wrap: false,
                language: "en"
            )
            #expect(wrong.location == NSNotFound)
            UITextChecker.learnWord("Swiftly")
            #expect(UITextChecker.hasLearnedWord("Swiftly"))
            #expect(checker.completions(forPartialWordRange: range, in: "swif", language: "en") == ["Swiftly"])
            UITextChecker.unlearnWord("Swiftly")
            #expect(checker.completions(forPartialWordRange: range, in: "swif", language: "en") == nil)
        }
    }
}
