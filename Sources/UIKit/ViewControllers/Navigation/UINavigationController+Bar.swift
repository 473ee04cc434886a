extension UINavigationController: NavigationBarOwner {
    func barLayoutMayHaveChanged() { viewIfLoaded?.setNeedsLayout() }
    func layOutAroundBar() { view.layoutIfNeeded() }
    var standsInShownTabBar: Bool { tabBarController?.tabBar.isHidden == false }

    func goBack(from item: UINavigationItem, in bar: UINavigationBar) {
        if navigationBar(bar, shouldPop: item) { popViewController(animated: true) }
    }
}
