/// What a project uses and nobody declares, with how often, from the compiler's messages.
public struct MissingSymbols: Sendable {
    /// A symbol that isn't there.
    public struct Symbol: Hashable, Sendable, CustomStringConvertible {
        /// "UIActivityViewController", "UIView.foo", "import Metal".
        public var name: String
        /// Places that use it.
        public var uses: Int
        /// Files that use it.
        public var files: Int
        /// What to do.
        public var advice: String

        /// One line: the symbol, how many places use it, what to do.
        public var description: String {
            let places = uses == 1 ? "1 place" : "\(uses) places"
            return "\(name): \(places) in \(files == 1 ? "1 file" : "\(files) files"); \(advice)"
        }
    }

    /// The most used first.
    public let symbols: [Symbol]

    /// Counts the symbols that a build's errors miss.
    ///
    /// - Parameter messages: Of one build.
    public init(_ messages: [CompilerMessage]) {
        var places: [String: Set<String>] = [:]
        var files: [String: Set<String>] = [:]
        for message in messages where message.severity == .error {
            guard let name = Self.symbol(in: message.text) else { continue }
            places[name, default: []].insert("\(message.file):\(message.line):\(message.column)")
            files[name, default: []].insert(message.file)
        }
        symbols = places.map { name, places in
            Symbol(name: name, uses: places.count, files: files[name]?.count ?? 0, advice: Self.advice(for: name))
        }.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    }

    /// The symbol that a message misses.
    static func symbol(in text: String) -> String? {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return nil }
        if text.hasPrefix("no such module '") { return "import \(parts[1])" }
        if text.hasPrefix("cannot find '") || text.hasPrefix("cannot find type '") { return String(parts[1]) }
        if text.contains(" has no member '"), parts.count >= 5 { return "\(parts[1]).\(parts[3])" }
        if text.hasPrefix("cannot find operator '") { return String(parts[1]) }
        return nil
    }

    private static func advice(for name: String) -> String {
        if name.hasPrefix("import ") {
            let module = name.dropFirst("import ".count)
            return "nothing here stands in for \(module); put what uses it under #if canImport(\(module))"
        }
        let isApple = ["UI", "NS", "CA", "CG", "CL", "MK", "AV", "WK", "PH", "SK", "MF"].contains(where: name.hasPrefix)
        return isApple
            ? "Inset doesn't have it yet; put what uses it under #if canImport(ObjectiveC), or ask for it"
            : "it may be in a file that was left out; see the notes above"
    }
}
