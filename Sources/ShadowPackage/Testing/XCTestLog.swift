/// Reads what XCTest prints, line by line.
final class XCTestLog {
    private let module: String
    private let done: (TestResult) -> Void
    private(set) var results: [TestResult] = []
    /// The test that has begun and not ended, "KitTests.SumTests/testAdding".
    private(set) var running: String?
    private var failures: [String] = []
    private var expected = ExpectedFailures()
    /// Failures that are none on iOS.
    private var forgiven = 0

    init(module: String, _ done: @escaping (TestResult) -> Void) {
        self.module = module
        self.done = done
    }

    /// Whether a line was XCTest's own.
    func read(_ line: String) -> Bool {
        if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") { return true }
        if running != nil, expected.read(line) { return true }
        guard let (name, rest) = Self.testCase(line) else { return readFailure(line) }
        // XCTest leaves an outer type's name out, or not; the module it always does. A name that a library made may hold
        // anything, and has the class's before its first point.
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard let point = isPlain ? name.lastIndex(of: ".") : name.firstIndex(of: ".") else { return false }
        let (suite, test) = (name[..<point], name[name.index(after: point)...])
        if rest.hasPrefix("started") {
            running = "\(module).\(suite)/\(test)"
            (failures, forgiven) = ([], 0)
            expected = ExpectedFailures()
            return true
        }
        var status: TestResult.Status =
            rest.hasPrefix("passed") ? .passed : rest.hasPrefix("skipped") ? .skipped : .failed
        failures += expected.missing
        if status != .skipped, !failures.isEmpty || expected.count + forgiven > 0 {
            status = failures.isEmpty ? .passed : .failed
        }
        let seconds = rest.split(separator: "(").last?.split(separator: " ").first.flatMap { Double($0) } ?? 0
        let result = TestResult(
            module: module,
            suite: String(suite),
            name: String(test),
            status: status,
            duration: seconds,
            failures: status == .failed && failures.isEmpty ? ["it failed without a message"] : failures
        )
        running = nil
        failures = []
        results.append(result)
        done(result)
        return true
    }

    /// What a line says of a test: its name, and how it goes.
    private static func testCase(_ line: String) -> (name: Substring, rest: Substring)? {
        let start = "Test Case '"
        guard line.hasPrefix(start) else { return nil }
        for status in ["' started", "' passed (", "' failed (", "' skipped ("] {
            guard let end = line.ranges(of: status).last else { continue }
            return (line.dropFirst(start.count)[..<end.lowerBound], line[end.lowerBound...].dropFirst(2))
        }
        return nil
    }

    /// `/path/File.swift:12: error: SumTests.testAdding : message`
    private func readFailure(_ line: String) -> Bool {
        guard running != nil, let sign = line.firstRange(of: ": error: ") else { return false }
        let message = line[sign.upperBound...]
        let text = message.firstRange(of: " : ").map { message[$0.upperBound...] } ?? message
        // Apple's XCTest compares a measurement with a baseline, which only Xcode keeps; Linux's with a spread of its own.
        if text.hasPrefix("failed: The relative standard deviation of the measurements is ") {
            forgiven += 1
            return true
        }
        if !expected.take() { failures.append("\(line[..<sign.lowerBound]): \(text)") }
        return true
    }
}
