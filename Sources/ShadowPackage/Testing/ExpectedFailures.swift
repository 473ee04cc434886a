/// The failures that a test expects, as `XCTExpectFailure` tells of them between XCTest's lines.
struct ExpectedFailures {
    /// How many there were.
    private(set) var count = 0
    /// What is said of those that had to be and weren't.
    private(set) var missing: [String] = []
    /// What is expected at present, the innermost last.
    private var open: [(reason: Substring, isStrict: Bool, count: Int)] = []

    /// Whether a line begins or ends an expectation.
    mutating func read(_ line: String) -> Bool {
        if line == "Expected Failure ends" {
            if let last = open.popLast() { close(last) }
            return true
        }
        for (start, isStrict) in [("Expected Failure strict: ", true), ("Expected Failure loose: ", false)]
        where line.hasPrefix(start) {
            open.append((line.dropFirst(start.count), isStrict, 0))
            return true
        }
        if line.hasPrefix("Test Case '") {
            // One without a block ends with its test.
            open.reversed().forEach { close($0) }
            open = []
        }
        return false
    }

    /// Counts a failure; false where none is expected.
    mutating func take() -> Bool {
        guard !open.isEmpty else { return false }
        open[open.count - 1].count += 1
        count += 1
        return true
    }

    private mutating func close(_ expectation: (reason: Substring, isStrict: Bool, count: Int)) {
        guard expectation.isStrict, expectation.count == 0 else { return }
        let reason = expectation.reason.isEmpty ? "" : " '\(expectation.reason)'"
        missing.append("Expected failure\(reason) but none recorded")
    }
}
