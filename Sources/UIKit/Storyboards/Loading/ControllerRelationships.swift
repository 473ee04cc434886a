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
                split.adoptColumn(member(of: child, in: column, split), as: column)
            }
        case let pages as UIPageViewController:
            let shown = children.filter { $0.0 == "viewControllers" }.map(\.1)
            if !shown.isEmpty { pages.setViewControllers(shown, direction: .forward, animated: false) }
        default: break
        }
    }

    /// Columns of a document hold the navigation controllers that are made for their controllers (SP-34).
    private static func member(
        of child: UIViewController,
        in column: UISplitViewController.Column,
        _ split: UISplitViewController
    ) -> UIViewController {
        guard split.style != .unspecified, column != .compact, !(child is UINavigationController) else { return child }
        return UINavigationController(rootViewController: child)
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
