import Simulator
import Testing
import UIKit

@testable import Contacts

@MainActor @Suite("Samples: Contacts", .serialized)
struct ContactsTests {
    private func list(_ device: String) throws -> (app: SampleApp, list: ContactListViewController) {
        let app = try SampleApp(Contacts.AppDelegate.self, "Contacts", device: device, os: "17")
        let split = try #require(app.root as? UISplitViewController)
        let column = try #require(split.viewController(for: .primary))
        return (
            app,
            try #require(
                (column as? UINavigationController)?.viewControllers.first as? ContactListViewController ?? column
                    as? ContactListViewController
            )
        )
    }

    @Test func `names stand under the first letter of what sorts them, with an index of all letters`() throws {
        let (_, list) = try list("iPhone 14")
        let table = try #require(list.tableView)
        #expect(list.tableView(table, titleForHeaderInSection: 2) == "C")
        // The cedilla is no letter of its own.
        let cell = list.tableView(table, cellForRowAt: IndexPath(row: 0, section: 2))
        #expect(cell.accessibilityLabel == "Elif Çelik")
        #expect(list.sectionIndexTitles(for: table)?.count == 27)
        // "Q" has nobody: the index leads on to R.
        let section = list.tableView(table, sectionForSectionIndexTitle: "Q", at: 16)
        #expect(list.tableView(table, titleForHeaderInSection: section) == "R")
    }

    @Test func `a phone pushes the card, a pad shows it beside the list`() throws {
        let (phone, narrow) = try list("iPhone 14")
        phone.simulator.tap(try #require(narrow.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
        phone.simulator.advance(by: 1)
        #expect(narrow.navigationController?.topViewController is ContactViewController)
        let (pad, wide) = try list("iPad (10th generation)")
        pad.simulator.rotate(to: .landscapeRight)
        pad.simulator.tap(try #require(wide.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
        pad.simulator.advance(by: 1)
        #expect(wide.navigationController?.topViewController === wide)
        let card = try #require(wide.splitViewController?.viewController(for: .secondary))
        #expect(SampleApp.find(UILabel.self, in: card.view) { $0.text == "Amara Abara" } != nil)
    }

    @Test func `a new contact is asked for by a form that stays while something is typed, and is then in the list`()
        throws
    {
        let (app, list) = try list("iPhone 14")
        app.simulator.tap(at: CGPoint(x: 366, y: 69))
        app.simulator.advance(by: 1)
        let presented = try #require(list.presentedViewController ?? list.splitViewController?.presentedViewController)
        let form = try #require(
            (presented as? UINavigationController)?.topViewController as? ContactEditorViewController
        )
        #expect(form.navigationItem.rightBarButtonItem?.isEnabled == false && !form.isModalInPresentation)
        app.simulator.tap(
            try #require(SampleApp.find(UITextField.self, in: form.view) { $0.placeholder == "Last name" })
        )
        app.simulator.type("Quist")
        #expect(form.navigationItem.rightBarButtonItem?.isEnabled == true && form.isModalInPresentation)
        let done = try #require(form.navigationItem.rightBarButtonItem)
        #expect(UIApplication.shared.sendAction(try #require(done.action), to: done.target, from: done, for: nil))
        app.simulator.advance(by: 1)
        let titles = (0..<list.tableView.numberOfSections).map {
            list.tableView(list.tableView, titleForHeaderInSection: $0)
        }
        #expect(titles.contains("Q"))
    }

    @Test func `a search finds names without their marks, and says when there are none`() throws {
        let (app, list) = try list("iPhone 14")
        let search = try #require(list.navigationItem.searchController)
        search.isActive = true
        app.simulator.advance(by: 0.5)
        search.searchBar.text = "celik"
        list.updateSearchResults(for: search)
        #expect(list.tableView.numberOfSections == 1 && list.tableView.numberOfRows(inSection: 0) == 1)
        search.searchBar.text = "nobody"
        list.updateSearchResults(for: search)
        #expect(list.tableView.numberOfSections == 0)
        #expect(list.contentUnavailableConfiguration != nil)
    }
}
