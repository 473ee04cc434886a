/// Walks over Swift source byte by byte and finds what stands in code, outside of strings and comments.
///
/// Parsing with blocks for other platforms in it would give a tree with holes; so `#if` is decided before. Expressions
/// such as `#selector(…)` are found on the way.
package struct SourceScanner {
    /// A word behind `#` in code.
    package struct Directive: Equatable {
        package let name: String
        /// Of the `#`, in bytes.
        package let offset: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    package private(set) var directives: [Directive] = []
    /// Words behind `@` in code.
    package private(set) var attributes: [Directive] = []
    /// Of each `?` and `!` that stands between a name and `(` in code.
    package private(set) var optionalCalls: [Int] = []
    /// Names in code that begin like functions of Objective-C's runtime.
    package private(set) var runtimeNames: [Directive] = []

    /// Scans a whole file.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        code(until: nil, depth: 0)
    }

    private func byte(_ ahead: Int = 0) -> UInt8 {
        place + ahead < bytes.count ? bytes[place + ahead] : 0
    }

    /// Reads code up to the parenthesis that closes an interpolation, or to the end.
    private mutating func code(until close: UInt8?, depth: Int) {
        var open = 0
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
            case UInt8(ascii: "\""): string(pounds: 0, depth: depth)
            case UInt8(ascii: "#"): pound(depth: depth)
            case UInt8(ascii: "?") where byte(1) == UInt8(ascii: "("):
                optionalCalls.append(place)
                place += 1
            case UInt8(ascii: "?") where byte(1) == UInt8(ascii: " ") && byte(2) == UInt8(ascii: "{") && followsMember:
                optionalCalls.append(place)
                place += 1
            case UInt8(ascii: "!") where byte(1) == UInt8(ascii: "(") && place > 0 && bytes[place - 1].isIdentifier:
                optionalCalls.append(place)
                place += 1
            case UInt8(ascii: "("):
                open += 1
                place += 1
            case UInt8(ascii: ")"):
                if open == 0, close != nil { return }
                open -= 1
                place += 1
            case UInt8(ascii: "@"):
                let start = place
                place += 1
                attributes.append(Directive(name: word(), offset: start))
            case let byte where byte.isIdentifier: identifier()
            default: place += 1
            }
        }
    }

    /// Whether what ends here is the name of a member, of a small letter: `.addAnimations`, not the type `.Kind`.
    private var followsMember: Bool {
        var start = place
        while start > 0, bytes[start - 1].isIdentifier { start -= 1 }
        guard start > 0, start < place, bytes[start - 1] == UInt8(ascii: ".") else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[start])
    }

    /// Reads a name.
    private mutating func word() -> String {
        let start = place
        while byte().isIdentifier { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func identifier() {
        let start = place
        while place < bytes.count, bytes[place].isIdentifier { place += 1 }
        // Speed: most names aren't made strings.
        guard place - start > 6, Self.runtimeInitials.contains(bytes[start]) else { return }
        let name = bytes[start..<place]
        for prefix in Self.runtimePrefixes where name.starts(with: prefix.utf8) {
            runtimeNames.append(Directive(name: String(decoding: name, as: UTF8.self), offset: start))
            return
        }
    }

    private static let runtimePrefixes = [
        "class_", "method_", "objc_", "imp_", "NSClassFromString", "NSStringFromClass", "NSInvocation",
    ]
    private static let runtimeInitials = Set(runtimePrefixes.compactMap(\.utf8.first))

    private mutating func lineComment() {
        while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
    }

    private mutating func blockComment() {
        var depth = 0
        while place < bytes.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    /// `#if`, `#selector` or the beginning of `#"raw"#`.
    private mutating func pound(depth: Int) {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") {
            place += pounds
            return string(pounds: pounds, depth: depth)
        }
        let start = place
        place += pounds
        let name = word()
        guard pounds == 1, !name.isEmpty else { return }
        directives.append(Directive(name: name, offset: start))
    }

    private mutating func string(pounds: Int, depth: Int) {
        let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        place += isLong ? 3 : 1
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: "\\"):
                let start = place
                place += 1
                var seen = 0
                while seen < pounds, byte() == UInt8(ascii: "#") {
                    seen += 1
                    place += 1
                }
                guard seen == pounds else { continue }
                if byte() == UInt8(ascii: "("), depth < 32 {
                    place += 1
                    code(until: UInt8(ascii: ")"), depth: depth + 1)
                    place += 1
                } else {
                    place = max(place + 1, start + 1)
                }
            case UInt8(ascii: "\n") where !isLong: return
            case UInt8(ascii: "\""):
                if let length = closing(isLong: isLong, pounds: pounds) {
                    place += length
                    return
                }
                place += 1
            default: place += 1
            }
        }
    }

    /// The length of the quotes and signs that end a string, where it ends here.
    private func closing(isLong: Bool, pounds: Int) -> Int? {
        let quotes = isLong ? 3 : 1
        for index in 0..<quotes where byte(index) != UInt8(ascii: "\"") { return nil }
        for index in 0..<pounds where byte(quotes + index) != UInt8(ascii: "#") { return nil }
        return quotes + pounds
    }
}

extension UInt8 {
    /// Whether the byte belongs to a name; all beyond ASCII do.
    @inlinable package var isIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
