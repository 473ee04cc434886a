/// What Xcode's Run and Test do.
public struct Scheme: Codable, Hashable, Sendable {
    /// A test target of a scheme or of a test plan.
    public struct Testable: Codable, Hashable, Sendable {
        /// The target's name.
        public var target: String
        /// Tests that are left out, "Suite" or "Suite/test()".
        public var skipped: [String]
        /// If not empty, the only tests that run.
        public var selected: [String]

        /// A target's tests, without those that are skipped.
        public init(target: String, skipped: [String] = [], selected: [String] = []) {
            self.target = target
            self.skipped = skipped
            self.selected = selected
        }
    }

    /// The scheme's name.
    public var name: String
    /// The target that Run starts; nil for a library's scheme.
    public var runs: String?
    /// The configuration that Run builds: "Debug".
    public var configuration: String?
    /// The configuration that Test builds; a project may have one of its own for tests.
    public var testConfiguration: String?
    /// What Test runs.
    public var tests: [Testable] = []
    /// What an app gets on its command line.
    public var arguments: [String] = []
    /// What an app gets in its environment.
    public var environment: [String: String] = [:]
    /// The same for tests.
    public var testArguments: [String] = []
    /// The same for tests.
    public var testEnvironment: [String: String] = [:]

    /// A scheme that does nothing.
    public init(name: String) { self.name = name }
}
