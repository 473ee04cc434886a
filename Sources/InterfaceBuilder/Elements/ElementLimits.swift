/// How much of a document is read before it is refused.
///
/// The largest of 4,724 documents that Xcode wrote has 366 KB and is nested 33 deep; the limits leave an order or two
/// of magnitude and keep a hostile file from taking the machine's memory or the stack.
public struct ElementLimits: Sendable {
    /// The size of the file, in bytes.
    public var bytes = 64 << 20
    /// How deep elements may be nested.
    public var depth = 256
    /// The elements of the document.
    public var elements = 250_000
    /// The attributes of all elements together.
    public var attributes = 2_500_000
    /// The length of a single tag, in bytes: Expat takes seconds over one with millions of attributes before it tells.
    public var tag = 4 << 20
    /// The length of one text, in bytes: laying out and drawing takes some hundred times as much memory.
    public var text = 1 << 20

    /// The standard limits, to be changed.
    public init() {}

    /// What `Document` uses unless told otherwise.
    public static let standard = ElementLimits()
}
