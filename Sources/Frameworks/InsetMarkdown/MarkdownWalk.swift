import CCMark
import Foundation

/// Goes through what cmark has read, and writes it as an attributed string.
struct MarkdownWalk {
    let options: AttributedString.MarkdownParsingOptions
    let baseURL: URL?
    /// What stands before each line, and isn't the text's; nil where nothing does.
    let marker: String?

    private(set) var text = AttributedString()
    private var lastIdentity = 0

    init(options: AttributedString.MarkdownParsingOptions, baseURL: URL?, marker: String?) {
        (self.options, self.baseURL, self.marker) = (options, baseURL, marker)
    }

    // MARK: Blocks

    /// Writes the blocks of one, and what they are parts of.
    mutating func blocks(of node: OpaquePointer, in parent: PresentationIntent?) {
        var ordinal = Int(mark_node_get_list_start(node))
        if mark_node_get_list_type(node) != MarkOrderedList { ordinal = 1 }
        var place = 0
        for child in Children(node) {
            let kind = kind(of: child, ordinal: ordinal, place: place)
            if case .listItem = kind { ordinal += 1 }
            place += 1
            guard let kind else {
                html(child, parent)
                continue
            }
            lastIdentity += 1
            let intent = PresentationIntent(kind, identity: lastIdentity, parent: parent)
            switch kind {
            case .paragraph, .header, .tableCell: inlines(of: child, in: Style(block: intent))
            case .codeBlock: write(literal(child), Style(block: intent))
            case .thematicBreak: write("\u{2E3B}", Style(block: intent))
            default: blocks(of: child, in: intent)
            }
        }
    }

    /// Writes what stands in the paragraphs, as one.
    mutating func paragraphs(of node: OpaquePointer) {
        for child in Children(node) {
            if mark_node_get_type_string(child).map({ String(cString: $0) }) == "paragraph" {
                inlines(of: child, in: Style())
            } else {
                paragraphs(of: child)
            }
        }
    }

    /// Nil for HTML.
    private func kind(of node: OpaquePointer, ordinal: Int, place: Int) -> PresentationIntent.Kind? {
        switch mark_node_get_type_string(node).map({ String(cString: $0) }) {
        case "html_block": return nil
        case "heading": return .header(level: Int(mark_node_get_heading_level(node)))
        case "list": return mark_node_get_list_type(node) == MarkOrderedList ? .orderedList : .unorderedList
        case "item": return .listItem(ordinal: ordinal)
        case "code_block":
            let hint = mark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
            return .codeBlock(languageHint: hint.isEmpty ? nil : hint)
        case "block_quote": return .blockQuote
        case "thematic_break": return .thematicBreak
        case "table": return .table(columns: columns(of: node))
        case "table_header": return .tableHeaderRow
        case "table_row": return .tableRow(rowIndex: place)
        case "table_cell": return .tableCell(columnIndex: place)
        default: return .paragraph
        }
    }

    private func columns(of table: OpaquePointer) -> [PresentationIntent.TableColumn] {
        let count = Int(mark_gfm_extensions_get_table_columns(table))
        guard let alignments = mark_gfm_extensions_get_table_alignments(table) else { return [] }
        return (0..<count).map { column in
            switch alignments[column] {
            case UInt8(ascii: "c"): .init(alignment: .center)
            case UInt8(ascii: "r"): .init(alignment: .right)
            default: .init(alignment: .left)
            }
        }
    }

    private mutating func html(_ node: OpaquePointer, _ parent: PresentationIntent?) {
        lastIdentity += 1
        let block = PresentationIntent(.paragraph, identity: lastIdentity, parent: parent)
        write(literal(node), Style(block: block, inline: .blockHTML))
    }

    // MARK: Within paragraphs

    /// What a run gets.
    private struct Style {
        var block: PresentationIntent?
        var inline: InlinePresentationIntent = []
        var link: URL?
        var image: URL?
    }

    private mutating func inlines(of node: OpaquePointer, in style: Style) {
        for child in Children(node) {
            var style = style
            switch mark_node_get_type_string(child).map({ String(cString: $0) }) {
            case "text": write(literal(child), style)
            case "softbreak" where options.interpretedSyntax == .inlineOnlyPreservingWhitespace: write("\n", style)
            case "softbreak":
                style.inline.insert(.softBreak)
                write(" ", style)
            case "linebreak":
                style.inline.insert(.lineBreak)
                write("\n", style)
            case "code":
                style.inline.insert(.code)
                write(literal(child), style)
            case "html_inline":
                style.inline.insert(.inlineHTML)
                write(literal(child), style)
            case "emph":
                style.inline.insert(.emphasized)
                inlines(of: child, in: style)
            case "strong":
                style.inline.insert(.stronglyEmphasized)
                inlines(of: child, in: style)
            case "strikethrough":
                style.inline.insert(.strikethrough)
                inlines(of: child, in: style)
            case "link":
                style.link = address(of: child) ?? style.link
                inlines(of: child, in: style)
            case "image":
                style.image = address(of: child)
                inlines(of: child, in: style)
            default: inlines(of: child, in: style)
            }
        }
    }

    private func address(of node: OpaquePointer) -> URL? {
        let address = mark_node_get_url(node).map { String(cString: $0) } ?? ""
        return address.isEmpty ? nil : URL(string: address, relativeTo: baseURL)
    }

    private func literal(_ node: OpaquePointer) -> String {
        mark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private mutating func write(_ string: String, _ style: Style) {
        let string = marker.map { string.replacingOccurrences(of: $0, with: "") } ?? string
        guard !string.isEmpty else { return }
        var run = AttributedString(string)
        if !style.inline.isEmpty { run.inlinePresentationIntent = style.inline }
        if let block = style.block { run.presentationIntent = block }
        if let link = style.link { run.link = link }
        if let image = style.image { run.imageURL = image }
        text.append(run)
    }

    /// The nodes within one, in their order.
    private struct Children: Sequence, IteratorProtocol {
        private var following: OpaquePointer?
        init(_ node: OpaquePointer) { following = mark_node_first_child(node) }

        mutating func next() -> OpaquePointer? {
            let node = following
            following = node.flatMap { mark_node_next($0) }
            return node
        }
    }
}
