import ShadowPackage

/// A result as the command line prints it.
struct TestLine {
    let text: String

    init(_ result: TestResult) {
        let lines = result.failures.map { "  " + $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        text = (["\(result.status.rawValue): \(result.identifier)"] + lines).joined(separator: "\n")
    }
}
