import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

/// Bars in pictures, for eyes; `INSET_SHEETS` names a folder to write them into.
@MainActor @Suite("Bars: pictures")
struct BarSheetTests {
    nonisolated static let scenes: [(String, OSVersion, Bool)] = [
        ("iPhone 8", 10, false), ("iPhone X", 12, false), ("iPhone 14 Pro", 17, false), ("iPhone 14 Pro", 17, true),
        ("iPhone 16", 26, false), ("iPad Air 2", 12, false), ("iPad (A16)", 26, false),
    ]

    @Test(arguments: scenes)
    func `a screen with bars is painted alike each time`(device: String, os: OSVersion, dark: Bool) throws {
        for large in [false, true] where os >= 11 || !large {
            let (first, second) = (
                try picture(device, os, dark: dark, large: large), try picture(device, os, dark: dark, large: large)
            )
            #expect(first.pngData() == second.pngData())
            guard let folder = ProcessInfo.processInfo.environment["INSET_SHEETS"] else { continue }
            let name = "bars-\(device)-\(os)\(dark ? "-dark" : "")\(large ? "-large" : "").png"
            try first.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
        }
    }

    private func picture(_ device: String, _ os: OSVersion, dark: Bool, large: Bool) throws -> UIImage {
        // Boots first: colors and images are those of the era in which they are made.
        try stage(UIViewController(), on: device, os: os)
        let root = UIViewController()
        root.title = "Mailboxes"
        let child = large ? root : UIViewController()
        if !large { child.title = "Inbox" }
        child.view.backgroundColor = UIColor(red: 0.85, green: 0.9, blue: 1, alpha: 1)
        if dark { child.view.backgroundColor = .systemBackground }
        child.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
        ]
        if large {
            child.navigationItem.leftBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .edit,
                target: nil,
                action: nil
            )
        }
        child.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
        ]
        let navigation = UINavigationController()
        navigation.setViewControllers(large ? [root] : [root, child], animated: false)
        navigation.navigationBar.prefersLargeTitles = large
        if large { child.navigationItem.searchController = UISearchController(searchResultsController: nil) }
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let others = [UITabBarItem.SystemItem.recents, .contacts, .search].map { system in
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(tabBarSystemItem: system, tag: 0)
            return other
        }
        others[1].tabBarItem.badgeValue = "3"
        tabs.viewControllers = [navigation] + others
        if dark { tabs.overrideUserInterfaceStyle = .dark }
        let window = try stage(tabs, on: device, os: os)
        window.layoutIfNeeded()
        #expect(tabs.tabBar.items?.map(\.title) == ["Favorites", "Recents", "Contacts", "Search"])
        let labels = tabs.tabBar.subviews.compactMap {
            ($0 as? TabButton)?.subviews.compactMap { $0 as? UILabel }.first
        }
        #expect(labels.allSatisfy { $0.bounds.height > 5 && $0.bounds.width > 20 })
        return try #require(
            LayerRenderer.image(of: window.layer, scale: UIScreen.main.scale).map { UIImage(cgImage: $0) }
        )
    }
}
