import Foundation

/// Results as JUnit's XML, which continuous integration reads.
public struct JUnitReport {
    /// The file.
    public let data: Data

    /// Writes the report.
    ///
    /// - Parameter results: In the order in which they ran.
    public init(_ results: [TestResult]) {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
        for module in results.map(\.module).uniqued {
            let own = results.filter { $0.module == module }
            func count(_ status: TestResult.Status) -> Int { own.count { $0.status == status } }
            lines.append(
                "  <testsuite name=\"\(Self.escaped(module))\" tests=\"\(own.count)\" failures=\"\(count(.failed))\" "
                    + "skipped=\"\(count(.skipped))\" errors=\"0\" time=\"\(Self.seconds(own.map(\.duration).reduce(0, +)))\">"
            )
            for result in own { lines += Self.lines(of: result) }
            lines.append("  </testsuite>")
        }
        data = Data((lines + ["</testsuites>", ""]).joined(separator: "\n").utf8)
    }

    private static func lines(of result: TestResult) -> [String] {
        let head =
            "    <testcase classname=\"\(escaped("\(result.module).\(result.suite)"))\" name=\"\(escaped(result.name))\" "
            + "time=\"\(seconds(result.duration))\""
        switch result.status {
        case .passed: return [head + "/>"]
        case .skipped: return [head + "><skipped/></testcase>"]
        case .failed:
            let failures = result.failures.map { "      <failure message=\"\(escaped($0))\"/>" }
            return [head + ">"] + failures + ["    </testcase>"]
        }
    }

    private static func seconds(_ value: Double) -> String { String(format: "%.3f", value) }

    /// XML takes no other control characters than line ends and tabs.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t", "\r": result += " "
            case _ where scalar.value < 32: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
