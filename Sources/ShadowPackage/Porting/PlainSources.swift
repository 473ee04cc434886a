import Foundation
import SourceJob

/// Sources as they are, each with the line that leads messages back to the user's file.
struct PlainSources {
    private static let mostBytes = 64 << 20
    let job: PortJob

    init(_ job: PortJob) { self.job = job }

    /// Writes every file, and takes away those that are no longer there.
    func write() throws(ShadowError) -> PortReport {
        var outcome = PortReport(notes: [], files: 0, rewritten: 0)
        var kept = Set<String>()
        for source in job.sources {
            let name = Self.outputName(of: source, root: job.root, among: &kept)
            guard let data = FileManager.default.contents(atPath: source), data.count < Self.mostBytes else {
                outcome.notes.append(
                    PortNote(
                        file: source,
                        line: 1,
                        column: 1,
                        kind: .error,
                        symbol: "",
                        message: "it can't be read; left out"
                    )
                )
                continue
            }
            var text = "#sourceLocation(file: \(source.swiftLiteral), line: 1)\n"
            text += String(decoding: data, as: UTF8.self).replacingOccurrences(
                of: "@UIApplicationMain",
                with: "@main            "
            )
            let target = URL(fileURLWithPath: job.output).appendingPathComponent(name)
            outcome.files += 1
            if try CacheFile.write(Data(text.utf8), to: target) { outcome.rewritten += 1 }
        }
        let there = (try? FileManager.default.contentsOfDirectory(atPath: job.output)) ?? []
        for name in there where name.hasSuffix(".swift") && !kept.contains(name) {
            try? FileManager.default.removeItem(atPath: job.output + "/" + name)
        }
        return outcome
    }

    /// A name of its own in one flat folder; `main.swift` must keep it.
    private static func outputName(of source: String, root: String, among kept: inout Set<String>) -> String {
        let name = (source as NSString).lastPathComponent
        var candidate = name
        var number = 2
        while !kept.insert(candidate).inserted {
            candidate = "\((name as NSString).deletingPathExtension)~\(number).swift"
            number += 1
        }
        return candidate
    }
}
