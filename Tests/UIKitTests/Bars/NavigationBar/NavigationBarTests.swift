import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Navigation bars")
struct NavigationBarTests {
    private func screen(_ configure: (UIViewController) -> Void = { _ in }) -> (
        UINavigationController, UIViewController
    ) {
        let first = UIViewController()
        first.title = "Inbox"
        let second = UIViewController()
        second.title = "Message"
        configure(second)
        let navigation = UINavigationController()
        navigation.setViewControllers([first, second], animated: false)
        return (navigation, second)
    }

    // BR-11, BR-22
    @Test func `the title is centered and the back button says where it leads`() throws {
        let (navigation, _) = screen()
        try stage(navigation, on: "iPhone 8", os: 14)
        let parts = navigation.navigationBar.parts
        #expect(abs(parts.titleLabel.frame.midX - 187.5) <= 0.5)
        #expect(parts.titleLabel.frame.height == 20.5)
        #expect(parts.titleLabel.frame.minY == 12)
        #expect(parts.backButton.titleLabel.text == "Inbox")
        #expect(parts.backButton.titleLabel.frame.minX == 29)
    }

    // BR-12
    @Test func `the back button's words come from the item before`() {
        let item = UINavigationItem(title: "Inbox")
        #expect(item.effectiveBackTitle == "Inbox")
        item.backButtonTitle = "Mail"
        #expect(item.effectiveBackTitle == "Mail")
        item.backBarButtonItem = UIBarButtonItem(title: "Box", style: .plain, target: nil, action: nil)
        #expect(item.effectiveBackTitle == "Box")
        item.backButtonDisplayMode = .minimal
        #expect(item.effectiveBackTitle == "")
        #expect(UINavigationItem().effectiveBackTitle == "Back")
    }

    @Test func `a touch on the back button pops`() throws {
        let (navigation, _) = screen()
        try stage(navigation, on: "iPhone 8")
        touch(navigation.navigationBar.parts.backButton, at: CGPoint(x: 20, y: 20))
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a touch on an item sends its action`() throws {
        var count = 0
        let (navigation, _) = screen { controller in
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Go") { _ in count += 1 }
            )
        }
        let window = try stage(navigation, on: "iPhone 8")
        let point = CGPoint(x: 375 - 20, y: 20 + 22)
        let hit = try #require(window.hitTest(point, with: nil) as? BarButtonView)
        #expect(hit.convert(hit.bounds, to: window).maxX == 359)
        touch(hit, at: CGPoint(x: 2, y: 20))
        #expect(count == 1)
    }

    // BR-2
    @Test func `automatic large titles follow the item before`() throws {
        let (navigation, second) = screen()
        navigation.navigationBar.prefersLargeTitles = true
        let window = try stage(navigation)
        #expect(navigation.navigationBar.frame.height == 96)
        second.navigationItem.largeTitleDisplayMode = .never
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    // BR-1, BR-3
    @Test func `a large title shrinks with the content`() throws {
        let child = UIViewController()
        let scrollView = UIScrollView(frame: UIScreen.main.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: 3000)
        child.view = scrollView
        child.title = "Inbox"
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.prefersLargeTitles = true
        let window = try stage(navigation)
        #expect(scrollView.contentOffset.y == -140)
        scrollView.contentOffset.y = -120
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 76)
        #expect(scrollView.contentOffset.y == -120)
        scrollView.contentOffset.y = 300
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 44)
        scrollView.contentOffset.y = -140
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    // BR-8
    @Test func `a custom view is as large as its constraints say`() throws {
        let custom = UIView()
        custom.translatesAutoresizingMaskIntoConstraints = false
        custom.widthAnchor.constraint(equalToConstant: 40).isActive = true
        custom.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let (navigation, _) = screen { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom) }
        let window = try stage(navigation, on: "iPhone 8")
        #expect(custom.convert(custom.bounds, to: window) == CGRect(x: 319, y: 27, width: 40, height: 30))
    }

    // BR-11
    @Test func `a title view is centered`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let (navigation, _) = screen { $0.navigationItem.titleView = view }
        let window = try stage(navigation, on: "iPhone 8")
        #expect(view.convert(view.bounds, to: window) == CGRect(x: 137.5, y: 27, width: 100, height: 30))
    }

    @Test(
        arguments: [("iPhone 7", 10, 44), ("iPhone 7", 11, 56), ("iPhone 11", 18, 56)] as [(String, OSVersion, CGFloat)]
    )
    func `a search bar in the title's place makes the row as high as it is, from iOS 11`(
        device: String,
        os: OSVersion,
        height: CGFloat
    ) throws {
        let (navigation, second) = screen { $0.navigationItem.titleView = UISearchBar() }
        let window = try stage(navigation, on: device, os: os)
        let bar = navigation.navigationBar
        #expect(bar.bounds.height == height)
        #expect(second.topLayoutGuide.length == bar.convert(bar.bounds, to: window).maxY)
        second.navigationItem.titleView = nil
        window.layoutIfNeeded()
        #expect(bar.bounds.height == 44)
    }

    // BR-4
    @Test func `a search bar stands below the title`() throws {
        let (navigation, second) = screen()
        second.navigationItem.searchController = UISearchController(searchResultsController: nil)
        second.navigationItem.hidesSearchBarWhenScrolling = false
        try stage(navigation)
        #expect(second.view.safeAreaInsets.top == 140)
    }

    // BR-M14
    @Test func `title attributes are nil by default`() {
        #expect(UINavigationBar().titleTextAttributes == nil)
        #expect(UINavigationBar().isTranslucent)
        #expect(!UINavigationBar().prefersLargeTitles)
    }
}
