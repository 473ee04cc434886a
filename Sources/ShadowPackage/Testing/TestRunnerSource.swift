/// The entry point of a program of tests.
struct TestRunnerSource {
    /// The module of the tests, and what of XCTest is in it.
    let module: String
    let discovery: XCTestDiscovery
    /// The app's entry point; nil for tests without an app.
    let host: String?

    /// The name of the module that it is compiled as.
    static func moduleName(of module: String) -> String { "\(module)_Runner" }

    /// The whole file.
    var text: String {
        """
        import AppHost
        import Testing
        import XCTest

        @testable import \(module)

        \(hostDeclaration)
        @main private struct InsetTestRunner {
            @MainActor static func main() async {
                TestHost.prepare(\(host == nil ? "nil" : "{ _ = hostMain(CommandLine.argc, CommandLine.unsafeArgv) }"))
                if CommandLine.arguments.contains("list-tests") { TestHost.tellTests(listedNames) }
                if CommandLine.arguments.contains("swift-testing") {
                    await Testing.__swiftPMEntryPoint() as Never
                }
                XCTMain(wanted(allTests + listedTests), arguments: [CommandLine.arguments[0]])
            }
        }

        @MainActor private func run<Case: XCTestCase>(_ body: @escaping @MainActor (Case) -> () throws -> Void)
            -> (XCTestCase) throws -> Void
        {
            { test in
                guard let test = test as? Case else { return }
                try MainActor.assumeIsolated {
                    defer { TestHost.testHasRun() }
                    try body(test)()
                }
            }
        }

        @MainActor private func listed<Case: XCTestCase>(_ tests: [(String, (Case) -> () throws -> Void)])
            -> [(String, (XCTestCase) throws -> Void)]
        {
            tests.map { name, body in (name, run(body)) }
        }

        @MainActor private var listedNames: [String] {
            listedTests.flatMap { entry in
                entry.allTests.map { "\\(String(reflecting: entry.testCaseClass))/\\($0.0)" }
            }
        }

        @MainActor private func wanted(_ entries: [XCTestCaseEntry]) -> [XCTestCaseEntry] {
            guard let names = TestHost.wantedTests else { return entries }
            return entries.compactMap { entry in
                let type = String(reflecting: entry.testCaseClass)
                let tests = entry.allTests.filter { names.contains("\\(type)/\\($0.0)") }
                return tests.isEmpty ? nil : (entry.testCaseClass, tests)
            }
        }

        \(entries)
        """
    }

    private var hostDeclaration: String {
        guard let host else { return "" }
        return """
            @_silgen_name("\(host)")
            func hostMain(_ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

            """
    }

    /// Classes go by their own names: a class may be called as the module is.
    private var entries: String {
        var lines = ["@MainActor private var allTests: [XCTestCaseEntry] {", "    var all: [XCTestCaseEntry] = []"]
        for type in discovery.classes where !type.methods.isEmpty {
            let name = type.name
            lines.append("    all.append((testCaseClass: \(name).self, allTests: [")
            for method in type.methods {
                let body =
                    method.isAsync
                    ? "asyncTest({ (test: \(name)) in { try await test.\(method.name)() } })"
                    : "{ (test: \(name)) in { try test.\(method.name)() } }"
                lines.append(
                    method.isAsync
                        ? "        (\"\(method.name)\", { test in try (\(body))(test as! \(name))() }),"
                        : "        (\"\(method.name)\", run(\(body))),"
                )
            }
            lines.append("    ]))")
        }
        lines += ["    return all", "}", ""]
        // What a library's class says of its subclasses, each asked for its own.
        lines.append("@MainActor private var listedTests: [XCTestCaseEntry] {")
        let listed = discovery.classes.filter(\.isListed).map { type in
            "(testCaseClass: \(type.name).self, allTests: listed(\(type.name).allTests))"
        }
        lines.append("    [\(listed.joined(separator: ", "))]")
        return (lines + ["}", ""]).joined(separator: "\n")
    }
}
