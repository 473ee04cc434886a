import XcodeProject

/// A program of tests, and what is in it.
public struct BuiltTests: Codable, Hashable, Sendable {
    /// The program.
    public var program: BuiltProgram
    /// The module of the tests.
    public var module: String
    /// XCTest's, "KitTests.SumTests/testAdding".
    public var xctests: [String]
    /// Whether the program itself says which more there are, as `XCTestDiscovery` tells.
    public var listsXCTests = false
    /// Files that don't compile and are left out, with the first reason.
    public var leftOut: [String: String] = [:]
    /// Whether there are tests of Swift Testing.
    public var hasSwiftTesting: Bool
    /// Left out by the scheme or its test plan: "SumTests" or "SumTests/testAdding()".
    public var skipped: [String]
    /// If not empty, the only ones that the scheme or plan wants.
    public var selected: [String]

    /// A target of tests of which there is no program.
    static func notBuilt(_ target: Target, _ error: ShadowError) -> BuiltTests {
        BuiltTests(
            program: BuiltProgram(name: target.name, executable: "", bundle: "", arguments: [], environment: [:]),
            module: target.moduleName,
            xctests: [],
            leftOut: [target.name: "\(error)"],
            hasSwiftTesting: false,
            skipped: [],
            selected: []
        )
    }
}
