import Foundation

/// The bytes of a font file, to be registered with CoreText.
public final class CGFont: Sendable {
    /// The file's bytes.
    package let data: Data
    /// The names that the file tells, by the name table's numbers.
    private let names: [Int: String]

    /// Nil for bytes that aren't an OpenType or TrueType font; whether its glyphs are whole shows when it is registered.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data.map({ Data(referencing: $0) }),
            let names = FontNameTable.names(in: [UInt8](data))
        else { return nil }
        self.data = data
        self.names = names
    }

    /// The name by which fonts are found ("Inter-Bold"); nil where the file tells none.
    public var postScriptName: CFString? { names[6].map { NSString(string: $0) } }
    /// The name for people ("Inter Bold"); nil where the file tells none.
    public var fullName: CFString? { names[4].map { NSString(string: $0) } }
}

/// Reads the name table of a font file; damaged ones tell nothing.
enum FontNameTable {
    /// More names than any font has.
    private static let largestCount = 4096

    /// The names by their numbers; nil where there is no name table.
    static func names(in bytes: [UInt8]) -> [Int: String]? {
        let word = { (at: Int) -> Int? in
            at >= 0 && at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil
        }
        let long = { (at: Int) -> Int? in
            guard let high = word(at), let low = word(at + 2) else { return nil }
            return high << 16 | low
        }
        // A collection's first font begins where its header says.
        let start = bytes.starts(with: Array("ttcf".utf8)) ? long(12) ?? 0 : 0
        guard let count = word(start + 4) else { return nil }
        let records = (0..<count).map { start + 12 + 16 * $0 }
        let tag = Array("name".utf8)
        guard let record = records.first(where: { $0 + 16 <= bytes.count && Array(bytes[$0..<$0 + 4]) == tag }),
            let table = long(record + 8), let rows = word(table + 2), let storage = word(table + 4)
        else { return nil }
        var found: [Int: String] = [:]
        for row in 0..<min(rows, largestCount) {
            let place = table + 6 + 12 * row
            guard let platform = word(place), let number = word(place + 6), let length = word(place + 8),
                let offset = word(place + 10)
            else { break }
            let first = table + storage + offset
            guard first + length <= bytes.count, found[number] == nil || platform == 3 else { continue }
            let part = Array(bytes[first..<first + length])
            found[number] =
                platform == 1
                ? String(decoding: part, as: UTF8.self) : String(bytes: part, encoding: .utf16BigEndian) ?? ""
        }
        return found
    }
}
