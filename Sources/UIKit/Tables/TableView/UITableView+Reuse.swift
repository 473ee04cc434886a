import Foundation
import Platform

extension UITableView {
    /// Lists a document's prototype cell under its identifier (TV-20).
    package func registerPrototype(identifier: String, factory: @escaping @MainActor () -> UITableViewCell?) {
        reuse.register(for: identifier, factory: factory)
    }

    static func makeCell(_ type: AnyClass?, _ identifier: String) -> UITableViewCell? {
        guard let type, type is UITableViewCell.Type else { return nil }
        return unsafeBitCast(type, to: TableCellAllocator.Type.self).init(style: .default, reuseIdentifier: identifier)
    }

    static func makeHeader(_ type: AnyClass?, _ identifier: String) -> UITableViewHeaderFooterView? {
        guard let type, type is UITableViewHeaderFooterView.Type else { return nil }
        return unsafeBitCast(type, to: TableHeaderAllocator.Type.self).init(reuseIdentifier: identifier)
    }

    func dequeuedCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reuse.dequeue(identifier) {
            cell.prepareForReuse()
            return cell
        }
        let cell = reuse.make(identifier)
        cell?.cellState.reuseIdentifier = identifier
        return cell
    }

    func dequeuedCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let known = table.reconfigured, known.indexPath == indexPath, known.cell.reuseIdentifier == identifier {
            return known.cell
        }
        guard let cell = dequeuedCell(identifier) else {
            UIKitException.raise(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            )
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        prepare(cell, for: indexPath)
        if let span = table.geometry.span(of: indexPath) {
            cell.frame.size = CGSize(width: rowFrame(start: 0, height: 0).width, height: span.height)
        }
        return cell
    }

    func dequeuedHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerReuse.dequeue(identifier) {
            view.headerState.style = style
            view.prepareForReuse()
            return view
        }
        let view = headerReuse.make(identifier)
        view?.headerState.style = style
        view?.headerState.reuseIdentifier = identifier
        return view
    }
}

/// Makes cells of a class that is known at run time only: calls that class's own initializer through its slot, as
/// `ObjectAllocator` does. Never instantiated.
@_spi(Allocators) @preconcurrency @MainActor
open class TableCellAllocator: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The same for headers and footers.
@_spi(Allocators) @preconcurrency @MainActor
open class TableHeaderAllocator: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
