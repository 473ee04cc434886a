import Foundation
import Testing

@testable import ShadowPackage

@Suite("Shadow package: tests")
struct TestingTests {
    private func built(skipped: [String] = [], selected: [String] = []) -> BuiltTests {
        BuiltTests(
            program: BuiltProgram(name: "KitTests", executable: "", bundle: "", arguments: [], environment: [:]),
            module: "KitTests",
            xctests: ["KitTests.Sum/testA", "KitTests.Sum/testB", "KitTests.Other/testA"],
            hasSwiftTesting: true,
            skipped: skipped,
            selected: selected
        )
    }

    @Test func `filters and plans choose tests`() throws {
        #expect(try TestSelection().xctests(of: built()).count == 3)
        #expect(
            try TestSelection(filters: ["Sum/"]).xctests(of: built()) == ["KitTests.Sum/testA", "KitTests.Sum/testB"]
        )
        #expect(try TestSelection().xctests(of: built(skipped: ["Sum/testA()", "Other"])) == ["KitTests.Sum/testB"])
        #expect(try TestSelection().xctests(of: built(selected: ["Sum/testA()"])) == ["KitTests.Sum/testA"])
        #expect(
            try TestSelection(filters: ["x"]).arguments(for: built(skipped: ["Sum/a()"])) == [
                "--filter", "x", "--skip", #"^KitTests\.Sum/a\(\)($|/)"#,
            ]
        )
        #expect(
            try TestSelection().arguments(for: built(), without: ["KitTests.Sum/a()"]) == [
                "--skip", #"^KitTests\.Sum/a\(\)($|/)"#,
            ]
        )
        #expect(throws: TestSelection.BadFilter.self) { try TestSelection(filters: ["("]) }
    }

    @Test func `XCTest's lines become results, and what isn't its own is passed on`() {
        var told: [String] = []
        let log = XCTestLog(module: "KitTests") { told.append($0.name) }
        let lines = [
            "Test Suite 'All tests' started at 2026", "Test Case 'Sum.testA' started at 2026", "hello",
            "/k/Sum.swift:12: error: Sum.testA : XCTAssertEqual failed: (1) is not equal to (2) - why",
            "Test Case 'Sum.testA' failed (0.25 seconds)", "Test Case 'Sum.testB' started at 2026",
            "Test Case 'Sum.testB' passed (0.5 seconds)", "Test Case 'Sum.testC' started at 2026",
            "Test Case 'Sum.testC' skipped (0.0 seconds)", "Test Case 'Sum.testD' started at 2026",
        ]
        #expect(lines.filter { !log.read($0) } == ["hello"])
        #expect(log.results.map(\.status) == [.failed, .passed, .skipped])
        #expect(log.results[0].failures == ["/k/Sum.swift:12: XCTAssertEqual failed: (1) is not equal to (2) - why"])
        #expect(log.results[1].duration == 0.5)
        #expect(log.running == "KitTests.Sum/testD")
        #expect(told == ["testA", "testB", "testC"])
    }

    // Apple's XCTest compares with a baseline, which only Xcode keeps.
    @Test func `measurements that differ are no failure`() {
        let log = XCTestLog(module: "KitTests") { _ in }
        let reason = "failed: The relative standard deviation of the measurements is 41.623% which is higher than"
        let lines = [
            "Test Case 'Sum.test' started at 2026", "/k/Sum.swift:12: error: Sum.test : \(reason) the max allowed.",
            "Test Case 'Sum.test' failed (0.25 seconds)",
        ]
        #expect(lines.allSatisfy(log.read))
        #expect(log.results.map(\.status) == [.passed])
    }

    @Test func `failures that a test expects are none, and one that had to be and wasn't is one`() {
        let log = XCTestLog(module: "KitTests") { _ in }
        let (strict, loose, end) = ("Expected Failure strict: ", "Expected Failure loose: ", "Expected Failure ends")
        let failure = "/k/Sum.swift:12: error: Sum.test : no"
        let tests: [[String]] = [
            [strict, failure, end], [strict + "slow", end], [loose, end], [failure, strict, failure, end],
            [strict, failure], [strict],
        ]
        for lines in tests {
            let status = lines.contains(failure) ? "failed" : "passed"
            let all =
                ["Test Case 'Sum.test' started at 2026"] + lines + ["Test Case 'Sum.test' \(status) (0.1 seconds)"]
            #expect(all.allSatisfy(log.read))
        }
        #expect(log.results.map(\.status) == [.passed, .failed, .passed, .failed, .passed, .failed])
        #expect(
            log.results.map(\.failures) == [
                [], ["Expected failure 'slow' but none recorded"], [], ["/k/Sum.swift:12: no"], [],
                ["Expected failure but none recorded"],
            ]
        )
    }

    @Test func `names that a library made for its tests may hold anything`() {
        let log = XCTestLog(module: "KitTests") { _ in }
        let name = "Spec.sums, of 1.5 and 'a' passed (so it says)"
        for status in ["started at 2026", "passed (0.5 seconds)"] { #expect(log.read("Test Case '\(name)' \(status)")) }
        #expect(log.results.map(\.identifier) == ["KitTests.Spec/sums, of 1.5 and 'a' passed (so it says)"])
        #expect(log.results.map(\.status) == [.passed])
    }

    @Test func `tests that the program itself lists are chosen from too`() throws {
        let listed = ["KitTests.Spec/sums, of 1 and 2", "KitTests.Spec/sums, of none"]
        let chosen = try TestSelection(filters: ["none", "Sum/testA"]).xctests(of: built(), listed: listed)
        #expect(chosen == ["KitTests.Sum/testA", "KitTests.Spec/sums, of none"])
        #expect(try TestSelection().xctests(of: built(skipped: ["Spec"]), listed: listed).count == 3)
    }

    @Test func `Swift Testing's events become results`() {
        var log = SwiftTestingLog(module: "KitTests")
        let lines = [
            #"{"kind":"test","payload":{"kind":"suite","id":"KitTests.Sum","name":"Sum"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"KitTests.Sum","instant":{"absolute":1,"since1970":1}},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"KitTests.Sum/adds()/Sum.swift:4:2","instant":{"absolute":1,"since1970":1}},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"KitTests.Sum/adds()/Sum.swift:4:2","issue":{"isKnown":false,"sourceLocation":{"_filePath":"/k/Sum.swift","line":9,"column":1}},"messages":[{"symbol":"fail","text":"Expectation failed: 1 == 2"}]},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testEnded","testID":"KitTests.Sum/adds()/Sum.swift:4:2","instant":{"absolute":3,"since1970":1}},"version":0}"#,
            "nonsense",
        ]
        for line in lines { log.read(Data(line.utf8)) }
        #expect(log.results.map(\.identifier) == ["KitTests.Sum/adds()"])
        #expect(log.results.map(\.failures) == [["/k/Sum.swift:9: Expectation failed: 1 == 2"]])
        #expect(log.results.map(\.duration) == [2])
        #expect(log.running == nil && log.ended == ["KitTests.Sum/adds()"])
        log.read(Data(lines[2].replacingOccurrences(of: "adds", with: "ends").utf8))
        #expect(log.running == "KitTests.Sum/ends()")
    }

    @Test func `JUnit's file counts and escapes`() {
        let results = [
            TestResult(
                module: "K",
                suite: "S",
                name: "a<b>",
                status: .failed,
                duration: 1,
                failures: ["x & \"y\"\u{1}"]
            ),
            TestResult(module: "K", suite: "S", name: "c", status: .skipped, duration: 0, failures: []),
        ]
        let text = String(decoding: JUnitReport(results).data, as: UTF8.self)
        #expect(text.contains(#"<testsuite name="K" tests="2" failures="1" skipped="1" errors="0" time="1.000">"#))
        #expect(text.contains(#"<testcase classname="K.S" name="a&lt;b&gt;" time="1.000">"#))
        #expect(text.contains(#"<failure message="x &amp; &quot;y&quot;"/>"#))
        #expect(text.contains("<skipped/>"))
    }
}
