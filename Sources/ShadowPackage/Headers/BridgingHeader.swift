import Foundation

/// A header that shows C and Objective-C to a target's Swift, by what becomes of its parts here.
struct BridgingHeader {
    /// The modules whose headers it brings in, by the frameworks' names, in order.
    private(set) var modules: [String] = []
    /// The headers of the project that it brings in, as it names them, in order.
    private(set) var headers: [String] = []
    /// The headers of C's library that it brings in, in order.
    private(set) var plainHeaders: [String] = []
    /// The lines by which it declares something itself.
    private(set) var declarations: [String] = []

    /// Whether it declares anything else than the system's modules do, or includes headers of the project's.
    var hasMore: Bool { !headers.isEmpty || !declarations.isEmpty }

    /// The module whose header it is, of which `<Module/Part.h>` is a header of the project; nil for an app's.
    private let module: String?

    /// Headers that belong to no framework, and the modules that declare what they do.
    private static let modulesByHeader = [
        "sqlite3.h": "SQLite3", "CommonCrypto": "CommonCrypto", "libxml": "libxml2", "zlib.h": "zlib",
    ]
    /// Headers of C's library and of Objective-C, which Swift sees anyway.
    private static let plain: Set<String> = ["sys", "objc", "dispatch", "mach", "net", "netinet", "arpa"]
    /// What guards a header, or speaks to Apple's compiler alone. A macro without a value is a guard.
    private static let silent = [
        "#ifndef", "#ifdef", "#endif", "#if", "#elif", "#else", "#undef", "#pragma", "NS_ASSUME_NONNULL",
        "FOUNDATION_EXPORT", "FOUNDATION_EXTERN",
    ]

    init(text: String, module: String? = nil) {
        self.module = module
        var isComment = false
        for line in text.split(whereSeparator: \.isNewline) {
            var line = line.trimmingCharacters(in: .whitespaces)
            if isComment {
                guard let end = line.range(of: "*/") else { continue }
                (isComment, line) = (false, line[end.upperBound...].trimmingCharacters(in: .whitespaces))
            }
            while let start = line.range(of: "/*") {
                let end = line.range(of: "*/", range: start.upperBound..<line.endIndex)
                isComment = end == nil
                let rest = end.map { String(line[$0.upperBound...]) } ?? ""
                line = String(line[..<start.lowerBound]) + rest
            }
            if let start = line.range(of: "//") { line = String(line[..<start.lowerBound]) }
            read(line.trimmingCharacters(in: .whitespaces))
        }
    }

    private mutating func read(_ line: String) {
        guard !line.isEmpty, !Self.silent.contains(where: line.hasPrefix) else { return }
        if line.hasPrefix("#define"), line.split(whereSeparator: \.isWhitespace).count < 3 { return }
        if line.hasPrefix("@import ") {
            return add(line.dropFirst(8).prefix { $0.isLetter || $0.isNumber || $0 == "_" }.description)
        }
        guard line.hasPrefix("#import") || line.hasPrefix("#include") else { return declarations.append(line) }
        if let start = line.firstIndex(of: "<"), let end = line.firstIndex(of: ">"), start < end {
            readSystemHeader(line[line.index(after: start)..<end])
        } else if case let parts = line.split(separator: "\"", omittingEmptySubsequences: false), parts.count > 2 {
            headers.append(String(parts[1]))
        }
    }

    private mutating func readSystemHeader(_ name: Substring) {
        let parts = name.split(separator: "/").map(String.init)
        guard let first = parts.first else { return }
        if let known = Self.modulesByHeader[first] {
            add(known)
        } else if parts.count == 1 || Self.plain.contains(first) {
            plainHeaders.append(String(name))
        } else if first == module {
            headers.append(parts.dropFirst().joined(separator: "/"))
        } else {
            add(first)
        }
    }

    private mutating func add(_ module: String) {
        if !modules.contains(module) { modules.append(module) }
    }
}
