import Platform
import Testing

@testable import UIKit

/// The worked examples of the facts: device, era, orientation, containers, insets.
struct ContainerExample: Sendable, CustomTestStringConvertible {
    var device: String
    var os: OSVersion = 12
    var landscape = false
    var tab = false
    var large = false
    /// Top, left, bottom, right, in points.
    var insets: [CGFloat]
    var testDescription: String {
        "\(device) \(os)\(landscape ? " landscape" : "")\(tab ? " tab" : "")\(large ? " large" : "")"
    }
}

@MainActor @Suite("Containers: safe areas")
struct ContainerSafeAreaTests {
    nonisolated static let examples = [
        ContainerExample(device: "iPhone X", insets: [88, 0, 34, 0]),
        ContainerExample(device: "iPhone X", landscape: true, insets: [32, 44, 21, 44]),
        ContainerExample(device: "iPhone X", large: true, insets: [140, 0, 34, 0]),
        ContainerExample(device: "iPhone X", landscape: true, large: true, insets: [32, 44, 21, 44]),
        ContainerExample(device: "iPhone X", tab: true, insets: [88, 0, 83, 0]),
        ContainerExample(device: "iPhone X", landscape: true, tab: true, insets: [32, 44, 53, 44]),
        ContainerExample(device: "iPhone 8", tab: true, insets: [64, 0, 49, 0]),
        ContainerExample(device: "iPhone 8", landscape: true, tab: true, insets: [32, 0, 32, 0]),
        ContainerExample(device: "iPhone 8 Plus", landscape: true, tab: true, insets: [44, 0, 49, 0]),
        ContainerExample(device: "iPhone 12", os: 16, insets: [91, 0, 34, 0]),
        ContainerExample(device: "iPhone 14 Pro", os: 17, insets: [54 - 1 / 3 + 44, 0, 34, 0]),
        ContainerExample(device: "iPad Air 2", os: 11, insets: [64, 0, 0, 0]),
        ContainerExample(device: "iPad Air 2", os: 12, insets: [70, 0, 0, 0]),
        ContainerExample(device: "iPad Pro (11-inch)", os: 13, insets: [74, 0, 20, 0]),
        ContainerExample(device: "iPad Pro (11-inch)", os: 13, tab: true, insets: [74, 0, 65, 0]),
        ContainerExample(device: "iPhone 16", os: 26, insets: [113, 0, 34, 0]),
        ContainerExample(device: "iPhone 16", os: 26, large: true, insets: [165, 0, 34, 0]),
        ContainerExample(device: "iPhone 16", os: 26, tab: true, insets: [113, 0, 83, 0]),
    ]

    // SA-10, BR-1, BR-15, BR-16, BR-21, BR-M1
    @Test(arguments: examples)
    func `bars add to the safe area of what stands below them`(example: ContainerExample) throws {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.prefersLargeTitles = example.large
        let tabs = UITabBarController()
        if example.tab { tabs.viewControllers = [navigation] }
        try stage(example.tab ? tabs : navigation, on: example.device, os: example.os, landscape: example.landscape)
        let insets = child.view.safeAreaInsets
        let found = [insets.top, insets.left, insets.bottom, insets.right]
        for (found, expected) in zip(found, example.insets) { #expect(abs(found - expected) < 0.01, "\(insets)") }
        #expect(child.view.frame == navigation.view.bounds)
    }

    // SA-11
    @Test func `under an opaque bar content begins below it`() throws {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.isTranslucent = false
        try stage(navigation)
        #expect(child.view.frame == CGRect(x: 0, y: 88, width: 375, height: 724))
        #expect(child.view.safeAreaInsets.top == 0)
        child.extendedLayoutIncludesOpaqueBars = true
        navigation.view.layoutIfNeeded()
        #expect(child.view.frame.minY == 0)
        #expect(child.view.safeAreaInsets.top == 88)
    }

    // SA-11
    @Test func `an edge that is not extended ends at the bar`() throws {
        let child = UIViewController()
        child.edgesForExtendedLayout = []
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: child)]
        try stage(tabs)
        #expect(child.view.frame == CGRect(x: 0, y: 88, width: 375, height: 812 - 88 - 83))
        #expect(child.view.safeAreaInsets == .zero)
    }

    // SA-12
    @Test func `hidden bars add nothing`() throws {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = try stage(tabs)
        child.hidesBottomBarWhenPushed = true
        navigation.pushViewController(child, animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden)
    }

    // SA-12
    @Test func `a push without animation hides the tab bar at once, be there a window or not`() throws {
        for isShown in [false, true] {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            if isShown { try stage(tabs) }
            let child = UIViewController()
            child.hidesBottomBarWhenPushed = true
            navigation.pushViewController(child, animated: false)
            #expect(tabs.tabBar.isHidden)
        }
    }

    // SA-10
    @Test func `a toolbar adds its height`() throws {
        let child = UIViewController()
        child.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: child)
        navigation.isToolbarHidden = false
        try stage(navigation)
        #expect(child.view.safeAreaInsets.bottom == 78)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
        #expect(navigation.toolbar.items?.count == 1)
    }

    // SC-5, SC-9
    @Test func `a table under a bar is adjusted by its safe area`() throws {
        let child = UIViewController()
        let scrollView = UIScrollView(frame: UIScreen.main.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view = scrollView
        try stage(UINavigationController(rootViewController: child))
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset.y == -88)
    }
}
