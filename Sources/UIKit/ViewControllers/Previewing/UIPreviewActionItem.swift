/// Something that can be done with what is previewed.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What its button says.
    var title: String { get }
}
