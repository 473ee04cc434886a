import Foundation

/// The repository's own Swift files, as text.
enum SourceTree {
    /// One file: where it lies below the repository's root, and its lines.
    struct File: Sendable, CustomStringConvertible {
        var path: String
        var lines: [String]
        /// The folder below Sources, Sources/Frameworks or Tests: "UIKit", "InsetOS", "UIKitTests".
        var module: String {
            path.split(separator: "/").dropFirst().first { $0 != "Frameworks" }.map(String.init) ?? ""
        }
        var description: String { path }
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let sources = files(in: "Sources")
    static let tests = files(in: "Tests")

    static func contents(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func files(in folder: String) -> [File] {
        let names =
            FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
            .compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let path = "\(folder)/\(name)"
            guard let text = try? contents(of: path) else { return nil }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            return File(path: path, lines: lines)
        }
    }
}

extension String {
    /// Every match of a regular expression's first group, or of the whole where it has none.
    func matches(of pattern: NSRegularExpression) -> [String] {
        let whole = NSRange(startIndex..., in: self)
        return pattern.matches(in: self, range: whole).compactMap { match in
            Range(match.range(at: pattern.numberOfCaptureGroups > 0 ? 1 : 0), in: self).map { String(self[$0]) }
        }
    }
}
