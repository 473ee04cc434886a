import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists: configured rows of tables")
struct ConfiguredRowTests {
    private final class Rows: UITableViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(indexPath.row)"
            cell.contentConfiguration = content
            cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
            cell.configurationUpdateHandler = { [weak self] _, state in
                self?.log.append("\(indexPath.row)\(state.isSelected ? " on" : "")\(state.isEditing ? " edit" : "")")
            }
            return cell
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            var content = header?.defaultContentConfiguration()
            content?.text = "Header"
            header?.contentConfiguration = content
            return header
        }
    }

    private func label(in view: UIView?) -> UILabel? { view?.subviews.compactMap { $0 as? UILabel }.first }

    @Test func `text stands at the row's margin, the content ends before the accessory`() throws {
        let rows = Rows(style: .plain)
        try stage(rows, on: "iPhone 8", os: 16)
        let first = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let second = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(first.frame.height == 44.5 && second.frame.minY == first.frame.maxY)
        #expect(label(in: first.contentView)?.frame.minX == 16)
        #expect(first.contentView.frame.maxX < 360)
        #expect(label(in: first.contentView)?.frame.maxX == first.contentView.bounds.width - 8)
        #expect(label(in: second.contentView)?.frame == CGRect(x: 16, y: 12, width: 343, height: 20.5))
        #expect(first.textLabel == nil && first.detailTextLabel == nil && first.imageView == nil)
    }

    @Test func `lines begin where the text does`() throws {
        let rows = Rows(style: .plain)
        try stage(rows, on: "iPhone 8", os: 16)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.cellState.separator?.frame.minX == 16)
    }

    // CV-M8
    @Test func `the handler hears of each row when it was given, and of its states`() throws {
        let rows = Rows(style: .plain)
        try stage(rows, on: "iPhone 8", os: 16)
        #expect(rows.log == ["0", "1"])
        rows.log = []
        rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        rows.tableView.layoutIfNeeded()
        rows.view.window?.layoutIfNeeded()
        #expect(rows.log == ["1 on"])
        rows.log = []
        rows.tableView.allowsSelectionDuringEditing = true
        rows.tableView.setEditing(true, animated: false)
        rows.view.window?.layoutIfNeeded()
        #expect(rows.log.allSatisfy { $0.hasSuffix(" edit") } && rows.log.count == 2)
    }

    @Test func `a header is as high as its configuration`() throws {
        let rows = Rows(style: .plain)
        try stage(rows, on: "iPhone 8", os: 16)
        let header = try #require(rows.tableView.headerView(forSection: 0))
        #expect(label(in: header.contentView)?.text == "Header")
        #expect(header.frame.height == 30.5)
        #expect(label(in: header.contentView)?.frame.minX == 16)
    }

    @Test func `a background configuration shows the state in place of the system's view`() throws {
        let rows = Rows(style: .insetGrouped)
        try stage(rows, on: "iPhone 8", os: 16)
        let path = IndexPath(row: 0, section: 0)
        let cell = try #require(rows.tableView.cellForRow(at: path))
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        #expect(cell.selectedBackgroundView == nil)
        rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        rows.view.window?.layoutIfNeeded()
        #expect(cell.cellState.shownSelectionView == nil)
        #expect(cell.subviews.first?.backgroundColor == .systemGray4)
        #expect(cell.subviews.first?.frame == cell.bounds)
    }

    @Test func `without a configuration the labels come back`() {
        onDevice {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.contentConfiguration = cell.defaultContentConfiguration()
            #expect(cell.contentView is UIListContentView && cell.textLabel == nil)
            cell.contentConfiguration = nil
            #expect(!(cell.contentView is UIListContentView) && cell.textLabel != nil)
        }
    }
}
