/// How one test went.
public struct TestResult: Codable, Hashable, Sendable {
    /// How it ended.
    public enum Status: String, Codable, Sendable {
        case passed, failed, skipped
    }

    /// The module of the test.
    public var module: String
    /// The class or suite; the module for a test without one.
    public var suite: String
    /// `testAdding` or `adding(_:)`.
    public var name: String
    /// How it ended.
    public var status: Status
    /// Seconds.
    public var duration: Double
    /// What failed, with its place.
    public var failures: [String]

    /// As `--filter` sees it, "KitTests.SumTests/testAdding".
    public var identifier: String { "\(module).\(suite)/\(name)" }
}
