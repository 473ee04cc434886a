import Foundation

/// Reads `.xcconfig` files with what they include.
struct ConfigurationFile {
    /// Files that include each other deeper are hostile.
    private static let deepest = 32
    private static let mostBytes = 4 << 20

    /// What is set; later lines and files win.
    private(set) var level = SettingLevel()
    /// Every file that was read or looked for.
    private(set) var files: [String] = []
    /// What couldn't be read.
    private(set) var notes: [ProjectNote] = []

    /// - Parameters:
    ///   - url: The file.
    ///   - root: The project's folder, where includes are looked for as well.
    init(_ url: URL, root: URL) {
        read(url, root: root, chain: [])
    }

    private mutating func read(_ url: URL, root: URL, chain: [String]) {
        let path = ProjectPaths.standardized(url.path)
        guard !chain.contains(path) else {
            notes.append(ProjectNote(path, "it includes itself by way of \(chain.last ?? path); that is left out"))
            return
        }
        guard chain.count < Self.deepest else {
            notes.append(ProjectNote(path, "settings include each other more than \(Self.deepest) deep"))
            return
        }
        files.append(path)
        let text: String
        do {
            text = String(decoding: try InputFile.data(at: url, limit: Self.mostBytes), as: UTF8.self)
        } catch {
            notes.append(ProjectNote(path, "the settings are missing: \(error)"))
            return
        }
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = Self.withoutComment(line)
            if line.hasPrefix("#include") {
                include(line, line: number + 1, of: url, root: root, chain: chain + [path])
            } else if !line.isEmpty, !line.hasPrefix("#") {
                set(line, line: number + 1, in: path)
            }
        }
    }

    private static func withoutComment(_ line: Substring) -> String {
        var line = line
        if let comment = line.firstRange(of: "//") { line = line[..<comment.lowerBound] }
        return line.trimmingSpaces
    }

    private mutating func include(_ line: String, line number: Int, of url: URL, root: URL, chain: [String]) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            notes.append(ProjectNote(url.path, line: number, "#include needs a file in quotes"))
            return
        }
        let name = String(parts[1])
        let places =
            name.hasPrefix("/")
            ? [URL(fileURLWithPath: name)]
            : [url.deletingLastPathComponent(), root].map { $0.appendingPathComponent(name) }
        if let found = places.first(where: { InputFile.exists($0.path) }) {
            read(found, root: root, chain: chain)
        } else {
            files += places.map { ProjectPaths.standardized($0.path) }
            // `#include?` is for files that may be missing.
            guard !parts[0].contains("?") else { return }
            notes.append(ProjectNote(url.path, line: number, "#include \"\(name)\": there is no such file"))
        }
    }

    private mutating func set(_ line: String, line number: Int, in path: String) {
        // The = within a condition's brackets doesn't end the key.
        var depth = 0
        let sign = line.firstIndex { character in
            if character == "[" { depth += 1 } else if character == "]" { depth -= 1 }
            return character == "=" && depth <= 0
        }
        guard let sign, let key = SettingKey(line[..<sign].trimmingSpaces) else {
            notes.append(ProjectNote(path, line: number, "\"\(line.prefix(60))\" is no setting"))
            return
        }
        var value = line[line.index(after: sign)...].trimmingSpaces
        if value.hasSuffix(";") { value.removeLast() }
        level.set(key, value)
    }
}
