import Simulator
import UIKit

/// Screens of a phone with what the system draws around content.
enum SheetScreen: String, CaseIterable {
    case plainTable, groupedTable, editing, bars, largeTitle, alert, actionSheet, menu, editMenu, keyboard, search

    @MainActor func show(on simulator: Simulator) {
        switch self {
        case .plainTable: simulator.present(UINavigationController(["Back"], Self.list(.plain)))
        case .groupedTable: simulator.present(UINavigationController(["Back"], Self.list(.insetGrouped)))
        case .editing:
            let list = Self.list(.grouped)
            simulator.present(UINavigationController([], list))
            list.setEditing(true, animated: false)
        case .bars, .largeTitle: simulator.present(Self.tabs(isLarge: self == .largeTitle))
        case .alert, .actionSheet: Self.showAlert(on: simulator, style: self == .alert ? .alert : .actionSheet)
        case .menu: Self.showMenu(on: simulator)
        case .editMenu: Self.showEditMenu(on: simulator)
        case .keyboard: Self.showKeyboard(on: simulator)
        case .search:
            let list = Self.list(.plain)
            list.navigationItem.searchController = UISearchController(searchResultsController: nil)
            list.navigationItem.hidesSearchBarWhenScrolling = false
            simulator.present(UINavigationController([], list))
        }
    }

    @MainActor private static func list(_ style: UITableView.Style) -> ListScreen {
        let accessories: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark,
        ]
        let rows = accessories.enumerated().map { index, accessory in
            ListScreen.Row(text: "Row \(index + 1)", detail: "Detail", style: .value1, accessory: accessory)
        }
        let list = ListScreen(
            style: style,
            [
                .init(header: "Section one", footer: "A footer that explains the rows above it.", rows: rows),
                .init(
                    header: "Section two",
                    rows: [
                        .init(text: "Subtitle", detail: "Below the title", style: .subtitle),
                        .init(text: "Symbol", accessory: .disclosureIndicator, image: UIImage(systemName: "star.fill")),
                    ]
                ),
            ]
        )
        list.title = "Title"
        return list
    }

    @MainActor private static func tabs(isLarge: Bool) -> UIViewController {
        let list = list(.grouped)
        list.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        ]
        let navigation = UINavigationController(["Back"], list)
        navigation.navigationBar.prefersLargeTitles = isLarge
        list.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
        ]
        if !isLarge { navigation.isToolbarHidden = false }
        guard isLarge else { return navigation }
        let tabs = UITabBarController()
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "gear"), tag: 1)
        other.tabBarItem.badgeValue = "3"
        let third = UIViewController()
        third.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 2)
        tabs.viewControllers = [navigation, other, third]
        return tabs
    }

    @MainActor private static func showAlert(on simulator: Simulator, style: UIAlertController.Style) {
        let root = UINavigationController([], list(.plain))
        simulator.present(root)
        let alert = UIAlertController(
            title: "A short title",
            message: "A message that says more.",
            preferredStyle: style
        )
        if style == .alert {
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.text = "Text" }
        }
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        if style == .actionSheet { alert.addAction(UIAlertAction(title: "Other", style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        simulator.showsSoftwareKeyboard = false
        root.present(alert, animated: false)
    }

    @MainActor private static func showMenu(on simulator: Simulator) {
        let root = list(.grouped)
        simulator.present(UINavigationController([], root))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 120, width: 120, height: 40)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(
            title: "Title",
            children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
                UIAction(title: "Chosen", image: UIImage(systemName: "star"), state: .on) { _ in },
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(title: "Disabled", attributes: .disabled) { _ in },
                        UIAction(
                            title: "Delete",
                            image: UIImage(systemName: "trash"),
                            attributes: .destructive
                        ) { _ in },
                    ]
                ),
                UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }]),
            ]
        )
        root.view.addSubview(button)
        simulator.tap(button)
    }

    @MainActor private static func showEditMenu(on simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let text = UITextView(frame: CGRect(x: 16, y: 160, width: 280, height: 120))
        text.font = .systemFont(ofSize: 17)
        text.text = "Some words to choose from, in a text view that has more than a line."
        root.view.addSubview(text)
        simulator.present(root)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 5, length: 42)
        text.layoutIfNeeded()
        let rect = text.firstRect(for: text.selectedTextRange ?? UITextRange())
        UIMenuController.shared.showMenu(from: text, rect: rect)
    }

    @MainActor private static func showKeyboard(on simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let field = UITextField(frame: CGRect(x: 16, y: 120, width: 250, height: 34))
        field.borderStyle = .roundedRect
        field.text = "Typed"
        field.clearButtonMode = .whileEditing
        root.view.addSubview(field)
        simulator.present(root)
        field.becomeFirstResponder()
    }
}
