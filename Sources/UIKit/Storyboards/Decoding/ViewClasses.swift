import InterfaceBuilder

/// UIKit's class for a view element.
@MainActor
enum ViewClasses {
    /// Classes that layout needs even on the canvas, because their content decides their size.
    private static let contentSized: [String: UIView.Type] = [
        "activityIndicatorView": UIActivityIndicatorView.self,
        "button": UIButton.self,
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

    /// - Parameter isDesignTime: The canvas shows what a document stores: tables and their cells stand still there.
    static func type(for node: ObjectNode, isDesignTime: Bool) -> AnyClass {
        if let type = contentSized[node.elementName] { return type }
        guard !isDesignTime else { return scrolling.contains(node.elementName) ? UIScrollView.self : UIView.self }
        return running[node.elementName] ?? UIView.self
    }

    /// Classes that come to life only outside of the canvas.
    private static let running: [String: UIView.Type] = [
        "collectionReusableView": UICollectionReusableView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "navigationBar": UINavigationBar.self,
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

    /// - Parameter isDesignTime: On the canvas a table stands still, so that its controller has nothing to do.
    static func type(for node: ObjectNode, isDesignTime: Bool) -> AnyClass {
        guard !isDesignTime else { return containers[node.elementName] ?? UIViewController.self }
        return containers[node.elementName] ?? running[node.elementName] ?? UIViewController.self
    }

    private static let running: [String: UIViewController.Type] = [
        "collectionViewController": UICollectionViewController.self,
        "tableViewController": UITableViewController.self,
    ]
}
