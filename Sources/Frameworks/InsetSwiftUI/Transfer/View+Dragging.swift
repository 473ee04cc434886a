import InsetUniformTypeIdentifiers

nonisolated extension View {
    /// Can be dragged; never here.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Can be dragged; never here.
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        self
    }
    /// Takes what is dropped; never here.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Takes what is dropped; never here.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Takes what is dropped; never here.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    /// Takes what is dropped; never here.
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Takes what is dropped; never here.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
    /// Can be dragged; never here.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Can be dragged; never here.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Takes what is dropped; never here.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// A choice of files, and whether it is shown; never here.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// A choice of files, and whether it is shown; never here.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }
    /// A place for a file, and whether it is shown; never here.
    public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}

nonisolated extension DynamicViewContent {
    /// Takes what is dropped; never called.
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
        -> some DynamicViewContent<Data>
    { self }
}

/// Decides about what is dropped; never asked here.
@preconcurrency @MainActor
public protocol DropDelegate {
    /// Whether it is taken.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes it.
    func performDrop(info: DropInfo) -> Bool
    /// Something has come over the view.
    func dropEntered(info: DropInfo)
    /// Something has moved over the view.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Something has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Optional; yes.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Optional; nothing.
    public func dropEntered(info: DropInfo) {}
    /// Optional; as before.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Optional; nothing.
    public func dropExited(info: DropInfo) {}
}

/// What is dropped.
public struct DropInfo {
    /// Where, in the view's points.
    public let location: CGPoint
    /// Whether there is something of types: not here.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// What there is of types: nothing here.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What happens with something that is dropped.
public enum DropOperation: Sendable {
    /// Nothing, nothing here, a copy, or a move.
    case cancel, forbidden, copy, move
}

/// What is to happen with something that is dropped.
public struct DropProposal: Sendable {
    /// What happens.
    public let operation: DropOperation
    /// What happens.
    public init(operation: DropOperation) { self.operation = operation }
}
