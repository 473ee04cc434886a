import Glibc

/// What is left out of a folder: a shell's pattern over paths.
package struct PathPattern: Sendable {
    /// As it was written.
    package let text: String

    /// Nil for nothing at all.
    package init?(_ pattern: String) {
        var text = pattern[...]
        if text.hasPrefix("./") { text = text.dropFirst(2) }
        while text.hasSuffix("/") { text.removeLast() }
        guard !text.isEmpty else { return nil }
        self.text = String(text)
    }

    /// Whether a path, or a folder that it lies in, fits as a whole or by its name: `Tests`, `*.xib`, `App/*/Old`,
    /// `**/Generated`.
    ///
    /// - Parameter path: Below the folder that was given.
    package func matches(_ path: String) -> Bool {
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
