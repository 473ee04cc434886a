import InsetUniformTypeIdentifiers

/// What can be given to other apps; nothing is given away here.
public protocol Transferable {
    /// How it is given.
    associatedtype Representation: TransferRepresentation = _NoTransfer<Self>
    /// How it is given.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable where Representation == _NoTransfer<Self> {
    /// Optional here; in no way.
    public static var transferRepresentation: Representation { _NoTransfer() }
}

/// A way to give something to other apps.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is given.
    associatedtype Item
}

/// In no way.
public struct _NoTransfer<Item>: TransferRepresentation {}

/// In several ways.
public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation {}

/// Collects ways.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
    /// One.
    public static func buildBlock<C: TransferRepresentation>(_ content: C) -> C where C.Item == Item { content }
    /// Some.
    public static func buildBlock<each C: TransferRepresentation>(_ content: repeat each C)
        -> TupleTransferRepresentation<Item, (repeat each C)>
    { TupleTransferRepresentation() }
    /// As it is.
    public static func buildExpression<C: TransferRepresentation>(_ content: C) -> C where C.Item == Item { content }
}

/// As what Foundation codes.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    /// Of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// As bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
    /// Given and taken.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// Given.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    /// Taken.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// As another thing that can be given.
public struct ProxyRepresentation<Item, ProxyItem: Transferable>: TransferRepresentation {
    /// Given.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyItem) {}
    /// Taken.
    public init(importing: @escaping @Sendable (ProxyItem) async throws -> Item) {}
    /// Given and taken.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyItem,
        importing: @escaping @Sendable (ProxyItem) async throws -> Item
    ) {}
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// A file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is the one that was given, and not a copy.
    public let isOriginalFile: Bool
}

/// As a file.
public struct FileRepresentation<Item>: TransferRepresentation {
    /// Given and taken.
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// Given.
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    /// Taken.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
