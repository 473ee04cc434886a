import Foundation
import Platform
import Testing

@testable import UIKit

/// Rows of 44 points that two fingers may select.
private final class Mail: UITableViewController {
    var log: [String] = []
    var mayBegin = true

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.allowsMultipleSelectionDuringEditing = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        log.append("should \(indexPath.row)")
        return mayBegin
    }
    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
        setEditing(true, animated: true)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }
}

@MainActor @Suite("Lists: selecting with two fingers")
struct MultipleSelectionTests {
    private func drag(_ fingers: (Finger, Finger), _ path: [CGFloat]) {
        for y in path {
            fingers.0.move(to: CGPoint(x: 100, y: y))
            fingers.1.move(to: CGPoint(x: 160, y: y))
        }
    }

    private func down(at y: CGFloat) -> (Finger, Finger) {
        let first = Finger()
        let second = Finger(beside: first)
        first.down(at: CGPoint(x: 100, y: y))
        second.down(at: CGPoint(x: 160, y: y))
        return (first, second)
    }

    @Test func `two fingers select the rows they go over, and going back lets go of them again`() throws {
        let mail = Mail(style: .plain)
        try stage(mail, on: "iPhone 8", os: 16)
        let top = mail.tableView.convert(CGPoint.zero, to: nil).y
        let fingers = down(at: top + 3)
        drag(fingers, [top + 20, top + 60, top + 110])
        #expect(mail.log == ["should 0", "begin 0", "select 0", "select 1", "select 2"])
        #expect(mail.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 1, 2] && mail.isEditing)
        mail.log = []
        drag(fingers, [top + 60])
        fingers.0.up()
        fingers.1.up()
        #expect(mail.log == ["deselect 2", "end"])
        // What the first finger pulled at the top before the second one moved springs back.
        EventLoop.main.advance(by: 1)
        #expect(mail.tableView.contentOffset.y == -mail.tableView.adjustedContentInset.top)
    }

    @Test func `beginning at a selected row lets go of rows`() throws {
        let mail = Mail(style: .plain)
        try stage(mail, on: "iPhone 8", os: 16)
        mail.setEditing(true, animated: false)
        for row in 0..<3 {
            mail.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        let top = mail.tableView.convert(CGPoint.zero, to: nil).y
        let fingers = down(at: top + 47)
        drag(fingers, [top + 70, top + 100])
        fingers.0.up()
        fingers.1.up()
        #expect(mail.log == ["should 1", "begin 1", "deselect 1", "deselect 2", "end"])
        #expect(mail.tableView.indexPathsForSelectedRows?.map(\.row) == [0])
    }

    @Test func `where the delegate doesn't want it two fingers scroll`() throws {
        let mail = Mail(style: .plain)
        mail.mayBegin = false
        try stage(mail, on: "iPhone 8", os: 16)
        let fingers = down(at: 400)
        drag(fingers, [380, 340, 300])
        #expect(mail.log.allSatisfy { $0.hasPrefix("should") } && mail.tableView.contentOffset.y > 20)
    }
}
