import Foundation
import Platform
import Testing

@testable import UIKit

/// A table's rows by section, with what it was asked.
@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var titles: [String?] = []
    var log: [String] = []
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.section).\(indexPath.row)")
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        configure(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("display \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

/// A cell whose content is as high as it says.
private final class TallCell: UITableViewCell {
    let height: NSLayoutConstraint

    override init(style: CellStyle, reuseIdentifier: String?) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        height = box.heightAnchor.constraint(equalToConstant: 100)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            height, box.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Tables: rows and places", .serialized)
struct TableViewTests {
    private func table(
        _ rows: Rows,
        _ style: UITableView.Style = .plain,
        on device: String = "iPhone 8",
        os: Int = 12,
        landscape: Bool = false,
        prepare: (UITableView) -> Void = { _ in }
    ) throws -> UITableView {
        let root = UIViewController()
        let window = try stage(root, on: device, os: OSVersion(os), landscape: landscape)
        let table = UITableView(frame: root.view.bounds, style: style)
        prepare(table)
        table.dataSource = rows
        table.delegate = rows
        root.view.addSubview(table)
        window.layoutIfNeeded()
        return table
    }

    // TV-M1, and only visible rows exist
    @Test func `ten thousand rows make as many cells as fit`() throws {
        let rows = Rows([10_000])
        let table = try table(rows) { $0.rowHeight = 44 }
        #expect(table.contentSize == CGSize(width: 375, height: 440_000))
        #expect(table.contentOffset.y == CGFloat(-20))
        #expect(table.visibleCells.count == 15)
        table.contentOffset.y = 44 * 5000
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 5000, section: 0))
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 16)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 16)
    }

    @Test func `selected rows stay selected when the table gets another width, and those that are gone don't`() throws {
        let rows = Rows([3])
        let table = try table(rows)
        table.allowsMultipleSelection = true
        for row in 1...2 {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        table.frame.size.width = 300
        table.layoutIfNeeded()
        #expect(table.indexPathsForSelectedRows?.sorted().map(\.row) == [1, 2])
        rows.counts = [2]
        table.frame.size.width = 320
        table.layoutIfNeeded()
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
    }

    // Chapter 21: table full screen, iPhone X landscape, plain controller; TV-1, TV-2, TV-6
    @Test func `content views stay in the safe area, cells don't`() throws {
        let rows = Rows([3])
        rows.configure = { cell, _ in cell.textLabel?.text = "Text" }
        let table = try table(rows, on: "iPhone X", landscape: true) { $0.rowHeight = 44 }
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        #expect(cell.frame.minX == CGFloat(0))
        #expect(cell.frame.width == CGFloat(812))
        #expect(cell.contentView.frame.minX == CGFloat(44))
        #expect(cell.contentView.frame.width == CGFloat(724))
        #expect(cell.textLabel?.frame.minX == CGFloat(20))
        #expect(cell.cellState.separator?.frame.minX == CGFloat(64))
        #expect(cell.cellState.separator?.frame.maxX == CGFloat(812))
        table.insetsContentViewsToSafeArea = false
        table.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == CGFloat(0))
        #expect(cell.contentView.frame.width == CGFloat(812))
        #expect(cell.contentView.layoutMargins.left == CGFloat(64))
    }

    // Chapter 21: table in navigation, iPhone X portrait, automatic; SC-9
    @Test func `a table under bars is adjusted by its safe area`() throws {
        let controller = UITableViewController(style: .plain)
        let window = try stage(UINavigationController(rootViewController: controller))
        window.layoutIfNeeded()
        let table = try #require(controller.tableView)
        #expect(table.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        #expect(table.contentOffset.y == CGFloat(-88))
    }

    // TV-7
    @Test func `a separator inset of the app counts from the cell's edge`() throws {
        let table = try table(Rows([2]), on: "iPhone X", landscape: true) {
            $0.rowHeight = 44
            $0.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        }
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        #expect(cell.cellState.separator?.frame.minX == CGFloat(16))
        #expect(cell.cellState.separator?.frame.width == CGFloat(796))
    }

    // TV-12, TV-23
    @Test(arguments: [(12, 122.5), (13, 122)] as [(Int, CGFloat)])
    func `rows are as high as their content`(os: Int, height: CGFloat) throws {
        let rows = Rows([50])
        let table = try table(rows, os: os) { $0.register(TallCell.self, forCellReuseIdentifier: "cell") }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == height)
        #expect(table.visibleCells.count < 8)
        #expect(table.visibleCells.first?.contentView.subviews.first?.frame.height == CGFloat(100))
    }

    // TV-M5
    @Test func `untitled groups are 35 points apart`() throws {
        let rows = Rows([2, 2])
        let table = try table(rows, .grouped, on: "iPhone 16", os: 26) { $0.rowHeight = 44 }
        let y = { table.rectForRow(at: IndexPath(row: $0, section: $1)).minY }
        #expect([y(0, 0), y(1, 0), y(0, 1), y(1, 1)].map { ($0 * 3).rounded() / 3 } == [35, 79, 158, 202])
        #expect(abs(table.contentSize.height - 283.333) < 0.34)
    }

    // TV-M19, TV-13, TV-14
    @Test func `plain headers are padded and stick to the top`() throws {
        let rows = Rows([2, 40])
        rows.titles = ["One", "Two"]
        let table = try table(rows, on: "iPhone 8", os: 16) { $0.rowHeight = 44 }
        let y = { table.rectForRow(at: IndexPath(row: $0, section: $1)).minY }
        #expect([y(0, 0), y(1, 0), y(0, 1), y(1, 1)] == [50, 94, 188, 232])
        #expect(table.headerView(forSection: 0)?.frame.minY == CGFloat(22))
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 1)?.frame.minY == CGFloat(400 + table.adjustedContentInset.top))
        #expect(table.headerView(forSection: 0) == nil)
    }

    // TV-M7
    @Test(
        arguments: [("iPhone 16", false, 20, 353), ("iPhone SE (3rd generation)", false, 16, 343)]
            as [(String, Bool, CGFloat, CGFloat)]
    )
    func `cards keep from the sides`(device: String, landscape: Bool, x: CGFloat, width: CGFloat) throws {
        let table = try table(Rows([2]), .insetGrouped, on: device, os: 18, landscape: landscape)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.frame.minX == x)
        #expect(cell.frame.width == width)
        #expect(cell.layer.cornerRadius == CGFloat(10))
    }

    // TV-M2 … TV-M4
    @Test(
        arguments: [
            (CGRect(x: 320, y: 0, width: 10, height: 100), []), (CGRect(x: 319.5, y: 0, width: 10, height: 44), [0]),
            (CGRect(x: 0, y: 0, width: 0, height: 0), [0]), (CGRect(x: 0, y: 44, width: 320, height: 44), [1]),
            (CGRect(x: 0, y: 40, width: 320, height: 10), [0, 1]),
        ] as [(CGRect, [Int])]
    )
    func `rows are found by area`(rect: CGRect, expected: [Int]) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let rows = Rows([10])
        table.rowHeight = 44
        table.dataSource = rows
        #expect(table.indexPathsForRows(in: rect)?.map(\.row) == expected)
    }

    // SC-M5, TV-M20
    @Test func `scrolling tells first and makes cells in the next pass`() throws {
        let rows = Rows([100])
        let table = try table(rows) { $0.rowHeight = 300 }
        rows.log = []
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(rows.log == ["scroll"])
        table.layoutIfNeeded()
        #expect(
            rows.log == [
                "scroll", "cell 0.50", "display 0.50", "cell 0.51", "display 0.51", "cell 0.52", "display 0.52",
            ]
                || rows.log.starts(with: ["scroll", "cell 0.49", "display 0.49", "cell 0.50"])
        )
    }

    @Test func `a tap selects, and lets go of the row before`() throws {
        let rows = Rows([5])
        let table = try table(rows) { $0.rowHeight = 44 }
        rows.log = []
        table.chooseRow(at: IndexPath(row: 1, section: 0))
        table.chooseRow(at: IndexPath(row: 3, section: 0))
        #expect(rows.log == ["willSelect 1", "select 1", "willSelect 3", "deselect 1", "select 3"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
    }

    // TV-M16
    @Test func `updates move cells with their rows`() throws {
        let rows = Rows([5])
        let table = try table(rows) { $0.rowHeight = 44 }
        let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
        var isDone = false
        rows.counts = [5]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
        } completion: { _ in
            isDone = true
        }
        #expect(table.numberOfRows(inSection: 0) == 5)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
        #expect(!isDone)
        EventLoop.main.advance(by: 0.4)
        #expect(isDone)
    }

    @Test func `counts that don't fit an update raise UIKit's exception`() throws {
        let rows = Rows([5])
        let table = try table(rows)
        var messages: [String] = []
        UIKitException.handler = { messages.append($1) }
        defer { UIKitException.handler = nil }
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(messages.first?.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
    }

    // TV-21, TV-9, TV-M22: documents of Xcode 11 and later, 375 wide
    @Test func `a disclosure sign narrows the content`() throws {
        let rows = Rows([1])
        rows.configure = { cell, _ in
            cell.textLabel?.text = "Title"
            cell.accessoryType = .disclosureIndicator
        }
        let table = try table(rows, os: 13) { $0.rowHeight = 44 }
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        #expect(
            cell.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 44)
                || cell.contentView.frame == CGRect(x: 0, y: 0, width: 349, height: 44)
                || cell.contentView.frame.width == CGFloat(348.5)
        )
        #expect(cell.textLabel?.frame.minX == CGFloat(16))
    }
}
