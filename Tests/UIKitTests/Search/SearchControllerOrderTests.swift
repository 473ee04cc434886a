import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Search: what the delegate hears")
struct SearchControllerOrderTests {
    private final class Log: NSObject, UISearchControllerDelegate {
        var events: [String] = []
        func presentSearchController(_ searchController: UISearchController) { events.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { events.append("will") }
        func didPresentSearchController(_ searchController: UISearchController) { events.append("did") }
        func searchController(
            _ searchController: UISearchController,
            willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
        ) { events.append("to \(newPlacement)") }
        func searchController(
            _ searchController: UISearchController,
            didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
        ) { events.append("from \(previousPlacement)") }
    }

    // BR-30
    @Test func `the delegate may present before the search presents itself`() {
        onDevice {
            let search = UISearchController(searchResultsController: nil)
            let log = Log()
            search.delegate = log
            search.isActive = true
            #expect(log.events == ["present", "will", "did"])
        }
    }

    // BR-31
    @Test func `the delegate hears of another place in the bar, not of the first one`() {
        onDevice("iPad Pro 11-inch (M4)", os: 26) {
            let search = UISearchController(searchResultsController: nil)
            let log = Log()
            search.delegate = log
            let list = UIViewController()
            list.navigationItem.searchController = search
            let window = UIWindow()
            window.rootViewController = UINavigationController(rootViewController: list)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(list.navigationItem.searchBarPlacement == .inline && log.events == [])
            list.navigationItem.preferredSearchBarPlacement = .stacked
            window.layoutIfNeeded()
            #expect(log.events == ["to stacked", "from inline"])
        }
    }
}
