/// What characters are meant as, within their paragraph (iOS 15).
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits of Foundation's.
    public let rawValue: UInt
    /// Of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Mild stress, as `*this*`; shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong stress, as `**this**`; shown in bold letters.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// A part of a program; shown in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// What doesn't hold any more, as `~~this~~`; shown with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A space where a line of the source ends.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// An end of a line that the source asks for.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag of HTML in a paragraph, as it is written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML between paragraphs, as it is written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
