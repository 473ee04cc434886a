import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [2]
    var style = UITableViewCell.CellStyle.default
    var configure: (UITableViewCell) -> Void = { _ in }
    var log: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.row)")
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        configure(cell)
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("display \(indexPath.row)")
    }
}

/// A data source with the required methods only.
@MainActor
private final class Least: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor @Suite("Tables: sections and what is in cells", .serialized)
struct TableSectionsTests {
    private let rows = Sections()

    private func table(
        _ style: UITableView.Style = .plain,
        on device: String = "iPhone 8",
        os: Int = 12,
        prepare: (UITableView) -> Void = { $0.rowHeight = 44 }
    ) throws -> UITableView {
        let root = UIViewController()
        let window = try stage(root, on: device, os: OSVersion(os))
        let table = UITableView(frame: root.view.bounds, style: style)
        prepare(table)
        table.dataSource = rows
        table.delegate = rows
        root.view.addSubview(table)
        window.layoutIfNeeded()
        return table
    }

    private func y(_ table: UITableView, _ row: Int, _ section: Int) -> CGFloat {
        table.rectForRow(at: IndexPath(row: row, section: section)).minY
    }

    // TV-M20
    @Test func `two methods and no delegate make a table`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 8")
        let table = UITableView(frame: root.view.bounds)
        let least = Least()
        table.dataSource = least
        root.view.addSubview(table)
        window.layoutIfNeeded()
        #expect(table.visibleCells.count == 2)
        #expect(table.numberOfSections == 1)
    }

    // TV-M20
    @Test func `a row is displayed after it was made`() throws {
        rows.counts = [2]
        _ = try table()
        #expect(rows.log == ["cell 0", "display 0", "cell 1", "display 1"])
    }

    // TV-14
    @Test(arguments: [(12, CGFloat(0)), (16, 22)])
    func `plain headers are padded from iOS 15 on`(os: Int, padding: CGFloat) throws {
        let table = try table(os: os) {
            $0.rowHeight = 44
            $0.sectionHeaderHeight = 30
            $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
        }
        #expect(y(table, 0, 0) == 0)
        let titled = Titled()
        table.dataSource = titled
        table.delegate = titled
        table.layoutIfNeeded()
        #expect(y(table, 0, 0) == 30 + padding)
        guard os >= 15 else { return }
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        #expect(y(table, 0, 0) == 30)
    }

    @MainActor
    private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    // TV-15
    @Test func `header and footer views keep their height and take the width`() throws {
        rows.counts = [2]
        let (header, footer) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70)), UIView())
        footer.frame.size.height = 33
        let table = try table {
            $0.rowHeight = 44
            $0.tableHeaderView = header
            $0.tableFooterView = footer
        }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
        #expect(footer.frame == CGRect(x: 0, y: 158, width: 375, height: 33))
        #expect(table.contentSize.height == CGFloat(191))
        header.frame.size.height = 20
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(y(table, 0, 0) == 20)
    }

    // TV-16
    @Test func `a grouped table begins lower than its sections, a header of no height counts as none`() throws {
        rows.counts = [1, 1]
        let plain = try table(.grouped)
        let first = y(plain, 0, 0)
        #expect(first == 35)
        #expect(y(plain, 0, 1) - y(plain, 0, 0) - 44 > 0)
        let empty = try table(.grouped) {
            $0.rowHeight = 44
            $0.tableHeaderView = UIView()
        }
        #expect(y(empty, 0, 0) == first)
        let trick = try table(.grouped) {
            $0.rowHeight = 44
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
        }
        #expect(y(trick, 0, 0) < first)
    }

    // TV-22
    @Test func `a plain table rules empty rows, unless it has a footer view`() throws {
        rows.counts = [2]
        let ruled = try table()
        let lines = ruled.table.fillerLines
        #expect(lines.count == 12)
        #expect(lines.first?.frame == CGRect(x: 16, y: 131.5, width: 359, height: 0.5))
        let bare = try table {
            $0.rowHeight = 44
            $0.tableFooterView = UIView()
        }
        #expect(bare.table.fillerLines.isEmpty)
    }

    // TV-11
    @Test func `an estimate of zero turns self-sizing off`() throws {
        rows.configure = { cell in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.heightAnchor.constraint(equalToConstant: 90),
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor).lowered,
            ])
        }
        #expect(try table { $0.estimatedRowHeight = 0 }.visibleCells.first?.frame.height == 44)
    }

    @Test func `a cell whose constraints leave it no height has the standard one, which is told once`() throws {
        rows.configure = { cell in
            let field = UITextField()
            field.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(field)
            field.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
        }
        var notes: [String] = []
        let table = try table {
            $0.estimatedRowHeight = 60
            LayoutLog.listener = { notes.append($0) }
        }
        #expect(table.visibleCells.count > 1)
        #expect(Set(table.visibleCells.map(\.frame.height)) == [44])
        #expect(notes.filter { $0.contains("using standard height instead") }.count == 1)
    }

    // TV-M26, TV-M11
    @Test func `a subtitle cell without detail centers its title`() throws {
        rows.counts = [1]
        rows.style = .subtitle
        rows.configure = { $0.textLabel?.text = "Title" }
        let table = try table(on: "iPhone 16", os: 26) { _ in }
        let cell = try #require(table.visibleCells.first)
        #expect(cell.frame.height == CGFloat(52))
        cell.layoutIfNeeded()
        #expect(cell.textLabel.map { abs($0.frame.minY - 16) < 0.01 } == true)
    }

    // TV-M22
    @Test func `a value that doesn't fit is squeezed, the title is not`() throws {
        rows.counts = [1]
        rows.style = .value1
        rows.configure = {
            $0.textLabel?.text = "A title that takes up most of the row"
            $0.detailTextLabel?.text = "a value as long as that"
        }
        let table = try table(on: "iPhone SE (3rd generation)", os: 26)
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(abs(title.frame.width - title.intrinsicContentSize.width) < 0.6)
        #expect(detail.frame.width < detail.intrinsicContentSize.width)
        #expect(abs(detail.frame.minX - title.frame.maxX - 6) < 0.6)
        #expect(detail.frame.maxX <= cell.contentView.bounds.width)
    }

    // TV-8: an image moves the line to the text.
    @Test func `a line begins at the text`() throws {
        rows.counts = [2]
        rows.configure = {
            $0.textLabel?.text = "Title"
            $0.imageView?.image = UIImage(placeholderSize: CGSize(width: 30, height: 30), label: "")
        }
        let table = try table()
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == CGFloat(61))
        #expect(cell.cellState.separator?.frame.minX == CGFloat(61))
    }

    // TV-7
    @Test func `an inset of the app may add to the automatic one`() throws {
        rows.counts = [2]
        let table = try table {
            $0.rowHeight = 44
            $0.separatorInsetReference = .fromAutomaticInsets
            $0.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
        }
        let cell = try #require(table.visibleCells.first)
        #expect(cell.cellState.separator?.frame.minX == CGFloat(26))
        #expect(cell.cellState.separator?.frame.maxX == CGFloat(370))
    }

    // TV-3
    @Test func `a cell's background covers its whole width`() throws {
        rows.counts = [1]
        let background = UIView()
        rows.configure = {
            $0.backgroundView = background
            $0.accessoryType = .disclosureIndicator
        }
        let table = try table()
        let cell = try #require(table.visibleCells.first)
        #expect(background.frame == cell.bounds)
        #expect(cell.contentView.frame.width < cell.bounds.width)
    }

    // TV-17
    @Test func `static rows keep their stored heights`() throws {
        let controller = UITableViewController(style: .grouped)
        let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        controller.staticSections = StaticTableSections(sections: [
            .init(headerTitle: nil, cells: cells, rowHeights: [60, nil, UITableView.automaticDimension])
        ])
        let window = try stage(controller, on: "iPhone 8")
        controller.tableView.rowHeight = 50
        window.layoutIfNeeded()
        #expect(cells.map(\.frame.height) == [60, 50, 44])
        let isSame = controller.tableView.visibleCells.elementsEqual(cells, by: ===)
        #expect(isSame)
    }
}

extension NSLayoutConstraint {
    /// At a priority below required.
    fileprivate var lowered: NSLayoutConstraint {
        priority = .defaultHigh
        return self
    }
}
