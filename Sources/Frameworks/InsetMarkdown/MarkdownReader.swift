import CCMark
import Foundation

/// Reads CommonMark with tables, strikethrough and bare links, by cmark-gfm.
struct MarkdownReader {
    let options: AttributedString.MarkdownParsingOptions
    let baseURL: URL?

    func read(_ source: String) -> AttributedString {
        var text: AttributedString
        let source = options.allowsExtendedAttributes ? Self.withoutAttributes(source) : source
        if options.interpretedSyntax == .full {
            text = Self.parse(source) { root in
                var walk = MarkdownWalk(options: options, baseURL: baseURL, marker: nil)
                walk.blocks(of: root, in: nil)
                return walk.text
            }
        } else {
            let lines = MarkedLines(source, marksEnds: options.interpretedSyntax == .inlineOnlyPreservingWhitespace)
            text = Self.parse(lines.text) { root in
                var walk = MarkdownWalk(options: options, baseURL: baseURL, marker: lines.marker)
                walk.paragraphs(of: root)
                return walk.text
            }
        }
        if let language = options.languageCode { text.languageIdentifier = language }
        return text
    }

    /// `^[text](key: value)` as its text.
    private static func withoutAttributes(_ source: String) -> String {
        let form = #"\^\[((?:[^\[\]\\]|\\.)*)\]\([^()]*\)"#
        return source.replacingOccurrences(of: form, with: "$1", options: .regularExpression)
    }

    /// What the reader knows beside CommonMark; cmark keeps it for as long as the process lives, and only reads it.
    nonisolated(unsafe) private static let extensions: [OpaquePointer] = {
        mark_gfm_core_extensions_ensure_registered()
        let names: [String] = ["table", "strikethrough", "autolink"]
        return names.compactMap { name in mark_find_syntax_extension(name) }
    }()

    private static func parse(_ source: String, _ body: (OpaquePointer) -> AttributedString) -> AttributedString {
        // cmark reads zeros as the end.
        let source = source.replacingOccurrences(of: "\0", with: "\u{FFFD}")
        guard let parser = mark_parser_new(MarkOptionsDefault) else { return AttributedString(source) }
        defer { mark_parser_free(parser) }
        for known in extensions { mark_parser_attach_syntax_extension(parser, known) }
        mark_parser_feed(parser, source, source.utf8.count)
        guard let root = mark_parser_finish(parser) else { return AttributedString(source) }
        defer { mark_node_free(root) }
        return body(root)
    }
}

/// Lines that no block of Markdown begins: each has a space before it that isn't ASCII's.
private struct MarkedLines {
    let marker: String
    let text: String

    init(_ source: String, marksEnds: Bool) {
        // One of the spaces that nobody writes; the others only where somebody did.
        let candidates = ["\u{1680}", "\u{205F}", "\u{2000}", "\u{2004}", "\u{2006}"]
        let marker = candidates.first { !source.contains($0) } ?? candidates[0]
        let lines = source.replacingOccurrences(of: "\r\n", with: "\n").split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        self.marker = marker
        text = lines.map { marker + $0 + (marksEnds ? marker : "") }.joined(separator: "\n")
    }
}
