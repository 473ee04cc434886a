import InsetUniformTypeIdentifiers

/// Views that are made of data.
public protocol DynamicViewContent<Data>: View {
    /// The kind of the data.
    associatedtype Data: Collection
    /// What the views are made of.
    var data: Data { get }
}

extension DynamicViewContent {
    /// Lets the person delete rows; never called.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> { self }
    /// Lets the person move rows; never called.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> { self }
    /// Takes what is dropped; never called.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent<Data> { self }
}
