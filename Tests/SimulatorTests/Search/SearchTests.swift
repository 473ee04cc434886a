import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Search: while a search is under way")
struct SearchTests {
    let simulator: Simulator
    let list = UITableViewController(style: .plain)
    let results = UIViewController()
    let navigation: UINavigationController

    init() throws {
        simulator = try Simulator(device: "iPhone SE (3rd generation)", os: "26.0")
        list.title = "List"
        navigation = UINavigationController(rootViewController: list)
    }

    private func begin(_ search: UISearchController) {
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        simulator.present(navigation)
        simulator.advance(by: 0.1)
        search.isActive = true
        simulator.advance(by: 0.5)
    }

    // BR-M9
    @Test(arguments: [(true, CGFloat(-54)), (false, 0)])
    func `the search bar takes the place of the title's row`(hides: Bool, change: CGFloat) {
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = hides
        begin(search)
        let during = top(of: search)
        search.isActive = false
        simulator.advance(by: 0.5)
        #expect(during - top(of: search) == change)
    }

    private func top(of search: UISearchController) -> CGFloat {
        search.searchBar.convert(search.searchBar.bounds, to: nil).minY
    }

    // SA-27
    @Test func `in landscape the field keeps clear of the notch, and so does the button beside it`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "16", orientation: .landscapeRight)
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = false
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        simulator.present(navigation)
        simulator.advance(by: 0.1)
        let bar = search.searchBar
        func field() -> CGRect { bar.searchTextField.convert(bar.searchTextField.bounds, to: nil) }
        #expect(bar.frame.width == 812)
        #expect(field().minX >= 44 + 16 && field().maxX <= 812 - 44 - 16)
        bar.setShowsCancelButton(true, animated: false)
        bar.layoutIfNeeded()
        let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
        #expect(cancel.convert(cancel.bounds, to: nil).maxX <= 812 - 44 - 16)
        // Alone it does so as well.
        let lone = UISearchBar(frame: CGRect(x: 0, y: 100, width: 812, height: 56))
        list.view.window?.addSubview(lone)
        lone.layoutIfNeeded()
        #expect(lone.searchTextField.frame.minX >= 44 && lone.searchTextField.frame.maxX <= 812 - 44)
    }

    // BR-7
    @Test func `a touch on what is darkened ends the search`() {
        let search = UISearchController(searchResultsController: nil)
        begin(search)
        simulator.tap(at: CGPoint(x: 180, y: 400))
        simulator.advance(by: 0.5)
        #expect(!search.isActive)
        #expect(search.view.superview == nil)
    }

    // BR-7
    @Test func `without obscuring what is searched takes touches`() {
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        begin(search)
        simulator.tap(at: CGPoint(x: 180, y: 400))
        simulator.advance(by: 0.5)
        #expect(search.isActive)
    }

    @Test func `results are shown with a text, below the search bar's safe area`() {
        let search = UISearchController(searchResultsController: results)
        begin(search)
        #expect(!search.showsSearchResultsController)
        search.searchBar.becomeFirstResponder()
        simulator.type("a")
        simulator.advance(by: 0.1)
        #expect(search.showsSearchResultsController)
        #expect(results.view.window != nil && !results.view.isHidden)
        #expect(results.view.safeAreaInsets.top == list.view.safeAreaInsets.top)
        search.isActive = false
        simulator.advance(by: 0.5)
        #expect(results.view.window == nil)
    }

    @Test func `an empty field has its bookmark, a text takes it away`() throws {
        let controller = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 64))
        let listener = BookmarkListener()
        bar.delegate = listener
        bar.showsBookmarkButton = true
        controller.view.addSubview(bar)
        simulator.present(controller)
        simulator.advance(by: 0)
        let button = try #require(bar.searchTextField.rightView)
        simulator.tap(button)
        #expect(listener.log == ["bookmark"])
        bar.showsSearchResultsButton = true
        simulator.advance(by: 0)
        simulator.tap(button)
        #expect(listener.log == ["bookmark", "list"])
        bar.text = "a"
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test func `a prompt makes a search bar higher and its field lower`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 64))
        let plain = bar.sizeThatFits(.zero).height
        bar.prompt = "Find"
        let height = bar.sizeThatFits(.zero).height
        #expect(height > plain)
        bar.frame.size.height = height
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.minY == (plain - bar.searchTextField.frame.height) / 2 + height - plain)
    }

    @Test func `a vertical page control is a column`() {
        let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 40, height: 200))
        control.numberOfPages = 3
        let row = control.intrinsicContentSize
        control.direction = .topToBottom
        #expect(control.intrinsicContentSize == CGSize(width: row.height, height: row.width))
        let controller = UIViewController()
        controller.view.addSubview(control)
        simulator.present(controller)
        simulator.tap(at: CGPoint(x: 120, y: 280))
        #expect(control.currentPage == 1)
        control.direction = .bottomToTop
        simulator.tap(at: CGPoint(x: 120, y: 280))
        #expect(control.currentPage == 0)
    }
}

/// Writes down touches of the field's buttons.
@MainActor
final class BookmarkListener: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("list") }
}
