import Foundation

@testable import SourcePort

/// A module of a few files in a folder of its own, ported.
final class PortedModule {
    let folder: URL
    var job: PortJob
    private(set) var report: PortReport?

    init(_ files: [String: String], module: String = "App") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ported-\(UUID().uuidString)")
        let root = folder.appendingPathComponent("App")
        for (name, text) in files {
            let url = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        job = PortJob(
            module: module,
            root: root.path,
            output: folder.appendingPathComponent("Out").path,
            sources: files.keys.sorted().map { root.appendingPathComponent($0).path },
            conditions: BuildConditions(flags: [], swift: "6.3", modules: ["UIKit"], arch: "x86_64"),
            summary: folder.appendingPathComponent("summary.json").path,
            map: folder.appendingPathComponent("map.json").path
        )
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    func port() throws -> PortReport {
        let report = try SourcePort(job).run()
        self.report = report
        return report
    }

    func path(_ name: String) -> String { job.root + "/" + name }

    /// The output of a file, without the line that names its source.
    func output(_ name: String) throws -> [String] {
        let text = try String(contentsOfFile: job.output + "/" + name, encoding: .utf8)
        return Array(text.components(separatedBy: "\n").dropFirst())
    }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }

    func maps() throws -> [FileMap] {
        try JSONDecoder().decode([FileMap].self, from: Data(contentsOf: URL(fileURLWithPath: job.map ?? "")))
    }
}
