import Foundation

/// Names of what belongs to failures that a test expects.
public enum XCTExpectedFailure {
    /// Whether failures are expected, and whether there must be one.
    ///
    /// - Note: All failures count; which of them are meant can't be said here (`issueMatcher`).
    public final class Options {
        /// Whether failures are expected at all. Default: true.
        public var isEnabled = true
        /// Whether a test without a failure fails. Default: true.
        public var isStrict = true

        /// Failures are expected, and one must be.
        public init() {}

        /// Failures may be.
        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// Failures of the test from here on are no failures; without one the test fails, if it is strict.
///
/// - Parameters:
///   - failureReason: Is told where the test fails for want of a failure.
///   - enabled: Default: true.
///   - strict: Default: true.
public func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil) {
    ExpectedFailureLine.begin(failureReason, enabled ?? true, strict ?? true)
}

/// Failures of the test from here on are no failures.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    ExpectedFailureLine.begin(failureReason, options.isEnabled, options.isStrict)
}

/// Failures within a block are no failures; without one the test fails, if it is strict.
///
/// - Parameter failingBlock: Is called at once; what it returns and throws is handed on.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil,
    enabled: Bool? = nil,
    strict: Bool? = nil,
    failingBlock: () throws -> Result
) rethrows -> Result {
    ExpectedFailureLine.begin(failureReason, enabled ?? true, strict ?? true)
    defer { ExpectedFailureLine.end(enabled ?? true) }
    return try failingBlock()
}

/// Failures within a block are no failures.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil,
    options: XCTExpectedFailure.Options,
    failingBlock: () throws -> Result
) rethrows -> Result {
    try XCTExpectFailure(
        failureReason,
        enabled: options.isEnabled,
        strict: options.isStrict,
        failingBlock: failingBlock
    )
}

/// Tells whoever reads what XCTest prints: Linux's XCTest knows of no failures that are expected.
private enum ExpectedFailureLine {
    static func begin(_ reason: String?, _ isEnabled: Bool, _ isStrict: Bool) {
        guard isEnabled else { return }
        let text = (reason ?? "").replacingOccurrences(of: "\n", with: " ")
        print("Expected Failure \(isStrict ? "strict" : "loose"): \(text)")
        fflush(nil)
    }

    static func end(_ isEnabled: Bool) {
        guard isEnabled else { return }
        print("Expected Failure ends")
        fflush(nil)
    }
}
