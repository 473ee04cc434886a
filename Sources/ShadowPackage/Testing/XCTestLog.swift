/// Reads what XCTest prints, line by line.
final class XCTestLog {
    private let module: String
    private let done: (TestResult) -> Void
    private(set) var results: [TestResult] = []
    /// The test that has begun and not ended, "KitTests.SumTests/testAdding".
    private(set) var running: String?
    private var failures: [String] = []

    init(module: String, _ done: @escaping (TestResult) -> Void) {
        self.module = module
        self.done = done
    }

    /// Whether a line was XCTest's own.
    func read(_ line: String) -> Bool {
        if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") { return true }
        guard line.hasPrefix("Test Case '"), let name = line.split(separator: "'").dropFirst().first else {
            return readFailure(line)
        }
        let parts = name.split(separator: ".")
        guard parts.count >= 2, let test = parts.last else { return false }
        let suite = parts.dropLast().joined(separator: ".")
        // XCTest leaves an outer type's name out, or not; the module it always does.
        let rest = line.dropFirst("Test Case '".count + name.count + 2)
        if rest.hasPrefix("started") {
            running = "\(module).\(suite)/\(test)"
            failures = []
            return true
        }
        let status: TestResult.Status =
            rest.hasPrefix("passed") ? .passed : rest.hasPrefix("skipped") ? .skipped : .failed
        let seconds = rest.split(separator: "(").last?.split(separator: " ").first.flatMap { Double($0) } ?? 0
        let result = TestResult(
            module: module,
            suite: suite,
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

    /// `/path/File.swift:12: error: SumTests.testAdding : message`
    private func readFailure(_ line: String) -> Bool {
        guard running != nil, let sign = line.firstRange(of: ": error: ") else { return false }
        let message = line[sign.upperBound...]
        let text = message.firstRange(of: " : ").map { message[$0.upperBound...] } ?? message
        failures.append("\(line[..<sign.lowerBound]): \(text)")
        return true
    }
}
