import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Refresh controls: places", .serialized)
struct RefreshControlTests {
    private func list(os: Int, largeTitle: Bool? = nil) throws -> (UIWindow, UITableViewController, UIRefreshControl) {
        let rows = UITableViewController(style: .plain)
        rows.title = "List"
        let refresh = UIRefreshControl()
        var root: UIViewController = rows
        if let largeTitle {
            let navigation = UINavigationController(rootViewController: rows)
            navigation.navigationBar.prefersLargeTitles = largeTitle
            root = navigation
        }
        let window = try stage(root, on: "iPhone SE (3rd generation)", os: OSVersion(os))
        rows.refreshControl = refresh
        window.layoutIfNeeded()
        return (window, rows, refresh)
    }

    // BR-M19
    @Test(arguments: [11, 18, 26])
    func `a refresh control is the first subview, sixty high, as wide as the list, and hidden at rest`(os: Int) throws {
        let (window, rows, refresh) = try list(os: os)
        #expect(rows.tableView.subviews.first === refresh)
        #expect(refresh.frame.size == CGSize(width: 375, height: 60))
        #expect(refresh.isHidden)
        #expect(refresh.frame.minY == rows.tableView.contentOffset.y)
        rows.tableView.contentOffset.y = -80
        window.layoutIfNeeded()
        #expect(refresh.frame.minY == -80)
        #expect(!refresh.isHidden)
    }

    // BR-M19, BR-34
    @Test(arguments: [(11, CGFloat(64)), (18, 64), (26, 74)])
    func `under a navigation bar it stands below the bar`(os: Int, top: CGFloat) throws {
        let (_, rows, refresh) = try list(os: os, largeTitle: false)
        #expect(refresh.frame.minY == rows.tableView.contentOffset.y + top)
    }

    // BR-M19
    @Test(arguments: [11, 18, 26])
    func `what begins at rest leaves the content where it is`(os: Int) throws {
        let (window, rows, refresh) = try list(os: os, largeTitle: false)
        let (offset, inset) = (rows.tableView.contentOffset.y, rows.tableView.adjustedContentInset.top)
        refresh.beginRefreshing()
        window.layoutIfNeeded()
        #expect(rows.tableView.contentOffset.y == offset)
        #expect(rows.tableView.adjustedContentInset.top == inset + 60)
        #expect(!refresh.isHidden)
        refresh.endRefreshing()
        window.layoutIfNeeded()
        #expect(rows.tableView.contentOffset.y == offset)
        #expect(rows.tableView.adjustedContentInset.top == inset)
    }

    // BR-M20, with a status bar of 20 in place of the least top of 10; BR-34
    @Test(arguments: [(11, CGFloat(96)), (18, 96), (26, 106)])
    func `under a large title a pull makes the bar higher`(os: Int, height: CGFloat) throws {
        let (window, rows, refresh) = try list(os: os, largeTitle: true)
        let table: UITableView = rows.tableView
        let bar = try #require(rows.navigationController?.navigationBar)
        #expect(bar.frame.height == height)
        #expect(table.adjustedContentInset.top == height + 20)
        table.contentOffset.y = -height - 70
        refresh.beginRefreshing()
        window.layoutIfNeeded()
        #expect(bar.frame.height == height + 60)
        #expect(table.adjustedContentInset.top == height + 80)
        #expect(table.contentOffset.y == -height - 130)
        refresh.endRefreshing()
        window.layoutIfNeeded()
        #expect(bar.frame.height == height)
        #expect(table.adjustedContentInset.top == height + 20)
    }
}
