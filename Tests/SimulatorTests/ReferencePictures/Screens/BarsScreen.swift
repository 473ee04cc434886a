import UIKit

/// Navigation, tool and tab bar around one screen.
enum BarsScreen {
    /// - Parameter isLarge: Whether the first screen is seen, with its large title and search; else one pushed above it.
    @MainActor
    static func make(isLarge: Bool) -> UIViewController {
        let root = UITableViewController(style: .plain)
        root.title = "Mailboxes"
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        let inbox = UIViewController()
        inbox.title = "Inbox"
        inbox.view.backgroundColor = .systemBackground
        for controller in [root, inbox] {
            controller.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
                UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
            ]
            controller.toolbarItems = [
                UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
            ]
        }
        let navigation = UINavigationController()
        navigation.setViewControllers(isLarge ? [root] : [root, inbox], animated: false)
        navigation.navigationBar.prefersLargeTitles = isLarge
        if isLarge { root.navigationItem.searchController = UISearchController(searchResultsController: nil) }
        navigation.isToolbarHidden = false
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let others = [UITabBarItem.SystemItem.recents, .contacts, .search].map { system in
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(tabBarSystemItem: system, tag: 0)
            return other
        }
        others[1].tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation] + others
        return tabs
    }
}
