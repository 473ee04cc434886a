import Foundation

/// Which rows of a group of updates come and go, and how they do it.
struct RowAnimations {
    /// Rows and sections of the places after the group.
    private var arriving: [IndexPath: UITableView.RowAnimation] = [:]
    private var arrivingSections: [Int: UITableView.RowAnimation] = [:]
    /// Rows and sections of the places before the group; reloaded ones among them.
    private var leaving: [IndexPath: UITableView.RowAnimation] = [:]
    private var leavingSections: [Int: UITableView.RowAnimation] = [:]

    mutating func insert(_ indexPaths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for indexPath in indexPaths { arriving[indexPath] = animation }
    }

    mutating func remove(_ indexPaths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for indexPath in indexPaths { leaving[indexPath] = animation }
    }

    mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections { arrivingSections[section] = animation }
    }

    mutating func removeSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections { leavingSections[section] = animation }
    }

    /// How a row comes that stands at a place after the group; nil for a row that scrolls in.
    func arrival(at indexPath: IndexPath) -> UITableView.RowAnimation? {
        arriving[indexPath] ?? arrivingSections[indexPath.section]
    }

    /// How a row goes that stood at a place before the group; nil for a row that scrolls out.
    func departure(from indexPath: IndexPath) -> UITableView.RowAnimation? {
        leaving[indexPath] ?? leavingSections[indexPath.section]
    }

    /// Lets reloaded rows come as they went.
    ///
    /// - Parameter targets: Where reloaded rows stand after the group.
    mutating func addReloads(_ targets: [IndexPath: IndexPath]) {
        for (before, after) in targets { arriving[after] = departure(from: before) }
    }
}

/// A row that comes or goes: how its cell looks away from its place.
@MainActor
struct RowTransition {
    let cell: UITableViewCell
    let animation: UITableView.RowAnimation
    /// The place before the group of a row that goes.
    var indexPath: IndexPath?
    private let alpha: CGFloat

    init(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation, from indexPath: IndexPath? = nil) {
        self.cell = cell
        self.animation = animation
        self.indexPath = indexPath
        alpha = cell.alpha
    }

    /// Whether the row moves below its neighbors.
    var isBehind: Bool {
        switch animation {
        case .top, .bottom, .middle: true
        case .fade, .left, .right, .none, .automatic: false
        }
    }

    /// Takes the cell to where it comes from and goes to.
    func takeAway() {
        let size = cell.bounds.size
        switch animation {
        case .fade, .automatic: cell.alpha = 0
        case .left: cell.transform = CGAffineTransform(translationX: -size.width, y: 0)
        case .right: cell.transform = CGAffineTransform(translationX: size.width, y: 0)
        case .top: cell.transform = CGAffineTransform(translationX: 0, y: -size.height)
        case .bottom: cell.transform = CGAffineTransform(translationX: 0, y: size.height)
        case .middle: cell.transform = CGAffineTransform(translationX: 0, y: -size.height / 2)
        case .none: break
        }
    }

    /// Takes the cell to its place.
    func settle() {
        cell.alpha = alpha
        cell.transform = .identity
    }
}

extension UITableView {
    /// Keeps a row on the screen that goes, until it has gone.
    func beginDeparture(of cell: UITableViewCell, from indexPath: IndexPath, _ animation: RowAnimation) {
        let row = RowTransition(cell, animation, from: indexPath)
        if row.isBehind { sendRowToBack(cell) }
        table.updates.leaving.append(row)
    }

    /// Puts a cell that is on its way out back to work, for a data source that has one cell for each row.
    func reclaim(_ cell: UITableViewCell) {
        guard let index = table.updates.leaving.firstIndex(where: { $0.cell === cell }) else { return }
        let row = table.updates.leaving.remove(at: index)
        cell.layer.removeAllAnimations()
        row.settle()
    }

    /// Has a new cell come to its place as the update said; call it without animation.
    func beginArrival(of cell: UITableViewCell, at indexPath: IndexPath) {
        guard let animation = table.updates.animations.arrival(at: indexPath), animation != .none,
            table.updates.isShowing
        else { return }
        let row = RowTransition(cell, animation)
        if row.isBehind { sendRowToBack(cell) }
        row.takeAway()
        table.updates.arriving.append(row)
    }

    private func sendRowToBack(_ cell: UITableViewCell) {
        if cell.superview === self { sendSubviewToBack(cell) } else { insertSubview(cell, at: 0) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    /// Moves rows to their places, lets new ones come and others go.
    func animateRows(_ place: @escaping () -> Void) {
        table.updates.movesRows = false
        table.updates.isShowing = true
        let block = AnimationBlock(duration: Self.updateDuration, pace: .easeInOut, options: .allowUserInteraction)
        block.run {
            for row in table.updates.leaving { row.takeAway() }
            place()
            for row in table.updates.arriving { row.settle() }
        }
        table.updates.isShowing = false
        table.updates.arriving = []
        table.updates.animations = RowAnimations()
        guard !table.updates.leaving.isEmpty else { return }
        let leaving = table.updates.leaving.map(\.cell)
        EventLoop.main.schedule(after: Self.updateDuration) { [weak self] in self?.endDepartures(of: leaving) }
    }

    private func endDepartures(of cells: [UITableViewCell]) {
        let gone = table.updates.leaving.filter { row in cells.contains { $0 === row.cell } }
        table.updates.leaving.removeAll { row in cells.contains { $0 === row.cell } }
        for row in gone {
            row.settle()
            retire(row.cell, from: row.indexPath ?? IndexPath(row: 0, section: 0))
        }
    }
}
