/// The words of a Swift file that name something: what Apple's names look like, what is imported, what is declared.
///
/// A scan and no parse: comments and strings are passed over, and names of the compiler's own attributes.
struct SourceWords {
    /// Names that look like Apple's, with how often they stand there.
    private(set) var symbols: [String: Int] = [:]
    /// Modules that are imported.
    private(set) var imports: Set<String> = []
    /// Names of types, functions and constants that the file declares.
    private(set) var declared: Set<String> = []
    /// How many lines it has.
    private(set) var lines = 0

    private static let declaring: Set<String> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "let", "var", "actor", "case", "associatedtype",
    ]

    /// Attributes of the compiler, which no module declares.
    private static let attributes: Set<String> = ["NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain"]

    init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes: bytes)
        var before = ""
        var isAfterDot = false
        var isImporting = false
        /// Whether the last word begins an import: a member of that name doesn't.
        var isImport = false
        while let word = scanner.next() {
            // `import struct UIKit.UIView` names the module after the kind, and then a part of it.
            isImporting = isImport || isImporting && isAfterDot
            // The kind stands before the module.
            if isImport, Self.declaring.contains(word.text) { continue }
            isImport = word.text == "import" && (word.at == 0 || bytes[word.at - 1] != UInt8(ascii: "."))
            if isImporting {
                if !isAfterDot { imports.insert(word.text) }
            } else if Self.declaring.contains(before) {
                declared.insert(word.text)
            } else if !isAfterDot || word.text.first?.isUppercase == true, Self.isApples(word.text) {
                symbols[word.text, default: 0] += 1
            }
            before = word.text
            isAfterDot = scanner.isAtDot
        }
        lines = scanner.lines
    }

    /// Two or three capitals of a framework, then a word; or a function of Objective-C's runtime.
    static func isApples(_ word: String) -> Bool {
        if ["objc_", "class_", "method_", "sel_", "CF"].contains(where: word.hasPrefix), word.count > 5 { return true }
        let prefixes = [
            "UI", "NS", "CA", "CG", "CT", "CL", "MK", "AV", "WK", "PH", "SK", "MF", "UN", "CM", "CN", "EK", "LA", "SF",
            "HK", "CK", "MP", "GK", "ML", "VN", "AR", "CI", "PK", "QL", "SCN", "MTL", "MTK", "GL", "ASAuth", "CB", "NW",
        ]
        guard !attributes.contains(word), let prefix = prefixes.first(where: word.hasPrefix) else { return false }
        let rest = word.dropFirst(prefix.count)
        // The module's own name is none of its symbols.
        guard let first = rest.first, first.isUppercase, rest.count > 2, word != "UIKit" else { return false }
        return rest.contains(where: \.isLowercase)
    }

    /// Goes through the words.
    private struct Scanner {
        let bytes: [UInt8]
        var index = 0
        var lines = 1
        /// Whether a dot follows the last word.
        var isAtDot: Bool { index < bytes.count && bytes[index] == UInt8(ascii: ".") }

        mutating func next() -> (text: String, at: Int)? {
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: "\n") { lines += 1 }
                if Self.isWord(byte) {
                    let start = index
                    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
                    return (String(decoding: bytes[start..<index], as: UTF8.self), start)
                }
                if byte == UInt8(ascii: "/"), skipComment() { continue }
                if byte == UInt8(ascii: "\"") {
                    skipString()
                    continue
                }
                index += 1
            }
            return nil
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }

        private func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

        private mutating func skipComment() -> Bool {
            if at(1) == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                return true
            }
            guard at(1) == UInt8(ascii: "*") else { return false }
            var depth = 0
            while index < bytes.count {
                if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                    depth += 1
                    index += 2
                } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                    depth -= 1
                    index += 2
                    if depth == 0 { break }
                } else {
                    if at(0) == UInt8(ascii: "\n") { lines += 1 }
                    index += 1
                }
            }
            return true
        }

        private mutating func skipString() {
            let quote = UInt8(ascii: "\"")
            let isLong = at(1) == quote && at(2) == quote
            index += isLong ? 3 : 1
            while index < bytes.count {
                if at(0) == UInt8(ascii: "\\") {
                    index += 2
                } else if isLong, at(0) == quote, at(1) == quote, at(2) == quote {
                    index += 3
                    return
                } else if !isLong, at(0) == quote || at(0) == UInt8(ascii: "\n") {
                    index += 1
                    if bytes[index - 1] == UInt8(ascii: "\n") { lines += 1 }
                    return
                } else {
                    if at(0) == UInt8(ascii: "\n") { lines += 1 }
                    index += 1
                }
            }
        }
    }
}
