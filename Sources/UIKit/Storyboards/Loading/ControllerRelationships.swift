/// Hands a document's containers their children.
@MainActor
enum ControllerRelationships {
    /// Connects children by the relationships of their segues; they hear nothing of it (PR-M30).
    ///
    /// - Parameter children: The name of the relationship and the child, in the document's order.
    static func connect(_ children: [(String, UIViewController)], to container: UIViewController) {
        switch container {
        case let navigation as UINavigationController:
            navigation.adoptStack(children.filter { $0.0 == "rootViewController" }.map(\.1))
        case let tabs as UITabBarController:
            tabs.adoptControllers(children.filter { $0.0 == "viewControllers" }.map(\.1))
        case let split as UISplitViewController:
            for (name, child) in children {
                guard let column = column(named: name) else { continue }
                split.adoptColumn(child, as: column)
            }
        case let pages as UIPageViewController:
            let shown = children.filter { $0.0 == "viewControllers" }.map(\.1)
            if !shown.isEmpty { pages.setViewControllers(shown, direction: .forward, animated: false) }
        default: break
        }
    }

    private static func column(named name: String) -> UISplitViewController.Column? {
        switch name {
        case "masterViewController", "primaryViewController": .primary
        case "supplementaryViewController": .supplementary
        case "detailViewController", "secondaryViewController": .secondary
        case "compactViewController": .compact
        default: nil
        }
    }
}
