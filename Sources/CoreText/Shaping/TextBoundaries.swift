import CICU
import Synchronization

/// Finds the boundaries of a text by ICU, the library that iOS uses too; it comes with Swift's Foundation.
///
/// It knows UAX 14 and 29, and has dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese words.
package enum TextBoundaries: Int32, Hashable, Sendable {
    /// Between characters as people count them.
    case character = 0
    /// Before and behind words, and around what stands between them.
    case word = 1
    /// Where a line may end.
    case line = 2
    /// Between sentences, with the spaces that follow one.
    case sentence = 3

    /// One boundary.
    package struct Boundary: Hashable, Sendable {
        /// UTF-16 units from the text's start.
        package var index: Int
        /// True where a word of letters or figures ends; only for `word`.
        package var endsWord: Bool
    }

    /// ICU's iterators: opening one reads rules, and each serves one thread at a time.
    private final class Pool: @unchecked Sendable {
        // Unchecked: an iterator is either here, under the lock, or with one caller.
        private let free = Mutex<[Int32: [OpaquePointerBox]]>([:])

        struct OpaquePointerBox: @unchecked Sendable { let pointer: OpaquePointer }

        func take(_ kind: TextBoundaries) -> OpaquePointerBox? {
            if let known = free.withLock({ $0[kind.rawValue]?.popLast() }) { return known }
            var status: Int32 = 0
            // The root's rules keep small kana and the like from beginning a line (strict kinsoku).
            guard let iterator = swift_ubrk_open(kind.rawValue, "", nil, 0, &status), status <= 0 else { return nil }
            return OpaquePointerBox(pointer: iterator)
        }

        func give(_ iterator: OpaquePointerBox, back kind: TextBoundaries) {
            free.withLock { $0[kind.rawValue, default: []].append(iterator) }
        }
    }
    private static let pool = Pool()

    /// The boundaries in order, the text's end included and its start left out.
    package func all(in utf16: [UInt16]) -> [Boundary] {
        guard !utf16.isEmpty, utf16.count < Int(Int32.max), let iterator = Self.pool.take(self) else { return [] }
        defer { Self.pool.give(iterator, back: self) }
        return utf16.withUnsafeBufferPointer { units in
            var status: Int32 = 0
            swift_ubrk_setText(iterator.pointer, units.baseAddress, Int32(units.count), &status)
            guard status <= 0 else { return [] }
            defer { swift_ubrk_setText(iterator.pointer, nil, 0, &status) }
            var found: [Boundary] = []
            _ = swift_ubrk_first(iterator.pointer)
            while true {
                let next = swift_ubrk_next(iterator.pointer)
                guard next > 0 else { return found }
                let endsWord = self == .word && swift_ubrk_getRuleStatus(iterator.pointer) >= Self.firstWordStatus
                found.append(Boundary(index: Int(next), endsWord: endsWord))
            }
        }
    }

    /// ICU's `UBRK_WORD_NUMBER`: figures, letters, kana and ideographs have this status or a higher one.
    private static let firstWordStatus: Int32 = 100
}
