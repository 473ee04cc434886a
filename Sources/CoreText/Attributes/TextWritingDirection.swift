/// A direction that a part of a text is put into, as the marks of Unicode do it.
package enum TextWritingDirection: Int, Hashable, Sendable {
    /// The part is a left-to-right text of its own, in which letters have their own directions.
    case leftToRightEmbedding = 0
    /// Likewise, right to left.
    case rightToLeftEmbedding = 1
    /// All letters stand from left to right.
    case leftToRightOverride = 2
    /// All letters stand from right to left.
    case rightToLeftOverride = 3

    /// The mark that begins it (UAX #9): U+202A, U+202B, U+202D, U+202E.
    var mark: UInt32 {
        switch self {
        case .leftToRightEmbedding: 0x202A
        case .rightToLeftEmbedding: 0x202B
        case .leftToRightOverride: 0x202D
        case .rightToLeftOverride: 0x202E
        }
    }

    /// U+202C.
    static let endMark: UInt32 = 0x202C
}
