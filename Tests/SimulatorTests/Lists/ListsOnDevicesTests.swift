import Foundation
import Simulator
import Testing
import UIKit

// The worked examples of the facts' chapter 21 about scroll views and tables.
@MainActor @Suite("Lists: on devices")
struct ListsOnDevicesTests {
    private func table(_ style: UITableView.Style = .plain, rows: Int = 3, rowHeight: CGFloat = 44) -> ListController {
        let controller = ListController(style: style)
        controller.rows = rows
        controller.tableView.rowHeight = rowHeight
        return controller
    }

    // TV-1, TV-6
    @Test func `on its side an iPhone X keeps content from the cutout, not the cells`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "12.0")
        let controller = table()
        simulator.present(controller)
        simulator.rotate(to: .landscapeLeft)
        let cell = try #require(controller.tableView.visibleCells.first)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 812, height: 44))
        #expect(cell.contentView.frame.minX == CGFloat(44))
        #expect(cell.contentView.frame.width == CGFloat(724))
        #expect(cell.textLabel?.frame.minX == CGFloat(20))
    }

    // TV-2
    @Test func `content that isn't inset counts its margin from the safe area`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "12.0", orientation: .landscapeLeft)
        let controller = table()
        controller.tableView.insetsContentViewsToSafeArea = false
        simulator.present(controller)
        let cell = try #require(controller.tableView.visibleCells.first)
        #expect(cell.contentView.frame.minX == CGFloat(0))
        #expect(cell.contentView.frame.width == CGFloat(812))
        #expect(cell.contentView.layoutMargins.left == CGFloat(64))
    }

    // TV-2, TV-6
    @Test(arguments: [true, false])
    func `a separator begins where the configured text does, whether or not content is inset`(_ isInset: Bool) throws {
        let simulator = try Simulator(device: "iPhone X", os: "16", orientation: .landscapeLeft)
        let controller = table()
        controller.tableView.insetsContentViewsToSafeArea = isInset
        simulator.present(controller)
        let cell = try #require(controller.tableView.visibleCells.first)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        simulator.advance(by: 0.1)
        let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
        let text = label.convert(label.bounds, to: cell).minX
        let line = try #require(cell.layer.sublayers?.first { !$0.isHidden && $0.frame.height < 1 })
        #expect(abs(text - 64) < 0.001)
        #expect(abs(line.frame.minX - 64) < 0.001)
    }

    // TV-3, TV-4
    @Test func `a header's background spans the table, its content the safe area, a plain view all`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "12.0", orientation: .landscapeLeft)
        let controller = table()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.backgroundView = UIView()
        let plain = UIView()
        controller.header = header
        controller.footer = plain
        simulator.present(controller)
        #expect(header.frame.width == CGFloat(812))
        #expect(header.backgroundView?.frame == header.bounds)
        #expect(header.contentView.frame.minX == CGFloat(44))
        #expect(header.contentView.frame.width == CGFloat(724))
        #expect(plain.frame.width == CGFloat(812))
        #expect(plain.safeAreaInsets.left == CGFloat(44))
    }

    // SC-8, SC-9
    @Test func `under bars a table's inset is its safe area, upright and on its side`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "12.0")
        let controller = table(rows: 30)
        simulator.present(UINavigationController(rootViewController: controller))
        let list: UITableView = controller.tableView
        #expect(list.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        #expect(list.contentInset == .zero)
        #expect(list.contentOffset.y == CGFloat(-88))
        simulator.rotate(to: .landscapeLeft)
        #expect(list.adjustedContentInset.top == CGFloat(32))
        #expect(list.adjustedContentInset.bottom == CGFloat(21))
        #expect(list.contentOffset.y == CGFloat(-32))
    }

    // SC-9
    @Test func `never leaves the rows under the bar`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "12.0")
        let controller = table(rows: 30)
        controller.tableView.contentInsetAdjustmentBehavior = .never
        simulator.present(UINavigationController(rootViewController: controller))
        #expect(controller.tableView.adjustedContentInset == .zero)
        #expect(controller.tableView.contentOffset.y == CGFloat(0))
    }

    // SC-11
    @Test func `up to iOS 10 the content inset itself is set`() throws {
        let simulator = try Simulator(device: "iPhone 6s", os: "10.0")
        let controller = table(rows: 30)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        simulator.present(tabs)
        #expect(controller.tableView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
        #expect(controller.tableView.contentOffset.y == CGFloat(-64))
    }

    private func wide(in simulator: Simulator, inNavigation: Bool) -> (UIViewController, UIScrollView) {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 5000, height: 10)
        controller.view.addSubview(scroll)
        simulator.present(inNavigation ? UINavigationController(rootViewController: controller) : controller)
        return (controller, scroll)
    }

    // SC-4, SC-5
    @Test func `content that scrolls sideways is adjusted sideways, and at the bars in a navigation controller`() throws
    {
        let simulator = try Simulator(device: "iPhone X", os: "12.0", orientation: .landscapeLeft)
        let (_, plain) = wide(in: simulator, inNavigation: false)
        #expect(plain.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
        let (controller, scroll) = wide(in: simulator, inNavigation: true)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
        // SC-7
        controller.automaticallyAdjustsScrollViewInsets = false
        scroll.setNeedsLayout()
        simulator.advance(by: 0)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    }

    // SC-1
    @Test func `a changed adjustment is told to the view and its delegate`() throws {
        final class Listener: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { count += 1 }
        }
        let simulator = try Simulator(device: "iPhone X", os: "12.0")
        let (controller, scroll) = wide(in: simulator, inNavigation: true)
        let listener = Listener()
        scroll.delegate = listener
        controller.additionalSafeAreaInsets.top = 10
        simulator.advance(by: 0)
        #expect(listener.count == 1)
        #expect(scroll.adjustedContentInset.top == CGFloat(98))
    }

    // TV-18
    @Test func `a chosen row is deselected when the list comes back`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = table()
        let navigation = UINavigationController(rootViewController: controller)
        simulator.present(navigation)
        simulator.tap(controller.tableView.visibleCells[1])
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        navigation.pushViewController(UIViewController(), animated: true)
        simulator.advance(by: 1)
        #expect(controller.tableView.indexPathForSelectedRow != nil)
        navigation.popViewController(animated: true)
        simulator.advance(by: 1)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    // TV-10
    @Test func `editing makes room for its control`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = table()
        simulator.present(controller)
        controller.setEditing(true, animated: false)
        simulator.advance(by: 0)
        let cell = try #require(controller.tableView.visibleCells.first)
        #expect(cell.isEditing)
        #expect(cell.contentView.frame.minX == CGFloat(38))
        cell.shouldIndentWhileEditing = false
        cell.setNeedsLayout()
        simulator.advance(by: 0)
        #expect(cell.contentView.frame.minX == CGFloat(0))
    }

    // TV-M17
    @Test func `right to left a cell mirrors`() throws {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)", os: "26.0")
        simulator.layoutDirection = .rightToLeft
        defer { simulator.layoutDirection = .leftToRight }
        let controller = table()
        controller.accessory = .disclosureIndicator
        simulator.present(controller)
        let cell = try #require(controller.tableView.visibleCells.first)
        #expect(abs(cell.contentView.frame.maxX - 375) < 0.01)
        #expect(cell.contentView.frame.minX > 16)
        #expect(cell.textLabel.map { cell.convert($0.frame, from: cell.contentView).maxX } == 359)
    }

    // TV-M18
    @Test(arguments: [
        (UIContentSizeCategory.large, CGFloat(52)), (.extraExtraExtraLarge, 59), (.accessibilityMedium, 80),
    ])
    func `a row of one line grows with the text`(category: UIContentSizeCategory, height: CGFloat) throws {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)", os: "26.0")
        simulator.contentSizeCategory = category
        let controller = table(rowHeight: UITableView.automaticDimension)
        simulator.present(controller)
        #expect(controller.tableView.visibleCells.first?.frame.height == height)
    }

    // TV-M18
    @Test func `a delegate's automatic height beats the table's row height`() throws {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)", os: "26.0")
        let controller = table(rowHeight: 70)
        controller.height = UITableView.automaticDimension
        simulator.present(controller)
        #expect(controller.tableView.visibleCells.first?.frame.height == CGFloat(52))
    }

    // TV-8
    @Test func `the margin follows the screen, not the table`() throws {
        let simulator = try Simulator(device: "iPhone 11", os: "14.0")
        let controller = UIViewController()
        let list = ListController(style: .plain)
        let view: UITableView = list.tableView
        view.frame = CGRect(x: 0, y: 100, width: 375, height: 300)
        controller.view.addSubview(view)
        simulator.present(controller)
        #expect(view.separatorInset.left == CGFloat(20))
    }

    // SC-14
    @Test func `the keyboard's guide is its top edge, or the safe area's bottom`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "15.0")
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        controller.view.addSubview(field)
        let bottom = UIView()
        bottom.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bottom)
        NSLayoutConstraint.activate([
            bottom.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            bottom.heightAnchor.constraint(equalToConstant: 10),
            bottom.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bottom.widthAnchor.constraint(equalToConstant: 10),
        ])
        simulator.present(controller)
        #expect(bottom.frame.maxY == CGFloat(778))
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        #expect(bottom.frame.maxY == simulator.keyboardFrame.minY)
        #expect(simulator.keyboardFrame.minY < 600)
    }
}

/// A list of some rows that are titled alike.
final class ListController: UITableViewController {
    var rows = 3
    var header: UIView?
    var footer: UIView?
    var accessory = UITableViewCell.AccessoryType.none
    var height: CGFloat?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.accessoryType = accessory
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height ?? tableView.rowHeight
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        header == nil ? super.tableView(tableView, heightForHeaderInSection: section) : 30
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        footer == nil ? super.tableView(tableView, heightForFooterInSection: section) : 30
    }
}
