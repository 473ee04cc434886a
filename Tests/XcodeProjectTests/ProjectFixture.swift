import Foundation

@testable import XcodeProject

/// A folder of its own with files that a test writes, gone when the test is over.
final class ProjectFixture {
    let url: URL
    let cache: URL

    init(_ files: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let folder = base.appendingPathComponent("inset-project-\(UUID().uuidString)")
        url = folder.appendingPathComponent("Work")
        cache = folder.appendingPathComponent("Cache")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, text) }
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    func write(_ name: String, _ text: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func read(_ name: String, for purpose: ProjectPurpose = .running, configuration: String? = nil) throws -> Project {
        try ProjectReader(cache: cache, configuration: configuration).read(path(name), for: purpose)
    }

    /// Every file and folder, with what is in it.
    func contents() throws -> [String: String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
        return Dictionary(
            uniqueKeysWithValues: names.map { ($0, (try? String(contentsOfFile: path($0), encoding: .utf8)) ?? "") }
        )
    }
}
