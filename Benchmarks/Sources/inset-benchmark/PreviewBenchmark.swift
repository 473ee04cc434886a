import Foundation
import Synchronization

/// How fast, how large and how sound `inset preview` is over a folder of documents.
///
/// Every document has a process of its own, two at a time, so that a crash or a hang costs one document and is counted.
struct PreviewBenchmark {
    var inset: String
    var folder: URL
    var devices: [String]
    /// Seconds until a document counts as hung.
    var limit: Double = 60

    private struct Tally: Sendable {
        var next = 0
        var pictures = 0
        var peakMemory = 0
        var crashes: [String] = []
        var hangs: [String] = []
        var refused = 0
    }

    func run() throws -> [Measurement] {
        let documents = Self.documents(in: folder)
        let out = FileManager.default.temporaryDirectory.appendingPathComponent("inset-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: out) }
        let tally = Mutex(Tally())
        let started = DispatchTime.now().uptimeNanoseconds
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            while let (index, document) = Self.take(from: documents, tally) {
                let folder = out.appendingPathComponent(String(index))
                preview(document, into: folder, tally)
                try? FileManager.default.removeItem(at: folder)
            }
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - started) / 1e9
        let result = tally.withLock { $0 }
        for crash in result.crashes { report("crashed: \(crash)") }
        for hang in result.hangs { report("hung: \(hang)") }
        return measurements(of: result, documents: documents.count, seconds: seconds)
    }

    private func measurements(of tally: Tally, documents: Int, seconds: Double) -> [Measurement] {
        let name = "preview.\(folder.lastPathComponent)"
        let memory = Double(tally.peakMemory) / 1_048_576
        return [
            Measurement(name: "\(name).documents", value: Double(documents), unit: "documents"),
            Measurement(name: "\(name).pictures", value: Double(tally.pictures), unit: "pictures"),
            Measurement(name: "\(name).throughput", value: Double(tally.pictures) / seconds, unit: "pictures/s"),
            Measurement(name: "\(name).memory", value: memory, unit: "MB"),
            Measurement(name: "\(name).crashes", value: Double(tally.crashes.count), unit: "documents", goal: 0),
            Measurement(name: "\(name).hangs", value: Double(tally.hangs.count), unit: "documents", goal: 0),
            Measurement(name: "\(name).refused", value: Double(tally.refused), unit: "documents"),
        ]
    }

    private func preview(_ document: URL, into out: URL, _ tally: borrowing Mutex<Tally>) {
        let devices = devices.flatMap { ["--device", $0] }
        let child = Child.run(inset, ["preview", document.path, "--out", out.path] + devices, limit: limit)
        let names = FileManager.default.enumerator(atPath: out.path)?.compactMap { $0 as? String } ?? []
        let pictures = names.count { $0.hasSuffix(".png") }
        tally.withLock { tally in
            tally.pictures += pictures
            tally.peakMemory = max(tally.peakMemory, child.peakMemory)
            switch child.outcome {
            case .exited(0), .exited(1): break
            case .exited, .notStarted: tally.refused += 1
            case .signalled(let signal): tally.crashes.append("\(document.path) (signal \(signal))")
            case .hung: tally.hangs.append(document.path)
            }
        }
    }

    private static func take(from documents: [URL], _ tally: borrowing Mutex<Tally>) -> (Int, URL)? {
        let index = tally.withLock { tally in
            defer { tally.next += 1 }
            return tally.next
        }
        return index < documents.count ? (index, documents[index]) : nil
    }

    private static func documents(in folder: URL) -> [URL] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }
}

/// Says something to whoever waits; standard output is for the figures.
func report(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
}
