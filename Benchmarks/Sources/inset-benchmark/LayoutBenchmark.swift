import Foundation

/// How long `inset layout` takes over a folder in one process, how large it grows, and how much of the time goes into
/// parsing the documents and into solving their constraints.
struct LayoutBenchmark {
    var inset: String
    var folder: URL

    func run() -> [Measurement] {
        let out = FileManager.default.temporaryDirectory.appendingPathComponent("inset-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: out) }
        let child = Child.run(
            inset,
            ["layout", folder.path, "--format", "json", "--out", out.path, "--timings"],
            limit: 600
        )
        let names = FileManager.default.enumerator(atPath: out.path)?.compactMap { $0 as? String } ?? []
        let documents = names.count { $0.hasSuffix(".json") }
        guard documents > 0 else {
            report("inset layout \(folder.path): \(child.outcome) \(child.errorText.suffix(500))")
            return []
        }
        let name = "layout.\(folder.lastPathComponent)"
        let stages = Timings.stages(in: child.errorText)
        let parsing = stages["parse"] ?? 0
        return [
            Measurement(name: "\(name).parse", value: parsing, unit: "ms"),
            // The solver itself; `constraints` counts making its systems as well.
            Measurement(name: "\(name).solve", value: stages["solve"] ?? 0, unit: "ms", goal: parsing),
            Measurement(name: "\(name).constraints", value: stages["constraints"] ?? 0, unit: "ms", goal: parsing),
            Measurement(name: "\(name).throughput", value: Double(documents) / child.seconds, unit: "documents/s"),
            Measurement(name: "\(name).memory", value: Double(child.peakMemory) / 1_048_576, unit: "MB"),
        ]
    }
}
