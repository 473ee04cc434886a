import Simulator
import UIKit

extension LookScenes {
    static var overlays: [String: (LookCrop, Simulator) -> Void] {
        ["alert": alert, "sheet": sheet, "menu": menu, "popoverSheet": popoverSheet]
    }

    private static func shown(_ controller: UIAlertController, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        simulator.present(root)
        root.present(controller, animated: false)
    }

    private static func alert(_ crop: LookCrop, _ simulator: Simulator) {
        let controller = UIAlertController(
            title: crop.value("title"),
            message: crop.value("message"),
            preferredStyle: .alert
        )
        for placeholder in crop.value("fields")?.split(separator: "|") ?? [] {
            controller.addTextField { $0.placeholder = String(placeholder) }
        }
        addActions(to: controller, crop)
        if let preferred = crop.value("preferred") {
            controller.preferredAction = controller.actions.first { $0.title == preferred }
        }
        simulator.showsSoftwareKeyboard = false
        shown(controller, simulator)
    }

    private static func sheet(_ crop: LookCrop, _ simulator: Simulator) {
        let controller = UIAlertController(
            title: crop.value("title"),
            message: crop.value("message"),
            preferredStyle: .actionSheet
        )
        addActions(to: controller, crop)
        shown(controller, simulator)
    }

    /// An action sheet that points to a bar button of a pad.
    private static func popoverSheet(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Show Action Sheet",
            style: .plain,
            target: nil,
            action: nil
        )
        simulator.present(UINavigationController(rootViewController: root))
        let controller = UIAlertController(
            title: crop.value("title"),
            message: crop.value("message"),
            preferredStyle: .actionSheet
        )
        addActions(to: controller, crop)
        controller.popoverPresentationController?.barButtonItem = root.navigationItem.rightBarButtonItem
        root.present(controller, animated: false)
    }

    /// `actions=Cancel*|Sign out-`: a star stands for Cancel, a hyphen for a destructive action, a zero for a disabled one.
    private static func addActions(to controller: UIAlertController, _ crop: LookCrop) {
        for word in crop.value("actions")?.split(separator: "|") ?? [] {
            let mark = word.last
            let title = String(mark == "*" || mark == "-" || mark == "0" ? word.dropLast() : word)
            let style: UIAlertAction.Style = mark == "*" ? .cancel : mark == "-" ? .destructive : .default
            let action = UIAlertAction(title: title, style: style)
            action.isEnabled = mark != "0"
            controller.addAction(action)
        }
    }

    private static func menu(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        // As dimmed as the real screen behind the menu.
        root.view.backgroundColor = UIColor(red: 195 / 255, green: 195 / 255, blue: 203 / 255, alpha: 1)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 90, y: 500, width: 200, height: 44)
        button.setTitle("Menu", for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: "Visit GitHub Page", image: UIImage(systemName: "safari")) { _ in },
                    UIAction(title: "Report an Issue...", image: UIImage(systemName: "ant.fill")) { _ in },
                ]
            ),
            UIAction(title: "Share...", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        ])
        root.view.addSubview(button)
        simulator.present(root)
        simulator.tap(button)
    }
}
