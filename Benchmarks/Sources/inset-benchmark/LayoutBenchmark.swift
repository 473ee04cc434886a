import Foundation

/// How long `inset layout` takes over a folder in one process, and how large it grows.
struct LayoutBenchmark {
    var inset: String
    var folder: URL

    func run() -> [Measurement] {
        let out = FileManager.default.temporaryDirectory.appendingPathComponent("inset-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: out) }
        let child = Child.run(inset, ["layout", folder.path, "--format", "json", "--out", out.path], limit: 600)
        let names = FileManager.default.enumerator(atPath: out.path)?.compactMap { $0 as? String } ?? []
        let documents = names.count { $0.hasSuffix(".json") }
        guard documents > 0 else {
            report("inset layout \(folder.path): \(child.outcome) \(child.errorText.suffix(500))")
            return []
        }
        let name = "layout.\(folder.lastPathComponent)"
        return [
            Measurement(name: "\(name).throughput", value: Double(documents) / child.seconds, unit: "documents/s"),
            Measurement(name: "\(name).memory", value: Double(child.peakMemory) / 1_048_576, unit: "MB"),
        ]
    }
}
