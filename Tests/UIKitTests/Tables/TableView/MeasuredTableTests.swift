import Platform
import Testing

@testable import UIKit

/// Rows with what the test says.
@MainActor
private final class Measured: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [2]
    var titles: [String?] = []
    var style = UITableViewCell.CellStyle.default
    var headerHeight: CGFloat?
    var configure: (UITableViewCell) -> Void = { $0.textLabel?.text = "Title" }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight ?? UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        configure(cell)
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}

@MainActor @Suite("Tables: as measured on iOS 26", .serialized)
struct MeasuredTableTests {
    private let rows = Measured()

    private func table(
        _ style: UITableView.Style,
        on device: String = "iPhone SE (3rd generation)",
        landscape: Bool = false,
        os: OSVersion = 26,
        prepare: (UITableView) -> Void = { _ in }
    ) throws -> UITableView {
        let root = UIViewController()
        let window = try stage(root, on: device, os: os, landscape: landscape)
        let table = UITableView(frame: root.view.bounds, style: style)
        prepare(table)
        table.dataSource = rows
        table.delegate = rows
        root.view.addSubview(table)
        window.layoutIfNeeded()
        return table
    }

    private func close(_ left: CGFloat?, _ right: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
        left.map { abs($0 - right) < tolerance } ?? false
    }

    // TV-M3
    @Test func `a rectangle of no size, an infinite origin and infinite sizes find rows of their own`() throws {
        rows.counts = [10]
        let table = try table(.plain) { $0.rowHeight = 44 }
        #expect(table.indexPathsForRows(in: .zero)?.map(\.row) == [0])
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 0, height: 0))?.map(\.row) == [2])
        let infinite = CGFloat.infinity
        #expect(table.indexPathsForRows(in: CGRect(x: infinite, y: infinite, width: 10, height: 10)) == [])
        #expect(
            table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: infinite, height: infinite))?.count == 10
        )
    }

    // TV-M6
    @Test(arguments: [("iPhone SE (3rd generation)", CGFloat(55.5), CGFloat(45.5)), ("iPhone 16", 55.333, 45.333)])
    func `the first titled section of cards has a higher header`(
        device: String,
        first: CGFloat,
        later: CGFloat
    ) throws {
        rows.counts = [1, 1]
        rows.titles = ["One", "Two"]
        let table = try table(.insetGrouped, on: device)
        #expect(close(table.rectForHeader(inSection: 0).height, first))
        #expect(close(table.rectForHeader(inSection: 1).height, later, 0.2))
    }

    // TV-M8, TV-M9, LM-M1
    @Test(
        arguments: [
            ("iPhone 16", false, 36, 321), ("iPhone SE (3rd generation)", false, 32, 311), ("iPhone 16", true, 95, 662),
            ("iPhone SE (3rd generation)", true, 40, 587),
        ] as [(String, Bool, CGFloat, CGFloat)]
    )
    func `lines between the rows of a card, and its text, stand inside it`(
        device: String,
        landscape: Bool,
        x: CGFloat,
        width: CGFloat
    ) throws {
        let table = try table(.insetGrouped, on: device, landscape: landscape)
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        let line = try #require(cell.cellState.separator)
        let place = line.convert(line.bounds, to: table.layer)
        // A 393-wide table has cards 16 from its sides in pictures, 20 in the measurement.
        let side = cell.frame.minX
        let inset = place.minX - side
        #expect(inset == (landscape && table.safeAreaInsets.left == 0 ? 20 : 16))
        #expect(cell.frame.maxX - place.maxX == inset)
        let label = try #require(cell.textLabel)
        #expect(label.convert(CGPoint.zero, to: table).x == place.minX)
        #expect(cell.layoutMargins.left == inset && cell.layoutMargins.top == 15)
        #expect(cell.layoutMargins.right == inset && cell.layoutMargins.bottom == 15)
        if device.contains("SE") { #expect(place.minX == x && place.width == width) }
    }

    // TV-M12, TV-M21
    @Test(
        arguments: [
            ("iPhone SE (3rd generation)", .large, 10.5, 14), ("iPhone 16", .large, 10.333, 14),
            ("iPhone SE (3rd generation)", .extraExtraExtraLarge, 14, 19.5),
            ("iPhone SE (3rd generation)", .accessibilityMedium, 20, 28.5),
        ] as [(String, UIContentSizeCategory, CGFloat, CGFloat)]
    )
    func `a disclosure sign grows with the text and ends at the trailing margin`(
        device: String,
        category: UIContentSizeCategory,
        width: CGFloat,
        height: CGFloat
    ) throws {
        rows.counts = [1]
        rows.configure = {
            $0.textLabel?.text = "Title"
            $0.accessoryType = .disclosureIndicator
        }
        let table = try table(.insetGrouped, on: device) {
            $0.traitOverrides.preferredContentSizeCategory = category
        }
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        let sign = try #require(cell.cellState.accessory)
        #expect(close(sign.frame.width, width))
        #expect(close(sign.signSize.height, height, 0.4))
        #expect(close(sign.frame.maxX, cell.bounds.width - cell.layoutMargins.right))
        #expect(close(cell.contentView.frame.maxX, sign.frame.minX))
    }

    // TV-M14
    @Test func `a returning list keeps its selection till it is appearing`() throws {
        final class List: UITableViewController {
            var log: [String] = []
            func note(_ name: String) { log.append("\(name) \(tableView.indexPathForSelectedRow != nil)") }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                note("will")
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                note("is")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                note("did")
            }
        }
        let list = List(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        try stage(navigation, on: "iPhone 16", os: 18)
        for animated in [false, true] {
            list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            navigation.pushViewController(UIViewController(), animated: false)
            list.log = []
            navigation.popViewController(animated: animated)
            EventLoop.main.advance(by: 1)
            #expect(
                list.log
                    == (animated ? ["will true", "is true", "did false"] : ["will true", "is false", "did false"])
            )
        }
    }

    // TV-M15
    @Test func `a table controller's view is its table, of no size and stretching`() throws {
        try stage(UIViewController(), on: "iPhone 16", os: 26)
        let list = UITableViewController()
        #expect(list.view === list.tableView)
        #expect(list.view.frame == .zero)
        #expect(list.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(list.view.backgroundColor == .systemBackground)
        #expect(UIViewController().view.frame == UIScreen.main.bounds)
    }

    // TV-M23
    @Test func `a content view's own margins place text and line`() throws {
        rows.style = .value1
        rows.configure = {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Value"
            $0.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        }
        let table = try table(.insetGrouped)
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 20)
        #expect(close(cell.detailTextLabel?.frame.maxX, cell.contentView.bounds.width - 20, 0.6))
        #expect(cell.cellState.separator?.frame.minX == 20)
        #expect(cell.cellState.separator?.frame.maxX == cell.bounds.width - cell.layoutMargins.right)
    }

    // TV-M24
    @Test func `a symbol as accessory is centered in a slot of 24`() throws {
        let image = UIImageView(image: UIImage(systemName: "star"))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        var accessories: [UIView] = [image, plain]
        rows.configure = { $0.accessoryView = accessories.removeFirst() }
        let table = try table(.insetGrouped)
        let cells = table.visibleCells
        for cell in cells { cell.layoutIfNeeded() }
        let edge = cells[0].bounds.width - cells[0].layoutMargins.right
        #expect(close(image.frame.midX, edge - 12, 0.3))
        #expect(close(plain.frame.maxX, edge))
    }

    // TV-M25
    @Test(arguments: [("iPhone SE (3rd generation)", CGFloat(17.5), CGFloat(5.5)), ("iPhone 16", 17.333, 6)])
    func `without titles a delegate's header height makes no space`(
        device: String,
        footer: CGFloat,
        below: CGFloat
    ) throws {
        rows.counts = [1, 1]
        rows.headerHeight = 30
        let table = try table(.insetGrouped, on: device) { $0.rowHeight = 44 }
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(first.minY == 35)
        let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
        #expect(close(second.minY - first.maxY, 35, 0.2))
        #expect(close(table.rectForFooter(inSection: 0).height, footer, 0.2))
        #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
        rows.titles = ["One", "Two"]
        rows.headerHeight = 60
        table.reloadData()
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 1))
        header.layoutIfNeeded()
        #expect(header.frame.height == 60)
        let label = try #require(header.textLabel)
        #expect(close(label.frame.minY, 60 - label.frame.height - below, 0.6))
    }

    // TV-5
    @Test func `a header's own color becomes its background view's`() throws {
        rows.counts = [1]
        rows.titles = ["One"]
        let table = try table(.plain, os: 18)
        let header = try #require(table.headerView(forSection: 0))
        var notes: [String] = []
        let listener = LayoutLog.listener
        LayoutLog.listener = { notes.append($0) }
        defer { LayoutLog.listener = listener }
        header.contentView.backgroundColor = .green
        #expect(notes.isEmpty)
        header.backgroundColor = .red
        #expect(notes.count == 1)
        #expect(header.backgroundView?.backgroundColor == .red)
        header.layoutIfNeeded()
        #expect(header.backgroundView?.frame == header.bounds)
    }

    // TV-19
    @Test func `styles place text, detail and image`() throws {
        let image = UIImage(placeholderSize: CGSize(width: 30, height: 30), label: "")
        func cell(_ style: UITableViewCell.CellStyle, image: UIImage? = nil) throws -> UITableViewCell {
            rows.counts = [1]
            rows.style = style
            rows.configure = {
                $0.textLabel?.text = "Title"
                $0.detailTextLabel?.text = "Detail"
                if let image { $0.imageView?.image = image }
            }
            let cell = try #require(try table(.plain, os: 12).visibleCells.first)
            cell.layoutIfNeeded()
            return cell
        }
        let plain = try cell(.default, image: image)
        #expect(plain.imageView?.frame.minX == 16 && plain.textLabel?.frame.minX == 61)
        #expect(plain.detailTextLabel == nil)
        let value = try cell(.value1)
        #expect(value.textLabel?.frame.minX == 16)
        #expect(close(value.detailTextLabel?.frame.maxX, 375 - 16, 0.6))
        #expect(value.textLabel?.frame.midY == value.detailTextLabel?.frame.midY)
        let columns = try cell(.value2)
        #expect(columns.textLabel?.textAlignment == .right)
        #expect(columns.textLabel?.frame.minX == 16 && columns.detailTextLabel?.frame.minX == 113)
        let lines = try cell(.subtitle)
        #expect(lines.textLabel?.frame.minX == 16 && lines.detailTextLabel?.frame.minX == 16)
        #expect((lines.detailTextLabel?.frame.minY ?? 0) >= (lines.textLabel?.frame.maxY ?? .infinity))
        #expect(lines.textLabel?.font.pointSize == 17 && lines.detailTextLabel?.font.pointSize == 12)
    }

    // LM-17
    @Test(arguments: [(OSVersion(11), true), (12, false), (18, false)])
    func `cells follow the readable width by default before the SDK of iOS 12`(sdk: OSVersion, follows: Bool) throws {
        let table = try table(.plain, on: "iPad Pro (12.9-inch) (2nd generation)", os: sdk)
        #expect(table.cellLayoutMarginsFollowReadableWidth == follows)
        let cell = try #require(table.visibleCells.first)
        cell.layoutIfNeeded()
        #expect((cell.layoutMargins.left > 100) == follows)
    }
}
