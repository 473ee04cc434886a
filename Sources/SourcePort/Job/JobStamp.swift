import Foundation
import Platform

/// What a job was last done with: where nothing changed, nothing is read again.
struct JobStamp {
    /// Kept beside the outputs.
    private struct Kept: Codable {
        let key: String
        let report: PortReport
        let outputs: [String]
    }

    /// Changes with what the rewriter writes.
    private static let version = 1

    private let path: String
    private let key: String
    private let kept: Kept?
    private let areOutputsThere: Bool

    init(_ job: PortJob) {
        path = (job.map ?? job.summary ?? job.output) + ".stamp"
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var hash = StableHash.of((try? encoder.encode(job)) ?? Data())
        for source in job.sources + (job.imports ?? []) + Self.program { hash = Self.add(source, to: hash) }
        key = "\(Self.version)-\(String(hash, radix: 16))"
        kept = FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
        areOutputsThere = kept?.outputs.allSatisfy { access($0, F_OK) == 0 } ?? false
    }

    /// The rewriter itself: another one may write otherwise.
    private static let program = CommandLine.arguments.prefix(1).map { _ in "/proc/self/exe" }

    /// The last report, where it still holds.
    var report: PortReport? {
        guard let kept, kept.key == key, areOutputsThere else { return nil }
        var report = kept.report
        report.rewritten = 0
        return report
    }

    /// What the last run wrote.
    var outputs: [String] { kept?.outputs ?? [] }

    func keep(_ report: PortReport, outputs: [String]) {
        let kept = Kept(key: key, report: report, outputs: outputs)
        // Without it the next run does the job again.
        try? JSONEncoder().encode(kept).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// A file's size and time.
    private static func add(_ path: String, to hash: UInt64) -> UInt64 {
        var status = stat()
        guard stat(path, &status) == 0 else { return StableHash.of("missing".utf8, seed: hash) }
        let facts = "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        return StableHash.of(facts.utf8, seed: hash)
    }
}
