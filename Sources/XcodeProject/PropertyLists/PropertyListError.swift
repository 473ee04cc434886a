/// Why a property list can't be read, and where.
struct PropertyListError: Error, Equatable, CustomStringConvertible {
    /// Counted from 1; nil where the format's reader tells no place.
    var line: Int?
    /// What is wrong, a part of a sentence.
    var reason: String

    var description: String { line.map { "\($0): \(reason)" } ?? reason }
}
