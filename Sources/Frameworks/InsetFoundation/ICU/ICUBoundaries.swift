import CICU
import Foundation

/// Where ICU divides a text.
enum ICUBoundaries {
    /// ICU's `UBreakIteratorType`.
    enum Unit: Int32 {
        case word = 1
        case sentence = 3
    }

    /// A part of a text between two boundaries.
    struct Part {
        /// In UTF-16 units.
        let range: NSRange
        /// Whether it's a word, rather than punctuation or blanks.
        let isWord: Bool
    }

    /// What ICU says of boundaries behind what is no word.
    private static let statusOfWords: Int32 = 100

    /// The parts of a text, one after the other.
    static func parts(of text: String, _ unit: Unit, locale: String) -> [Part] {
        Array(text.utf16).withUnsafeBufferPointer { characters in
            guard let start = characters.baseAddress else { return [] }
            var status: Int32 = 0
            guard let iterator = swift_ubrk_open(unit.rawValue, locale, start, Int32(characters.count), &status),
                status <= 0
            else { return [] }
            defer { swift_ubrk_close(iterator) }
            var parts: [Part] = []
            var first = swift_ubrk_first(iterator)
            while case let next = swift_ubrk_next(iterator), next >= 0 {
                parts.append(
                    Part(
                        range: NSRange(location: Int(first), length: Int(next - first)),
                        isWord: swift_ubrk_getRuleStatus(iterator) >= statusOfWords
                    )
                )
                first = next
            }
            return parts
        }
    }
}
