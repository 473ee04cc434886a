import InterfaceBuilder
import UIKit

/// The sizes that Xcode 6 and before gave cells on the canvas.
///
/// These documents store no frames for most prototype cells, and those that they store are of cells 320 wide and 44 high
/// whatever the row: of 34 cells with usable views 33 are laid out as wide as their table and as high as their row, with
/// one point less for the content where there are separators. Items of collections are as large as their content view.
@MainActor
struct CanvasStaleCells {
    let environment: CanvasEnvironment

    private static let standardRowHeight: CGFloat = 44
    private static let separatorHeight: CGFloat = 1
    /// Points that accessories take from the content.
    private static let accessoryWidths: [String: CGFloat] = [
        "disclosureIndicator": 33, "checkmark": 39, "detailDisclosureButton": 67, "detailButton": 48,
    ]

    /// Sizes the cells of tables that are laid out.
    ///
    /// - Returns: Whether the document has such cells, so that what is in them has to be laid out again.
    func apply(to instance: NibInstance) -> Bool {
        guard environment.canvas == nil, environment.has(.staleCells) else { return false }
        var tables: [ObjectIdentifier: ObjectNode] = [:]
        for (node, view) in instance.views where node.elementName == "tableView" {
            tables[ObjectIdentifier(view)] = node
        }
        var hasCells = false
        for (node, view) in instance.views {
            switch node.elementName {
            case "tableViewCell":
                let table = view.superview.flatMap { tables[ObjectIdentifier($0)] }
                placeRow(view, node, in: table, of: instance)
            case "collectionViewCell", "collectionReusableView":
                guard let size = node.object(forKey: "contentView")?.frame?.size else { continue }
                view.frame.size = size
            default: continue
            }
            hasCells = true
        }
        return hasCells
    }

    private func placeRow(_ cell: UIView, _ node: ObjectNode, in table: ObjectNode?, of instance: NibInstance) {
        if let table {
            let height = node.number("rowHeight") ?? table.number("rowHeight")
            cell.frame.size = CGSize(
                width: cell.superview?.bounds.width ?? cell.bounds.width,
                height: height.flatMap { $0 > 0 ? CGFloat($0) : nil } ?? Self.standardRowHeight
            )
        }
        guard let id = node.object(forKey: "contentView")?.id, let content = instance.view(withID: id) else { return }
        let accessory = node.string("accessoryType").flatMap { Self.accessoryWidths[$0] } ?? 0
        let separator = table?.string("separatorStyle") == "none" ? 0 : Self.separatorHeight
        content.frame = CGRect(
            x: 0,
            y: 0,
            width: max(0, cell.bounds.width - accessory),
            height: max(0, cell.bounds.height - separator)
        )
    }
}
