import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Search: suggestions", .serialized)
struct SearchSuggestionTests {
    private let list = UITableViewController(style: .plain)
    private let search = UISearchController(searchResultsController: nil)
    private let updater = SuggestionTeller()

    private func begin() throws -> Simulator {
        let simulator = try Simulator(device: "iPhone 11", os: "16")
        simulator.makeCurrent()
        search.searchResultsUpdater = updater
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        simulator.present(UINavigationController(rootViewController: list))
        simulator.advance(by: 0.1)
        search.isActive = true
        simulator.advance(by: 0.5)
        return simulator
    }

    private var rows: [UITableViewCell] {
        let tables = search.children.compactMap { ($0 as? UITableViewController)?.tableView }
        return tables.flatMap(\.visibleCells)
    }

    @Test func `suggestions stand over what is searched; one that is touched is told, and the keys go`() throws {
        let simulator = try begin()
        #expect(rows.isEmpty)
        let pear = UISearchSuggestionItem(localizedSuggestion: "Pear", localizedDescription: "The fruit")
        pear.representedObject = 7
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple"), pear]
        simulator.advance(by: 0.1)
        #expect(rows.map(\.accessibilityLabel) == [nil, "The fruit"])
        #expect(rows.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text } == ["Apple", "Pear"])
        #expect(search.searchBar.isFirstResponder)
        simulator.tap(rows[1])
        #expect(updater.chosen.map(\.localizedSuggestion) == ["Pear"])
        #expect(updater.chosen.first?.representedObject as? Int == 7)
        #expect(!search.searchBar.isFirstResponder)
        search.searchSuggestions = nil
        simulator.advance(by: 0.1)
        #expect(rows.isEmpty)
    }

    @Test func `suggestions go with the search`() throws {
        let simulator = try begin()
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple")]
        simulator.advance(by: 0.1)
        #expect(rows.count == 1)
        search.isActive = false
        simulator.advance(by: 0.5)
        #expect(search.children.isEmpty && search.parent == nil)
    }
}

@MainActor
private final class SuggestionTeller: NSObject, UISearchResultsUpdating {
    var chosen: [any UISearchSuggestion] = []

    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion) }
}
