import Foundation

/// The time from starting the process to its first picture, for one small storyboard.
///
/// `inset preview --timings` writes a line `{"timings": {"start": 4.1, "parse": …}}` to its standard error, in milliseconds;
/// each member becomes a figure.
struct StartBenchmark {
    var inset: String
    var document: URL
    var device: String
    var runs = 15

    func run() -> [Measurement] {
        var totals: [Double] = []
        var memory = 0
        var parts: [String: [Double]] = [:]
        for _ in 0..<runs {
            let out = FileManager.default.temporaryDirectory
                .appendingPathComponent("inset-benchmark-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: out) }
            let arguments = ["preview", document.path, "--device", device, "--out", out.path, "--timings"]
            let child = Child.run(inset, arguments, limit: 60)
            guard child.outcome == .exited(0) else {
                report("inset \(arguments.joined(separator: " ")): \(child.outcome) \(child.errorText)")
                continue
            }
            totals.append(child.seconds * 1000)
            memory = max(memory, child.peakMemory)
            for (name, milliseconds) in Timings.stages(in: child.errorText) {
                parts[name, default: []].append(milliseconds)
            }
        }
        guard !totals.isEmpty else { return [] }
        let total = Measurement(name: "start.total", value: totals.median, unit: "ms", goal: 150)
        let peak = Measurement(name: "start.memory", value: Double(memory) / 1_048_576, unit: "MB")
        let rest = parts.sorted { $0.key < $1.key }.map { name, values in
            Measurement(name: "start.\(name)", value: values.median, unit: "ms")
        }
        return [total, peak] + rest
    }
}
