import Foundation

/// Says what becomes of what is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// Takes what was dropped.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the table may take the items. Optional; it may.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when the finger comes over the table. Optional; nothing.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// What would become of the items at a place; nil is outside of all sections. Optional; a cancel.
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when the finger leaves the table. Optional; nothing.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called at the end of a drag that was over the table. Optional; nothing.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// How an item looks that goes to a row. Optional; as its cell.
    func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Optional; true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Optional; nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Optional; a cancel.
    public func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    /// Optional; nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Optional; nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// Optional; nil.
    public func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
