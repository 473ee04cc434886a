/// Which part of a document a paragraph is, and of which parts that is a part (iOS 15).
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of part.
    public enum Kind: Hashable, Codable, Sendable {
        /// Plain text.
        case paragraph
        /// A heading, from 1 for the greatest.
        case header(level: Int)
        /// Items with numbers.
        case orderedList
        /// Items with bullets.
        case unorderedList
        /// An item of a list, with its number there.
        case listItem(ordinal: Int)
        /// Lines of a program; its language, where the source says it.
        case codeBlock(languageHint: String?)
        /// What somebody else said.
        case blockQuote
        /// A line between two themes.
        case thematicBreak
        /// Rows and columns.
        case table(columns: [TableColumn])
        /// The row above the others.
        case tableHeaderRow
        /// A row; the first one below the header is 1.
        case tableRow(rowIndex: Int)
        /// A cell, from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where text stands in the column.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// At the leading edge.
            case left
            /// In the middle.
            case center
            /// At the trailing edge.
            case right
        }
        /// As the source says; left where it says nothing.
        public var alignment: Alignment
        /// A column of an alignment.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// One part, which differs by its identity from others of its kind.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// What it is.
        public var kind: Kind
        /// A number of its own in the document.
        public var identity: Int
        /// A part of a kind.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
        /// The kind with the identity: "paragraph (id 1)".
        public var debugDescription: String { "\(kind) (id \(identity))" }
    }

    /// The part itself, then those around it.
    public var components: [IntentType]

    /// Of parts, the innermost first.
    public init(types: [IntentType]) { components = types }
    /// A part within another one.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// How many of the lists and quotes around it indent it.
    public var indentationLevel: Int {
        components.count { part in
            switch part.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
}

extension PresentationIntent: CustomDebugStringConvertible {
    /// The parts, the innermost first.
    public var debugDescription: String { components.map(\.debugDescription).description }
}
