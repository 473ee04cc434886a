import Simulator
import UIKit

extension LookScenes {
    static var bars: [String: (LookCrop, Simulator) -> Void] {
        ["emptyWindow": emptyWindow, "tabs": tabs, "lineOfTabs": lineOfTabs, "keys": keys, "glass": glass]
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
