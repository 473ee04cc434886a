import Foundation
import Testing

/// `inset test` from the command line to the log, where this build has what apps link.
@Suite("inset: tests of a project")
struct ProjectTestCommandTests {
    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Kit",
            platforms: [.iOS(.v15)],
            targets: [
                .target(name: "Kit"), .target(name: "Specs"),
                .testTarget(name: "KitTests", dependencies: ["Kit", "Specs"]),
            ]
        )
        """
    private static let source = """
        import UIKit
        public final class Counter: NSObject {
            @objc public dynamic private(set) var count = 0
            public let button = UIButton(type: .system)
            public override init() {
                super.init()
                button.addTarget(self, action: #selector(tap), for: .touchUpInside)
            }
            @objc private func tap() { count += 1 }
        }
        """
    /// As libraries do whose tests have no methods.
    private static let specs = """
        import XCTest
        open class Spec: XCTestCase {
            open class var sums: [Int: Int] { [:] }
            public class var allTests: [(String, (Spec) -> () throws -> Void)] {
                sums.sorted { $0.key < $1.key }.map { number, twice in
                    ("twice \\(number), once", { _ in { XCTAssertEqual(2 * number, twice) } })
                }
            }
            public func testInherited() {}
        }
        """
    private static let tests = """
        import Specs
        import XCTest
        @testable import Kit
        final class SumSpec: Spec { override class var sums: [Int: Int] { [1: 2, 2: 5] } }
        // Named as its module is.
        final class KitTests: XCTestCase {
            func testTapsAreCounted() {
                let counter = Counter()
                counter.button.sendActions(for: .touchUpInside)
                XCTAssertEqual(counter.count, 1)
            }
            @MainActor func testOnTheMainActor() async { XCTAssertTrue(Thread.isMainThread) }
            func testThatFails() { XCTAssertEqual(1, 2, "not equal") }
            func testThatCrashes() { let none: Int? = nil; print(none!) }
        }
        """

    @Test(.enabled(if: BuiltForApps.isThere, BuiltForApps.comment))
    func `each XCTest of a package is run and told, a crash costs no other, and the sources stay as they are`() throws {
        try InsetProgram.withFolder { folder in try run(in: folder) }
    }

    private func run(in folder: URL) throws {
        let files = [
            "Package.swift": Self.manifest, "Sources/Kit/Counter.swift": Self.source,
            "Sources/Specs/Spec.swift": Self.specs, "Tests/KitTests/KitTests.swift": Self.tests,
        ]
        for (path, text) in files {
            let url = folder.appendingPathComponent("Kit/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        let cache = folder.appendingPathComponent("cache").path
        let kit = folder.appendingPathComponent("Kit").path
        let result = try InsetProgram.run(
            ["test", kit, "--verbose", "--cache", cache],
            environment: BuiltForApps.environment
        )
        #expect(result.output.contains("4 passed, 3 failed"))
        for name in ["testTapsAreCounted", "testOnTheMainActor"] {
            #expect(result.output.contains("passed: KitTests.KitTests/\(name)"))
        }
        #expect(result.output.contains("KitTests.swift:13: ") && result.output.contains("not equal"))
        #expect(result.output.contains("crashed"))
        // A class of another module brings its own, and lists what there is besides.
        for line in ["passed: KitTests.SumSpec/testInherited", "passed: KitTests.SumSpec/twice 1, once"] {
            #expect(result.output.contains(line))
        }
        #expect(result.output.contains("failed: KitTests.SumSpec/twice 2, once"))
        #expect(result.status == 1)
        let written = try FileManager.default.subpathsOfDirectory(atPath: kit).filter { $0.hasSuffix(".swift") }
        #expect(Set(written) == Set(files.keys))
    }
}
