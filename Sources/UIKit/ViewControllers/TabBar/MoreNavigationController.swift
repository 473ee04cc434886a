import Foundation

/// Shows the controllers of a tab bar controller that have no tab of their own, behind a list of them.
final class MoreNavigationController: UINavigationController {
    private let listController = MoreListController()
    /// The tab bar controller's child that is shown above the list.
    private(set) weak var shownController: UIViewController?

    init(tabs: UITabBarController) {
        super.init(nibName: nil, bundle: nil)
        listController.tabs = tabs
        pushViewController(listController, animated: false)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    func customizingMayHaveChanged() { listController.showEditButton() }

    func list(_ controllers: [UIViewController]) { listController.show(controllers) }

    /// Puts a listed controller above the list.
    func show(_ controller: UIViewController, from tabs: UITabBarController) {
        guard shownController !== controller else { return }
        returnControllers(to: tabs)
        shownController = controller
        pushViewController(controller, animated: isViewLoaded && view.window != nil)
    }

    /// Gives what is above the list back to the tab bar controller.
    func returnControllers(to tabs: UITabBarController) {
        guard let controller = shownController else { return }
        shownController = nil
        popToRootViewController(animated: false)
        guard controller.parent == nil, tabs.tabbing.controllers?.contains(where: { $0 === controller }) ?? false else {
            return
        }
        tabs.addChild(controller)
        controller.didMove(toParent: tabs)
    }
}

extension MoreNavigationController {
    /// The user went back to the list: it is selected now.
    func listDidAppear(in tabs: UITabBarController?) {
        guard let tabs, shownController != nil else { return }
        returnControllers(to: tabs)
        tabs.tabbing.isMoreSelected = true
        tabs.tabbing.selectedIndex = nil
    }
}

/// The list of what has no tab.
private final class MoreListController: UITableViewController {
    weak var tabs: UITabBarController?
    private var controllers: [UIViewController] = []

    func show(_ controllers: [UIViewController]) {
        title = "More"
        showEditButton()
        guard !controllers.elementsEqual(self.controllers, by: ===) else { return }
        self.controllers = controllers
        if isViewLoaded { tableView.reloadData() }
    }

    /// Edit lets people arrange the tabs.
    func showEditButton() {
        let movable = tabs?.customizableViewControllers ?? []
        guard !movable.isEmpty else { return navigationItem.rightBarButtonItem = nil }
        guard navigationItem.rightBarButtonItem == nil else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let tabs = self?.tabs else { return }
                let items = (tabs.customizableViewControllers ?? []).compactMap { $0.tabBarItem }
                tabs.tabBar.beginCustomizingItems(items)
            }
        )
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (navigationController as? MoreNavigationController)?.listDidAppear(in: tabs)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tabs?.selectedViewController = controllers[indexPath.row]
    }
}

extension UITabBarController {
    /// How many controllers have a tab of their own beside More.
    var tabCount: Int { traitCollection.horizontalSizeClass == .regular ? Self.mostTabs - 1 : Self.mostCompactTabs - 1 }

    /// Five tabs fit a phone, eight a pad; a bar at the top takes all.
    private static let mostCompactTabs = 5
    private static let mostTabs = 8

    var hasMore: Bool {
        guard let count = tabbing.controllers?.count, !BarMetrics(traits: traitCollection).hasTopTabBar else {
            return false
        }
        return count > tabCount + 1
    }

    var moreController: MoreNavigationController {
        if let more = tabbing.more { return more }
        let more = MoreNavigationController(tabs: self)
        tabbing.more = more
        return more
    }

    /// Whether a controller is reached through the list only.
    func isListed(_ controller: UIViewController) -> Bool {
        guard hasMore, let index = tabbing.controllers?.firstIndex(where: { $0 === controller }) else { return false }
        return index >= tabCount
    }

    /// The tab that stands for what is selected.
    var selectedItem: UITabBarItem? {
        guard let selected = tabbing.selected else { return nil }
        return isListed(selected) ? moreController.tabBarItem : selected.tabBarItem
    }

    /// A touch on More shows the list, or goes back to it.
    func selectMore() {
        tabbing.more?.returnControllers(to: self)
        tabbing.isMoreSelected = true
        tabbing.selectedIndex = nil
        show(moreController)
    }
}
