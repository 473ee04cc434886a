import Foundation
import ObjectiveCRuntime
import Testing

@testable import UIKit

@MainActor @Suite("Tables: what a ported data source leaves out")
struct ListedAnswersTests {
    private class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
    /// As the port lists a source with the two methods that none goes without.
    private final class Plain: Source {}
    private final class Editing: Source {}

    private func table(_ source: Source) throws -> UITableView {
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = source
        try stage(controller, on: "iPhone 8", os: 16)
        controller.tableView.setEditing(true, animated: false)
        controller.view.layoutIfNeeded()
        return controller.tableView
    }

    // TV-30
    @Test func `without commit a swipe uncovers nothing, and with it the delete button`() throws {
        PortedMembers.answers(Plain.self, to: "tableView:cellForRowAt:")
        PortedMembers.answers(Editing.self, to: "tableView:cellForRowAt:", "tableView:commit:forRowAt:")
        let (plain, editing, unknown) = (Plain(), Editing(), Source())
        #expect(try table(plain).swipeActions(at: [0, 0], isLeading: false) == nil)
        #expect(try table(editing).swipeActions(at: [0, 0], isLeading: false)?.actions.count == 1)
        #expect(try table(unknown).swipeActions(at: [0, 0], isLeading: false)?.actions.count == 1)
    }

    // TV-27
    @Test func `with moveRowAt alone all rows have a reorder control`() throws {
        final class Moving: Source {}
        PortedMembers.answers(Plain.self, to: "tableView:cellForRowAt:")
        PortedMembers.answers(Moving.self, to: "tableView:cellForRowAt:", "tableView:moveRowAt:to:")
        let (plain, moving) = (Plain(), Moving())
        #expect(try table(plain).visibleCells.map(\.showsReorderControl) == [false])
        #expect(try table(moving).visibleCells.map(\.showsReorderControl) == [true])
    }
}
