import ArgumentParser
import Glibc

/// What `--exclude` leaves out of a folder: a shell's pattern over paths.
struct PathPattern: ExpressibleByArgument {
    /// As it was written.
    let text: String

    init?(argument: String) {
        var text = argument[...]
        if text.hasPrefix("./") { text = text.dropFirst(2) }
        while text.hasSuffix("/") { text.removeLast() }
        guard !text.isEmpty else { return nil }
        self.text = String(text)
    }

    /// Whether a path, or a folder that it lies in, fits as a whole or by its name: `Tests`, `*.xib`, `App/*/Old`,
    /// `**/Generated`.
    ///
    /// - Parameter path: Below the folder that was given.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.indices.contains { index in
            matches(whole: parts[...index].joined(separator: "/")) || matches(whole: String(parts[index]))
        }
    }

    /// An asterisk stands for anything, folders too.
    private func matches(whole path: String) -> Bool {
        // What begins with any folder may as well begin with none.
        if text.hasPrefix("**/"), fnmatch(String(text.dropFirst(3)), path, 0) == 0 { return true }
        return fnmatch(text, path, 0) == 0
    }
}
