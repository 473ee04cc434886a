/// Which tests run: those that match a filter, without what a plan skips.
public struct TestSelection: Sendable {
    /// Regular expressions over "KitTests.SumTests/testAdding"; a test that one of them matches runs.
    public let filters: [String]

    /// Why a filter can't be used.
    public struct BadFilter: Error, CustomStringConvertible {
        /// The filter.
        public var filter: String
        /// One line.
        public var description: String { "--filter \(filter) is no regular expression" }
    }

    /// All tests, by default.
    public init(filters: [String] = []) throws(BadFilter) {
        self.filters = filters
        for filter in filters where (try? Regex(filter)) == nil { throw BadFilter(filter: filter) }
    }

    /// The wanted ones of a program's XCTests, in order.
    ///
    /// - Parameter listed: Those that the program itself told.
    func xctests(of tests: BuiltTests, listed: [String] = []) -> [String] {
        wanted(tests.xctests + listed, of: tests)
    }

    /// The ones that filters and plan leave, of "KitTests.SumTests/testAdding" and others.
    func wanted(_ names: [String], of tests: BuiltTests) -> [String] {
        let expressions = filters.compactMap { try? Regex($0) }
        return names.filter { test in
            guard expressions.isEmpty || expressions.contains(where: { test.contains($0) }) else { return false }
            let own = String(test.dropFirst(tests.module.count + 1))
            guard tests.selected.isEmpty || tests.selected.contains(where: { Self.names(own, $0) }) else {
                return false
            }
            return !tests.skipped.contains { Self.names(own, $0) }
        }
    }

    /// Whether a plan's entry, "SumTests" or "SumTests/testAdding()", names a test.
    static func names(_ test: String, _ entry: String) -> Bool {
        let entry = entry.hasSuffix("()") ? String(entry.dropLast(2)) : entry
        return test == entry || test.hasPrefix(entry + "/")
    }

    /// Arguments for Swift Testing's own selection.
    ///
    /// - Parameter over: Tests that have run already, "KitTests.SumTests/adding()".
    func arguments(for tests: BuiltTests, without over: [String] = []) -> [String] {
        func expression(_ name: String) -> String {
            let escaped = name.map { "()[]{}.*+?^$|\\".contains($0) ? "\\\($0)" : String($0) }.joined()
            return "^\(escaped)($|/)"
        }
        let own = "\(tests.module)."
        var arguments = filters.flatMap { ["--filter", $0] }
        arguments += tests.selected.flatMap { ["--filter", expression(own + $0)] }
        arguments += tests.skipped.flatMap { ["--skip", expression(own + $0)] }
        return arguments + over.flatMap { ["--skip", expression($0)] }
    }
}
