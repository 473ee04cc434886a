import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor
private final class Board: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["a", "b", "c", "d"]
    var log: [String] = []
    var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.append("items \(indexPath.row)")
        return [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("drag ends") }
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        log.append("over \(destinationIndexPath?.row ?? -1)")
        return proposal
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let item = coordinator.items[0]
        let place = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
        log.append("perform \(item.sourceIndexPath?.row ?? -1) → \(place.row)")
        guard item.sourceIndexPath == nil else { return }
        let placeholder = UITableViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "", rowHeight: 44)
        let context = coordinator.drop(item.dragItem, to: placeholder)
        nonisolated(unsafe) let board = self
        item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated {
                _ = context.commitInsertion { board.rows.insert(text ?? "-", at: $0.row) }
            }
        }
    }
}

/// A data source that moves rows by itself.
@MainActor
private final class MovingBoard: NSObject, UITableViewDataSource {
    let board = Board()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { board.rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        board.log.append("move \(sourceIndexPath.row) → \(destinationIndexPath.row)")
        board.rows.insert(board.rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

@MainActor @Suite("Tables: dragging")
struct TableDragTests {
    /// A table of rows of 50 points on an iPad, below the bar.
    private func table(_ board: Board, _ dataSource: any UITableViewDataSource, y: CGFloat = 100) throws -> UITableView
    {
        let root = UIViewController()
        _ = try stage(root, on: "iPad Pro (11-inch)", os: 15)
        return add(board, dataSource, to: root, y)
    }

    private func add(
        _ board: Board,
        _ dataSource: any UITableViewDataSource,
        to root: UIViewController,
        _ y: CGFloat
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: y, width: 300, height: 300))
        table.rowHeight = 50
        table.dataSource = dataSource
        table.dragDelegate = board
        table.dropDelegate = board
        root.view.addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    @Test func `rows make room under the finger, and close it when it leaves`() throws {
        try World().run {
            let board = Board()
            let table = try table(board, board)
            let finger = Finger()
            finger.down(at: CGPoint(x: 50, y: 125))
            EventLoop.main.advance(by: 0.6)
            finger.move(to: CGPoint(x: 50, y: 225))
            EventLoop.main.advance(by: 1)
            #expect(board.log == ["items 0", "begin", "over 2"] && table.hasActiveDrag && table.hasActiveDrop)
            let places = { (0..<4).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.minY } }
            #expect(places() == [0, 0, 50, 150])
            finger.move(to: CGPoint(x: 600, y: 225))
            EventLoop.main.advance(by: 1)
            #expect(places() == [0, 50, 100, 150] && !table.hasActiveDrop)
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(board.log.last == "drag ends" && !table.hasActiveDrag)
        }
    }

    @Test func `a data source that moves rows does so in place of the drop`() throws {
        try World().run {
            let source = MovingBoard()
            let table = try table(source.board, source)
            let finger = Finger()
            finger.down(at: CGPoint(x: 50, y: 125))
            EventLoop.main.advance(by: 0.6)
            finger.move(to: CGPoint(x: 50, y: 225))
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(source.board.log == ["items 0", "begin", "over 2", "move 0 → 2", "drag ends"])
            #expect(source.board.rows == ["b", "c", "a", "d"] && table.numberOfRows(inSection: 0) == 4)
        }
    }

    @Test func `another data source's delegate performs the drop`() throws {
        try World().run {
            let board = Board()
            _ = try table(board, board)
            let finger = Finger()
            finger.down(at: CGPoint(x: 50, y: 125))
            EventLoop.main.advance(by: 0.6)
            finger.move(to: CGPoint(x: 50, y: 225))
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(board.log == ["items 0", "begin", "over 2", "perform 0 → 2", "drag ends"])
        }
    }

    @Test func `what comes from elsewhere is inserted when its data have come, at the end below all rows`() throws {
        try World().run {
            let (board, other) = (Board(), Board())
            let root = UIViewController()
            _ = try stage(root, on: "iPad Pro (11-inch)", os: 15)
            _ = add(other, other, to: root, 100)
            let table = add(board, board, to: root, 450)
            board.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
            let finger = Finger()
            finger.down(at: CGPoint(x: 50, y: 175))
            EventLoop.main.advance(by: 0.6)
            finger.move(to: CGPoint(x: 50, y: 720))
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(board.log == ["over 4", "perform -1 → 4"])
            #expect(board.rows == ["a", "b", "c", "d", "b"] && table.numberOfRows(inSection: 0) == 5)
        }
    }
}
