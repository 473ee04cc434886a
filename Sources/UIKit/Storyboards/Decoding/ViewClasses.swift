import InterfaceBuilder

/// UIKit's class for a view element.
@MainActor
enum ViewClasses {
    /// Classes that layout needs in any case, because their content decides their size.
    private static let contentSized: [String: UIView.Type] = [
        "activityIndicatorView": UIActivityIndicatorView.self,
        "button": UIButton.self,
        "colorWell": UIColorWell.self,
        "datePicker": UIDatePicker.self,
        "imageView": UIImageView.self,
        "label": UILabel.self,
        "pageControl": UIPageControl.self,
        "pickerView": UIPickerView.self,
        "progressView": UIProgressView.self,
        "scrollView": UIScrollView.self,
        "searchBar": UISearchBar.self,
        "segmentedControl": UISegmentedControl.self,
        "slider": UISlider.self,
        "stackView": UIStackView.self,
        "stepper": UIStepper.self,
        "switch": UISwitch.self,
        "textField": UITextField.self,
        "textView": UITextView.self,
        "visualEffectView": UIVisualEffectView.self,
    ]

    static func type(for node: ObjectNode, policy: any LoadingPolicy) -> AnyClass {
        if let type = contentSized[node.elementName] { return type }
        guard policy.runsListsAndBars else {
            return scrolling.contains(node.elementName) ? UIScrollView.self : UIView.self
        }
        return running[node.elementName] ?? framework(node) ?? UIView.self
    }

    /// A class of another framework, such as `WKWebView`, where that is linked in.
    private static func framework(_ node: ObjectNode) -> AnyClass? {
        guard !node.className.hasPrefix("UI") else { return nil }
        return ClassRegistry.type(named: node.className) as? UIView.Type
    }

    /// Classes that fill themselves.
    private static let running: [String: UIView.Type] = [
        "collectionReusableView": UICollectionReusableView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "navigationBar": UINavigationBar.self,
        "refreshControl": UIRefreshControl.self,
        "tabBar": UITabBar.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "toolbar": UIToolbar.self,
    ]

    /// What constraints inside mean the content of.
    private static let scrolling: Set<String> = ["tableView", "collectionView"]
}

/// UIKit's class for a controller element.
@MainActor
enum ControllerClasses {
    private static let containers: [String: UIViewController.Type] = [
        "navigationController": UINavigationController.self,
        "pageViewController": UIPageViewController.self,
        "splitViewController": UISplitViewController.self,
        "tabBarController": UITabBarController.self,
    ]

    /// Where tables and collections stand still their controllers have nothing to do.
    static func type(for node: ObjectNode, policy: any LoadingPolicy) -> AnyClass {
        guard policy.runsListsAndBars else { return containers[node.elementName] ?? UIViewController.self }
        return containers[node.elementName] ?? running[node.elementName] ?? UIViewController.self
    }

    private static let running: [String: UIViewController.Type] = [
        "collectionViewController": UICollectionViewController.self,
        "tableViewController": UITableViewController.self,
    ]
}
