import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

/// What UIKit raises for updates, places and counts that don't fit.
@MainActor @Suite("Lists: complaints about updates")
struct UpdateComplaintTests {
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var counts = [3]

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private func raised(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        UIKitException.handler = { lines.append("\($0.rawValue): \($1)") }
        defer { UIKitException.handler = nil }
        body()
        return lines
    }

    /// What a table with three rows complains of; it is shown anew before.
    private func complaints(_ table: UITableView, _ body: () -> Void) -> [String] {
        table.layoutIfNeeded()
        return reasons(body)
    }

    private func reasons(_ body: () -> Void) -> [String] {
        let prefix = "NSInternalInconsistencyException: "
        return raised(body).map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }

    private func withTable(os: Int = 18, _ body: (UITableView, Rows) -> Void) {
        onDevice(os: os) {
            let rows = Rows()
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
            table.dataSource = rows
            window.rootViewController?.view.addSubview(table)
            table.layoutIfNeeded()
            body(table, rows)
        }
    }

    private func withCollection(os: Int = 18, _ body: (UICollectionView, Rows) -> Void) {
        onDevice(os: os) {
            let rows = Rows()
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let frame = CGRect(x: 0, y: 100, width: 320, height: 300)
            let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = rows
            window.rootViewController?.view.addSubview(collection)
            collection.layoutIfNeeded()
            body(collection, rows)
        }
    }

    // TV-33
    @Test func `rows and sections that aren't there are told before counts`() {
        withTable { table, _ in
            #expect(
                complaints(table) { table.insertRows(at: [[0, 3]], with: .none) } == [
                    "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the update"
                ]
            )
            #expect(
                complaints(table) { table.deleteRows(at: [[0, 9]], with: .none) } == [
                    "attempt to delete row 9 from section 0 which only contains 3 rows before the update"
                ]
            )
            #expect(
                complaints(table) { table.reloadRows(at: [[0, 9]], with: .none) } == [
                    "attempt to delete row 9 from section 0 which only contains 3 rows before the update"
                ]
            )
            #expect(
                complaints(table) { table.insertSections([1], with: .none) } == [
                    "attempt to insert section 1 but there are only 1 sections after the update"
                ]
            )
            #expect(
                complaints(table) { table.deleteSections([3], with: .none) } == [
                    "attempt to delete section 3, but there are only 1 sections before the update"
                ]
            )
            #expect(
                complaints(table) { table.moveRow(at: [0, 4], to: [0, 0]) }.first?.hasSuffix(
                    "that does not exist - there are only 3 rows in section 0 before the update"
                ) == true
            )
            // After a complaint the table shows what there is.
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 3)
        }
        withCollection { collection, _ in
            #expect(
                reasons { collection.insertItems(at: [[0, 3]]) } == [
                    "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update"
                ]
            )
            #expect(
                reasons { collection.deleteItems(at: [[0, 9]]) } == [
                    "attempt to delete item 9 from section 0 which only contains 3 items before the update"
                ]
            )
        }
    }

    // TV-33
    @Test func `a group may not change one place twice`() {
        withTable { table, rows in
            let twice = reasons {
                table.performBatchUpdates {
                    rows.counts = [2]
                    table.deleteRows(at: [[0, 0]], with: .none)
                    table.reloadRows(at: [[0, 0]], with: .none)
                }
            }
            #expect(
                twice == [
                    "attempt to delete and reload the same index path "
                        + "(<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0})"
                ]
            )
        }
        withCollection { collection, rows in
            let moved = reasons {
                collection.performBatchUpdates {
                    rows.counts = [2]
                    collection.moveItem(at: [0, 1], to: [0, 0])
                    collection.deleteItems(at: [[0, 1]])
                }
            }
            #expect(
                moved == [
                    "attempt to perform a delete and a move from the same index path "
                        + "(<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1})"
                ]
            )
        }
    }

    // TV-33
    @Test func `counts that don't fit are told by the view's name`() {
        withTable { table, rows in
            rows.counts = [3, 1, 1]
            #expect(
                reasons { table.insertSections([1], with: .none) } == [
                    """
                    Invalid update: invalid number of sections. The number of sections contained in the table view after \
                    the update (3) must be equal to the number of sections contained in the table view before the update \
                    (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).
                    """
                ]
            )
        }
        withCollection { collection, rows in
            rows.counts = []
            let reason = reasons { collection.deleteItems(at: [[0, 0]]) }.first
            #expect(reason?.contains("sections contained in the collection view after the update (0)") == true)
        }
    }

    // TV-34
    @Test func `a table isn't scrolled to a row that isn't there, nor asked for its rows`() {
        withTable { table, _ in
            let row = raised { table.scrollToRow(at: [0, 9], at: .top, animated: false) }
            let expected = "an out-of-bounds row (9) when there are only 3 rows in section 0. Table view: <UITableView"
            #expect(row.first?.hasPrefix("NSRangeException: Attempted to scroll the table view to " + expected) == true)
            let section = raised { table.scrollToRow(at: [4, 0], at: .top, animated: false) }
            #expect(section.first?.contains("out-of-bounds section (4) when there are only 1 sections.") == true)
            #expect(
                reasons { _ = table.numberOfRows(inSection: 2) } == [
                    "Requested the number of rows for section (2) which is out of bounds."
                ]
            )
            // A section without rows can be scrolled to.
            #expect(raised { table.scrollToRow(at: [0, NSNotFound], at: .top, animated: false) } == [])
        }
        withTable(os: 12) { table, _ in
            #expect(
                raised { table.scrollToRow(at: [0, 9], at: .top, animated: false) } == [
                    "NSRangeException: -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: "
                        + "row (9) beyond bounds (3) for section (0)."
                ]
            )
        }
        // Without a data source nothing is out of bounds.
        #expect(raised { _ = UITableView().numberOfRows(inSection: 2) } == [])
    }

    // CV-9
    @Test func `a collection isn't scrolled to an item that isn't there, nor asked for its items`() {
        withCollection { collection, _ in
            let item = reasons { collection.scrollToItem(at: [0, 9], at: .top, animated: false) }
            let expected = "an out-of-bounds item (9) when there are only 3 items in section 0. Collection view: <"
            #expect(item.first?.hasPrefix("Attempted to scroll the collection view to " + expected) == true)
            #expect(
                reasons { _ = collection.numberOfItems(inSection: 5) } == [
                    "request for number of items in section 5 when there are only 1 sections in the collection view"
                ]
            )
            #expect(raised { collection.selectItem(at: [0, 9], animated: false, scrollPosition: []) } == [])
        }
    }
}
