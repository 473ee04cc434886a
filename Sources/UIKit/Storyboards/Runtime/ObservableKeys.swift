import ObjectiveCRuntime

/// UIKit's properties that tell their changes to observers, by name and by key path, and those on the way to them.
@MainActor
struct ObservableKeys {
    let keys: KeyedProperties

    static func register(in keys: KeyedProperties) {
        let list = ObservableKeys(keys: keys)
        list.layersAndViews()
        list.controls()
        list.texts()
        list.cells()
        list.controllers()
        list.barItems()
    }

    /// A property that documents may list as well, as what they write.
    private func list<Root: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        keys.registerIfNew(key, path)
        KeyPathNames.register(key, path)
    }

    /// A property that is read alone.
    private func list<Root: AnyObject, Value>(reading key: String, _ path: KeyPath<Root, Value>) {
        keys.register(reading: key, path)
        KeyPathNames.register(key, path)
    }

    /// A Boolean that Objective-C calls by its adjective.
    private func list<Root: AnyObject>(flag key: String, _ path: ReferenceWritableKeyPath<Root, Bool>) {
        list(key, path)
        keys.registerIfNew("is\(key.prefix(1).uppercased())\(key.dropFirst())", path)
    }

    private func layersAndViews() {
        list(reading: "layer", \UIView.layer)
        list("frame", \CALayer.frame)
        list("bounds", \CALayer.bounds)
        list("position", \CALayer.position)
        list("opacity", \CALayer.opacity)
        list(flag: "hidden", \CALayer.isHidden)
        list("transform", \CALayer.transform)
        list("cornerRadius", \CALayer.cornerRadius)
        list("backgroundColor", \CALayer.backgroundColor)
        list("frame", \UIView.frame)
        list("bounds", \UIView.bounds)
        list("center", \UIView.center)
        list("alpha", \UIView.alpha)
        list(flag: "hidden", \UIView.isHidden)
        list("transform", \UIView.transform)
        list("backgroundColor", \UIView.backgroundColor)
        list("tintColor", \UIView.tintColor)
        list("clipsToBounds", \UIView.clipsToBounds)
        list("contentOffset", \UIScrollView.contentOffset)
        list("contentSize", \UIScrollView.contentSize)
        list("contentInset", \UIScrollView.contentInset)
        list("zoomScale", \UIScrollView.zoomScale)
        list(flag: "scrollEnabled", \UIScrollView.isScrollEnabled)
        list(reading: "panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        // A number, as of all enumerations of Objective-C's.
        keys.register(reading: "state", of: UIGestureRecognizer.self) { $0.state.rawValue }
        KeyPathNames.register("state", \UIGestureRecognizer.state)
        list("image", \UIImageView.image)
        list("constant", \NSLayoutConstraint.constant)
        list(flag: "active", \NSLayoutConstraint.isActive)
    }

    private func controls() {
        list(flag: "enabled", \UIControl.isEnabled)
        list(flag: "selected", \UIControl.isSelected)
        list(flag: "highlighted", \UIControl.isHighlighted)
        list(reading: "titleLabel", \UIButton.titleLabel)
        list(reading: "imageView", \UIButton.imageView)
        list(flag: "on", \UISwitch.isOn)
        list("value", \UISlider.value)
        list("value", \UIStepper.value)
        list("progress", \UIProgressView.progress)
        list("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        list("currentPage", \UIPageControl.currentPage)
        list("numberOfPages", \UIPageControl.numberOfPages)
        list("date", \UIDatePicker.date)
    }

    private func texts() {
        list("text", \UILabel.text)
        list("attributedText", \UILabel.attributedText)
        list("font", \UILabel.font)
        list("textColor", \UILabel.textColor)
        list("numberOfLines", \UILabel.numberOfLines)
        list("text", \UITextField.text)
        list("attributedText", \UITextField.attributedText)
        list("font", \UITextField.font)
        list("placeholder", \UITextField.placeholder)
        list("text", \UITextView.text)
        list("attributedText", \UITextView.attributedText)
        list("font", \UITextView.font)
        list("textContainerInset", \UITextView.textContainerInset)
        list("text", \UISearchBar.text)
        // Set by a number in documents, so their names alone.
        KeyPathNames.register("textAlignment", \UILabel.textAlignment)
    }

    private func cells() {
        list(flag: "editing", \UITableView.isEditing)
        list(flag: "selected", \UITableViewCell.isSelected)
        list(flag: "highlighted", \UITableViewCell.isHighlighted)
        list(reading: "textLabel", \UITableViewCell.textLabel)
        list(reading: "detailTextLabel", \UITableViewCell.detailTextLabel)
        list(reading: "imageView", \UITableViewCell.imageView)
        list(reading: "contentView", \UITableViewCell.contentView)
        list(flag: "selected", \UICollectionViewCell.isSelected)
        list(flag: "highlighted", \UICollectionViewCell.isHighlighted)
        list(reading: "contentView", \UICollectionViewCell.contentView)
    }

    private func controllers() {
        list("title", \UIViewController.title)
        list("view", \UIViewController.view)
        list("preferredContentSize", \UIViewController.preferredContentSize)
        list("toolbarItems", \UIViewController.toolbarItems)
        list(flag: "editing", \UIViewController.isEditing)
        list(reading: "parentViewController", \UIViewController.parent)
        list(reading: "navigationItem", \UIViewController.navigationItem)
        list("tabBarItem", \UIViewController.tabBarItem)
        list(reading: "navigationController", \UIViewController.navigationController)
        list(reading: "tabBarController", \UIViewController.tabBarController)
        list(reading: "splitViewController", \UIViewController.splitViewController)
        list(reading: "presentedViewController", \UIViewController.presentedViewController)
        list(reading: "presentingViewController", \UIViewController.presentingViewController)
        list(reading: "childViewControllers", \UIViewController.children)
        list("viewControllers", \UINavigationController.viewControllers)
        list(reading: "topViewController", \UINavigationController.topViewController)
        list("viewControllers", \UITabBarController.viewControllers)
        list("selectedIndex", \UITabBarController.selectedIndex)
        list("selectedViewController", \UITabBarController.selectedViewController)
        list(flag: "active", \UISearchController.isActive)
    }

    private func barItems() {
        list("title", \UINavigationItem.title)
        list("titleView", \UINavigationItem.titleView)
        list("prompt", \UINavigationItem.prompt)
        list("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        list("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        list("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        list("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        list("title", \UIBarItem.title)
        list("image", \UIBarItem.image)
        list(flag: "enabled", \UIBarItem.isEnabled)
        list("tintColor", \UIBarButtonItem.tintColor)
        list("badgeValue", \UITabBarItem.badgeValue)
    }
}
