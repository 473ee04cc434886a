import Simulator
import UIKit

extension LookScenes {
    static var bars: [String: (LookCrop, Simulator) -> Void] {
        [
            "emptyWindow": emptyWindow, "tabs": tabs, "lineOfTabs": lineOfTabs, "keys": keys, "glass": glass,
            "badges": badges, "backAndTitle": backAndTitle, "glassTabs": glassTabs, "timeline": timeline,
            "labels": labels,
        ]
    }

    /// Tabs without images, with badges.
    private static func badges(_ crop: LookCrop, _ simulator: Simulator) {
        let controller = UITabBarController()
        controller.viewControllers = zip(["A", "B", "C", "D"], ["", "3", "A", "3"]).map { letter, badge in
            let root = UIViewController()
            root.view.backgroundColor = .white
            root.tabBarItem = UITabBarItem(title: "Item \(letter)", image: nil, selectedImage: nil)
            root.tabBarItem.badgeValue = badge
            return root
        }
        controller.tabBar.tintColor = .gray
        simulator.present(controller)
    }

    /// A title above a back button with its own.
    private static func backAndTitle(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        root.title = "Second"
        simulator.present(UINavigationController(["First"], root))
    }

    /// Four tabs on glass, above one color.
    private static func glassTabs(_ crop: LookCrop, _ simulator: Simulator) {
        let controller = UITabBarController()
        controller.viewControllers = (1...4).map { index in
            let root = UIViewController()
            root.view.backgroundColor = UIColor(red: 130 / 255, green: 160 / 255, blue: 232 / 255, alpha: 1)
            root.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "\(index).square.fill"), tag: index)
            return root
        }
        controller.tabBar.tintColor = UIColor(red: 199 / 255, green: 44 / 255, blue: 84 / 255, alpha: 1)
        simulator.present(controller)
    }

    /// A title with a subtitle between glass.
    private static func timeline(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        root.title = "Today"
        if #available(iOS 26, *) { root.navigationItem.subtitle = "20 Unread" }
        simulator.present(UINavigationController([""], root))
    }

    /// Words at the edges, in text styles.
    private static func labels(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(label)
            return label
        }
        let view: UIView = root.view
        let (top, leading) = (label("What's", .headline), label("the", .body))
        let (trailing, bottom) = (label("point", .body), label("?", .subheadline))
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            top.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            leading.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            leading.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            trailing.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            trailing.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            bottom.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            bottom.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        simulator.present(root)
    }

    private static func emptyWindow(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.title = crop.value("title")
        root.view.backgroundColor = .systemBackground
        simulator.present(UINavigationController(rootViewController: root))
    }

    /// Three tabs on an opaque bar.
    private static func tabs(_ crop: LookCrop, _ simulator: Simulator) {
        let controller = UITabBarController()
        controller.viewControllers = [("Blue", "smiley"), ("Green", "command"), ("Red", "star.fill")].map {
            title,
            name in
            let root = UIViewController()
            root.view.backgroundColor = .white
            root.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: name), selectedImage: nil)
            return root
        }
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .white
        appearance.shadowColor = nil
        controller.tabBar.standardAppearance = appearance
        controller.tabBar.scrollEdgeAppearance = appearance
        simulator.present(controller)
    }

    /// A navigation bar and a tab bar around nothing.
    private static func lineOfTabs(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        root.title = "What's Up?"
        let controller = UITabBarController()
        controller.viewControllers = [UINavigationController(rootViewController: root)]
        simulator.present(controller)
    }

    /// A glass button at the right.
    private static func glass(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .systemGroupedBackground
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.horizontal.3.decrease"),
            style: .plain,
            target: nil,
            action: nil
        )
        simulator.present(UINavigationController(rootViewController: root))
    }

    /// A keyboard for a text field.
    private static func keys(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = crop.dark == true ? UIColor(white: 28 / 255, alpha: 1) : .white
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.autocapitalizationType = crop.has("capitals") ? .allCharacters : .none
        field.autocorrectionType = crop.has("suggestions") ? .default : .no
        field.returnKeyType = crop.has("search") ? .search : .default
        root.view.addSubview(field)
        simulator.present(root)
        field.becomeFirstResponder()
    }
}
