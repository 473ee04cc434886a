import Foundation

/// Says how many rows a table has, and makes their cells.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Asked for each section once after a reload or an update; below zero counts as zero.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A dequeued cell; asked in the layout pass for rows that come into view.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Asked where the delegate has no view for the section; nil, the default, or an empty title makes no header.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Asked where the delegate has no view for the section; nil, the default, or an empty title makes no footer.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether editing shows controls. True by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether editing shows a reorder control. By default the cells' `showsReorderControl` decides.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles at the trailing edge, asked after a reload or an update. Nil, the default, shows no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section to which a title leads; the title's own index by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Called when the user touches a row's insert control, or confirms its deletion; does nothing by default.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
    /// Called when the user has carried a row to another place, before the table follows; does nothing by default.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Optional; 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Optional; nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Optional; nil.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Optional; true.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Optional; leaves it to the cells.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.table.knowsMovableRows = false
        return false
    }
    /// Optional; nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Optional; the index itself.
    public func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }
    /// Optional; does nothing.
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Optional; does nothing.
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { tableView.table.knowsMoves = false }
}
