import Foundation
import Testing

@Suite("Scripts of edits")
struct EditScriptTests {
    /// What the fuzzer found, as hexadecimal digits.
    @Test func `what the fuzzer found is mended`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Resources/fuzz.txt"
        )
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let digits = Array(line)
            let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
                UInt8(String(digits[$0...($0 + 1)]), radix: 16)
            }
            #expect(bytes.count == digits.count / 2)
            let findings = EditScript.findings(bytes)
            #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
        }
    }

    @Test func `random scripts go as solvers from scratch and certificates say`() {
        for seed in 0..<150 {
            var random = SeededGenerator(seed: UInt64(seed) + 333)
            let bytes = (0..<(40 + random.below(200))).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let findings = EditScript.findings(bytes)
            #expect(findings.isEmpty, "seed \(seed):\n\(findings.joined(separator: "\n"))")
        }
    }
}
