import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Bars: iOS 26")
struct GlassBarTests {
    private func table() -> UITableViewController {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        rows.title = "Rows"
        return rows
    }

    private func frame(_ item: UIBarButtonItem, in window: UIWindow) throws -> CGRect {
        let view = try #require(item.view)
        return view.convert(view.bounds, to: window)
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    }

    // BR-23, BR-M3
    @Test(arguments: [
        ("iPhone SE (3rd generation)", 116.0, 57.5), ("iPad (A16)", 138, 57.5),
    ])
    func `a large title stands below the row and lets the content begin below it`(
        device: String,
        inset: Double,
        labelTop: Double
    ) throws {
        let rows = table()
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        // The phone's window has no status bar.
        let window = try stage(UIViewController(), on: device, os: 26)
        if device.contains("SE") {
            UIScreen.main.configuration.safeAreaInsets.top = 0
            window.updateWindowSafeArea()
        }
        window.rootViewController = navigation
        window.layoutIfNeeded()
        #expect(rows.tableView.adjustedContentInset.top == CGFloat(inset))
        #expect(rows.tableView.contentOffset.y == -CGFloat(inset))
        #expect(navigation.navigationBar.frame.height == 106)
        let label = navigation.navigationBar.parts.largeTitleLabel
        let place = label.convert(label.bounds, to: navigation.navigationBar)
        #expect(place.minX == 16)
        #expect(place.minY == CGFloat(labelTop))
        #expect(abs(place.height - 41) <= 0.5)
        rows.tableView.contentOffset.y = 200
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 54)
    }

    // BR-M2, BR-M21
    @Test func `in landscape a phone's bar begins at 24, without large titles, its items 38 from the side`() throws {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item("Edit")
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let window = try stage(navigation, on: "iPhone SE (3rd generation)", os: 26, landscape: true)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 667, height: 54))
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(controller.view.safeAreaInsets.top == 78)
        let right = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(try frame(right, in: window).maxX == CGFloat(629))
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        let back = navigation.navigationBar.parts.backButton
        #expect(back.frame.minX == 38)
        #expect(back.titleLabel.isHidden || (back.titleLabel.text ?? "").isEmpty)
    }

    // BR-M4
    @Test func `text items have a platter each, neighboring images share one`() throws {
        let controller = UIViewController()
        let images = (0..<2).map { _ in UIBarButtonItem(image: image, style: .plain, target: nil, action: nil) }
        controller.navigationItem.rightBarButtonItems = images
        controller.navigationItem.leftBarButtonItem = item("Reset")
        let navigation = UINavigationController(rootViewController: controller)
        let window = try stage(navigation, on: "iPhone 16", os: 26)
        // 76.5 with the system's font.
        #expect(try abs(frame(item: controller.navigationItem.leftBarButtonItem, window).width - 76.5) < 6)
        let frames = try images.map { try frame($0, in: window) }
        #expect(frames.map(\.width) == [44, 44])
        #expect(frames[0].minX - frames[1].maxX == 8)
        let platters = navigation.navigationBar.parts.trailing.subviews.filter { $0 is GlassView }
        #expect(platters.map(\.frame.width) == [96])
        #expect(platters.map(\.frame.height) == [44])
    }

    private func frame(item: UIBarButtonItem?, _ window: UIWindow) throws -> CGRect {
        try frame(#require(item), in: window)
    }

    // BR-M5
    @Test func `items have the label's color unless they have a tint of their own`() throws {
        let controller = UIViewController()
        let (plain, tinted) = (item("A"), item("B"))
        tinted.tintColor = .systemGreen
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItems = [plain, tinted, done]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.tintColor = .systemRed
        try stage(navigation, on: "iPhone 16", os: 26)
        func color(_ item: UIBarButtonItem) -> UIColor? {
            let label = item.view?.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
            return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(color(plain) == .label)
        #expect(color(tinted) == .systemGreen)
        // Done is a checkmark on a capsule of the tint.
        #expect(color(done) == nil)
        #expect((done.view as? BarButtonView)?.isProminentGlass == true)
        #expect((done.view as? BarButtonView)?.isImage == true)
    }

    // BR-M6
    @Test func `a navigation controller's toolbar takes 86 from the bottom, its items 28 from the edges`() throws {
        let controller = UIViewController()
        let items = [
            UIBarButtonItem(image: image, style: .plain, target: nil, action: nil), .flexibleSpace(), item("A"),
        ]
        controller.toolbarItems = items
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        let window = try stage(navigation, on: "iPhone 16", os: 26)
        #expect(navigation.toolbar.frame.minY == 766)
        #expect(controller.view.safeAreaInsets.bottom == 86)
        let first = try frame(items[0], in: window)
        let last = try frame(items[2], in: window)
        #expect(first.minX == 28)
        #expect(first.minY == 776)
        #expect(first.size == CGSize(width: 48, height: 48))
        #expect(last.maxX == CGFloat(365))
        #expect(first.maxY == CGFloat(824))
    }

    // BR-M7
    @Test func `in it neighbors share a platter, a flexible space begins a new one, images win over titles`() throws {
        let controller = UIViewController()
        let both = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        both.title = "Both"
        let other = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        let alone = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        controller.toolbarItems = [both, other, .flexibleSpace(), alone]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        try stage(navigation, on: "iPhone 16", os: 26)
        let row = try #require(both.view?.superview)
        let platters = row.subviews.filter { $0 is GlassView }
        #expect(platters.count == 2)
        #expect(platters.last?.frame.size == CGSize(width: 48, height: 48))
        #expect((both.view as? BarButtonView)?.isImage == true)
        #expect(abs((platters.first?.frame.width ?? 0) - 106.667) < 4)
    }

    // BR-M11
    @Test func `three tabs lie on a platter that floats`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B", "C"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tabs.viewControllers?.first?.tabBarItem.badgeValue = "3"
        try stage(tabs, on: "iPhone SE (3rd generation)", os: 26)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 584, width: 375, height: 83))
        let platter = try #require(tabs.tabBar.subviews.first { $0 is GlassView })
        #expect(platter.frame.minX == CGFloat(50.5) && platter.frame.width == 274)
        #expect(platter.frame.height == 62)
        #expect(platter.frame.minY == 0)
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
        #expect(buttons.map(\.frame.size) == Array(repeating: CGSize(width: 94, height: 54), count: 3))
        #expect(tabs.viewControllers?.first?.view.safeAreaInsets.bottom == 83)
    }

    // BR-M12
    @Test func `a tab bar of its own on a pad is 64 high`() throws {
        try stage(UIViewController(), on: "iPad (A16)", os: 26)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 820, height: 0))
        #expect(bar.sizeThatFits(CGSize(width: 820, height: 0)).height == 64)
    }

    // BR-M16
    @Test func `a pad's tabs stand at the top, titles only, packed in the middle`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "A", "B"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        let window = try stage(tabs, on: "iPad (A16)", os: 26)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
        #expect(buttons.allSatisfy { $0.frame.height == 36 })
        for button in buttons {
            let title = try #require(button.subviews.first { $0 is UILabel })
            #expect(abs(title.center.y - button.bounds.midY) <= 0.5)
        }
        #expect(abs((buttons[0].frame.minX + buttons[2].frame.maxX) / 2 - 410) < 1)
        #expect(buttons[0].frame.maxX == buttons[1].frame.minX)
        #expect(tabs.viewControllers?.first?.view.safeAreaInsets.top == 96)
        #expect(tabs.viewControllers?.first?.view.safeAreaInsets.bottom == 25)
        _ = window
    }

    // TR-M7, BR-25
    @Test func `under accessibility sizes titles and items stop at 21, large titles grow`() throws {
        let controller = UIViewController()
        controller.title = "Title"
        controller.navigationItem.rightBarButtonItem = item("Edit")
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let window = try stage(navigation, on: "iPhone SE (3rd generation)", os: 26)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        window.layoutIfNeeded()
        let parts = navigation.navigationBar.parts
        func size(_ label: UILabel) -> CGFloat? {
            (label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(size(parts.titleLabel) == 21)
        #expect(size(parts.largeTitleLabel) == 48)
        let label = try #require(
            controller.navigationItem.rightBarButtonItem?.view?.subviews.compactMap { $0 as? UILabel }.first
        )
        #expect(size(label) == 21)
        #expect(abs(navigation.navigationBar.frame.height - 115.5) <= 0.5)
    }
}

@MainActor @Suite("Bars: before iOS 26")
struct OlderBarTests {
    // BR-9
    @Test func `constraints give a custom view and its children their places`() throws {
        let custom = UIView()
        custom.translatesAutoresizingMaskIntoConstraints = false
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        custom.addSubview(inner)
        NSLayoutConstraint.activate([
            custom.widthAnchor.constraint(equalToConstant: 80), custom.heightAnchor.constraint(equalToConstant: 30),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
            inner.centerXAnchor.constraint(equalTo: custom.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: custom.centerYAnchor),
        ])
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
        let window = try stage(UINavigationController(rootViewController: controller), on: "iPhone 8", os: 12)
        #expect(inner.frame == CGRect(x: 30, y: 5, width: 20, height: 20))
        let point = custom.convert(CGPoint(x: 40, y: 15), to: window)
        #expect(window.hitTest(point, with: nil) === inner)
    }

    // BR-10
    @Test(arguments: [(10, true), (12, false)])
    func `a negative space pulls items outward before the iOS 11 SDK only`(os: Int, pulls: Bool) throws {
        func place(_ items: (UIBarButtonItem) -> [UIBarButtonItem]) throws -> CGFloat {
            let controller = UIViewController()
            let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
            controller.navigationItem.leftBarButtonItems = items(item)
            let navigation = UINavigationController(rootViewController: controller)
            let window = try stage(navigation, on: "iPhone 8", os: OSVersion(max(os, 11)), sdk: OSVersion(os))
            let view = try #require(item.view)
            return view.convert(view.bounds, to: window).minX
        }
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = -8
        let (plain, shifted) = (try place { [$0] }, try place { [space, $0] })
        #expect((shifted < plain) == pulls)
        #expect(pulls ? plain - shifted == 8 : shifted == plain)
    }

    // BR-13
    @Test func `content goes below bars, which are translucent unless their background is opaque`() {
        #expect(UIViewController().edgesForExtendedLayout == .all)
        #expect(UINavigationBar().isTranslucent)
        #expect(UIToolbar().isTranslucent)
        #expect(UITabBar().isTranslucent)
        let bar = UINavigationBar()
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let opaque = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        bar.setBackgroundImage(opaque, for: .default)
        #expect(!bar.isTranslucent)
    }

    // BR-17
    @Test func `a bar at the top carries its background under the status bar`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try stage(navigation, on: "iPhone 8", os: 12)
        let bar = navigation.navigationBar
        #expect(navigation.position(for: bar) == .topAttached)
        #expect(bar.parts.background.frame == CGRect(x: 0, y: -20, width: 375, height: 64))
    }

    // BR-17, BR-33
    @Test(arguments: [("iPhone 8", 20.0, 0.0), ("iPhone X", 44, 34)])
    func `lone bars at the safe area's edges carry their backgrounds to the screen's`(
        device: String,
        top: Double,
        bottom: Double
    ) throws {
        let screen = UIViewController()
        let (bar, toolbar, tabBar, inner) = (UINavigationBar(), UIToolbar(), UITabBar(), UIToolbar())
        let attached = Attached()
        bar.delegate = attached
        for view in [bar, toolbar, tabBar, inner] { screen.view.addSubview(view) }
        try stage(screen, on: device, os: 12)
        let (width, height) = (screen.view.bounds.width, screen.view.bounds.height)
        bar.frame = CGRect(x: 0, y: top, width: width, height: 44)
        toolbar.frame = CGRect(x: 0, y: height - bottom - 44, width: width, height: 44)
        tabBar.frame = CGRect(x: 0, y: height - bottom - 49, width: width, height: 49)
        inner.frame = CGRect(x: 0, y: 200, width: width, height: 44)
        screen.view.layoutIfNeeded()
        #expect(bar.parts.background.frame == CGRect(x: 0, y: -top, width: width, height: 44 + top))
        #expect(toolbar.background.frame == CGRect(x: 0, y: 0, width: width, height: 44 + bottom))
        #expect(tabBar.background.frame == CGRect(x: 0, y: 0, width: width, height: 49 + bottom))
        #expect(inner.background.frame == inner.bounds)
    }

    // BR-5, BR-M10
    @Test(arguments: [(15, true), (26, false)])
    func `an active search begins editing, but not by code on iOS 26`(os: Int, edits: Bool) throws {
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        let window = try stage(
            UINavigationController(rootViewController: controller),
            on: "iPhone 13",
            os: OSVersion(os)
        )
        search.isActive = true
        window.layoutIfNeeded()
        #expect(search.isActive)
        #expect(search.searchBar.searchTextField.isFirstResponder == edits)
        search.isActive = false
    }

    // BR-6
    @Test func `a search bar works as a table's header`() throws {
        let rows = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        rows.tableView.tableHeaderView = search.searchBar
        rows.definesPresentationContext = true
        let window = try stage(UINavigationController(rootViewController: rows), on: "iPhone 8", os: 12)
        #expect(search.searchBar.frame.width == 375)
        #expect(search.searchBar.convert(search.searchBar.bounds, to: window).minY == 64)
    }

    // BR-24
    @Test func `a search bar is 56 high around a field of 36`() throws {
        try stage(UIViewController(), on: "iPhone 13", os: 15)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)).height == 56)
        bar.layoutIfNeeded()
        let field = bar.searchTextField
        #expect(field.convert(field.bounds, to: bar) == CGRect(x: 8, y: 10, width: 374, height: 36))
    }

    // BR-M18
    @Test(arguments: [CGFloat(44), 56, 64, 80])
    func `a search bar of iOS 26 has a field of 44 in its middle`(height: CGFloat) throws {
        try stage(UIViewController(), on: "iPhone 16", os: 26)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: height))
        bar.placeholder = "Search"
        bar.layoutIfNeeded()
        let field = bar.searchTextField
        #expect(field.frame == CGRect(x: 8, y: (height - 44) / 2, width: 377, height: 44))
        #expect(field.layer.cornerRadius == 22)
        #expect(abs(field.textRect(forBounds: field.bounds).minX - 39.667) < 0.01)
        #expect((field.leftView as? UIImageView)?.tintColor == .secondaryLabel)
        field.text = "A text"
        field.layoutIfNeeded()
        let clear = field.clearButtonRect(forBounds: field.bounds)
        #expect(abs(clear.minX - (377 - 34.333)) < 0.01)
        #expect(abs(clear.minY - 11.667) < 0.34)
        #expect(clear.size == CGSize(width: 20, height: 20))
        #expect(field.editingRect(forBounds: field.bounds).maxX == 333)
    }

    // BR-M17
    @Test func `a pad's search of iOS 26 stands at the bar's end`() throws {
        let controller = UIViewController()
        controller.title = "Title"
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: controller)
        let window = try stage(navigation, on: "iPad (A16)", os: 26)
        let bar = navigation.navigationBar
        func field() -> CGRect {
            window.layoutIfNeeded()
            return search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: bar)
        }
        #expect(bar.frame.height == 54)
        #expect(field().size == CGSize(width: 240, height: 44))
        #expect(field().maxX == 805)
        search.isActive = true
        #expect(field().size == CGSize(width: 280, height: 44))
        #expect(field().maxX == 805)
        #expect(bar.frame.height == 54)
        search.isActive = false
        #expect(field().width == 240)
    }
}

/// Attaches a bar to the top.
private final class Attached: NSObject, UINavigationBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
