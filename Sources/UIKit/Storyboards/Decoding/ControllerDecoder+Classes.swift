import InterfaceBuilder

extension ControllerDecoder {
    private var values: DocumentValues { DocumentValues(instance.environment) }

    /// What the controller's class adds to what all controllers have.
    func decodeClassSpecific(_ controller: UIViewController) {
        switch controller {
        case let navigation as UINavigationController: decode(navigation)
        case let tabs as UITabBarController:
            if let bar = node.object(forKey: "tabBar") { BarDecoder(values).decode(tabs.tabBar, bar) }
        case let table as UITableViewController:
            if let clears = clearsSelection { table.clearsSelectionOnViewWillAppear = clears }
        case let collection as UICollectionViewController:
            if let clears = clearsSelection { collection.clearsSelectionOnViewWillAppear = clears }
        default: break
        }
    }

    private var clearsSelection: Bool? { node.bool("clearsSelectionOnViewWillAppear") }

    private func decode(_ navigation: UINavigationController) {
        if let bar = node.object(forKey: "navigationBar") { BarDecoder(values).decode(navigation.navigationBar, bar) }
        if let toolbar = node.object(forKey: "toolbar"), let bar = navigation.toolbar {
            BarDecoder(values).decode(bar, toolbar)
        }
        if let hidden = node.bool("navigationBarHidden") { navigation.isNavigationBarHidden = hidden }
        if let hidden = node.bool("toolbarHidden") { navigation.isToolbarHidden = hidden }
        if let hides = node.bool("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = hides }
        if let hides = node.bool("hidesBarsOnTap") { navigation.hidesBarsOnTap = hides }
        if let hides = node.bool("hidesBarsWhenVerticallyCompact") { navigation.hidesBarsWhenVerticallyCompact = hides }
        if let hides = node.bool("hidesBarsWhenKeyboardAppears") { navigation.hidesBarsWhenKeyboardAppears = hides }
    }
}
