import Simulator
import UIKit

/// A search bar above a list, as in an app for trams of 2018.
private final class StationScreen: UIViewController {
    let searchBar = UISearchBar()
    private let list: ListScreen

    init(_ list: ListScreen) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        addChild(list)
        for view in [searchBar, list.view] as [UIView?] {
            guard let view else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
            view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: self.view.trailingAnchor).isActive = true
        }
        searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        // As the document of that app has it.
        searchBar.heightAnchor.constraint(equalToConstant: 44).isActive = true
        list.view.topAnchor.constraint(equalTo: searchBar.bottomAnchor).isActive = true
        list.view.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        list.didMove(toParent: self)
    }
}

extension LookScenes {
    static var lists: [String: (LookCrop, Simulator) -> Void] {
        [
            "stations": stations, "editStations": editStations, "scanner": scanner, "provisioner": provisioner,
            "gestures": gestures, "switching": switching, "choices": choices, "handles": handles, "servers": servers,
            "networks": networks, "nearField": nearField, "contact": contact,
        ]
    }

    // MARK: iOS 7 to 12

    private static func stationRows(_ pairs: [(String, String)]) -> [ListScreen.Row] {
        pairs.map { ListScreen.Row(text: $0.0, detail: $0.1, style: .subtitle, height: 56) }
    }

    private static func stations(_ crop: LookCrop, _ simulator: Simulator) {
        let list = ListScreen(
            style: .plain,
            [
                ListScreen.Section(
                    rows: stationRows([
                        ("Piccadilly", "towards Manchester to Altrincham, Eccles via MediaCityUK, Bury"),
                        ("Piccadilly", "leaving Manchester to Ashton-under-Lyne"),
                        ("Piccadilly Gardens", "leaving Manchester to Piccadilly, Ashton-under-Lyne"),
                        ("Piccadilly Gardens", "towards Manchester to Bury, Altrincham, Eccles via MediaCityUK"),
                    ])
                )
            ]
        )
        list.tableView.rowHeight = 56
        let screen = StationScreen(list)
        screen.title = "Add Station"
        simulator.present(UINavigationController(["Edit Stations"], screen))
        screen.searchBar.text = "Pic"
        screen.searchBar.autocapitalizationType = .allCharacters
        screen.searchBar.becomeFirstResponder()
    }

    private static func editStations(_ crop: LookCrop, _ simulator: Simulator) {
        let list = ListScreen(
            style: .plain,
            [
                ListScreen.Section(
                    rows: stationRows([
                        ("Piccadilly", "towards Manchester to Altrincham, Eccles via MediaCityUK, Bury"),
                        ("MediaCityUK", "towards Manchester to Ashton-under-Lyne, Eccles"),
                        ("Victoria", "leaving Manchester to Rochdale Town Centre, Bury"),
                    ])
                )
            ]
        )
        list.title = "Edit Stations"
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        simulator.present(UINavigationController([], list))
    }

    private static func scanner(_ crop: LookCrop, _ simulator: Simulator) {
        let text = "Characteristic: <CBCharacteristic: 0x17"
        let detail = "Select to discover characteristic descriptors."
        let row = ListScreen.Row(text: text, detail: detail, style: .subtitle, height: 44)
        let list = ListScreen(
            style: .plain,
            [ListScreen.Section(rows: crop.has("rows") ? Array(repeating: row, count: 5) : [])]
        )
        list.title = crop.has("rows") ? nil : "Scanner"
        if !crop.has("rows") {
            let item = UIBarButtonItem(title: "Scan", style: .plain, target: nil, action: nil)
            item.tintColor = .blue
            list.navigationItem.rightBarButtonItem = item
        }
        simulator.present(UINavigationController(crop.has("rows") ? ["Biscuit"] : [], list))
    }

    // MARK: iOS 15 to 18

    private static func provisioner(_ crop: LookCrop, _ simulator: Simulator) {
        let tint = teal
        let isForm = crop.has("form")
        let value = UITableViewCell.CellStyle.value1
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = tint
        let sections =
            isForm
            ? [
                ListScreen.Section(
                    header: "Device",
                    rows: [.init(text: "Status", detail: "Not Provisioned", style: value, image: disk)]
                ),
                ListScreen.Section(header: "Device Status", rows: [.init(text: "Version", detail: "1", style: value)]),
                ListScreen.Section(
                    header: "Access Point",
                    rows: [.init(text: "Volatile Memory", accessoryView: toggle)]
                ),
            ]
            : [
                ListScreen.Section(
                    header: "Devices",
                    rows: (1...3).map {
                        .init(
                            text: "nRF-7 Wi-Fi (\($0))",
                            detail: "v\($0)",
                            style: value,
                            accessory: .disclosureIndicator,
                            image: disk
                        )
                    }
                )
            ]
        let list = ListScreen(style: .insetGrouped, sections)
        list.title = isForm ? "nRF-7 Wi-Fi (1)" : "Scanner"
        let navigation = UINavigationController(isForm ? ["Scanner"] : [], list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.view.tintColor = tint
        simulator.present(navigation)
    }

    /// Stands where the app has an image of its own.
    private static var disk: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
            UIColor.gray.setFill()
            UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 16, height: 16)).fill()
        }
    }

    private static func handles(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        simulator.present(root)
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemBackground
        let bar = UISearchBar()
        bar.searchBarStyle = .minimal
        bar.placeholder = "search for twitter handle"
        bar.autocapitalizationType = .none
        bar.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: sheet.view.topAnchor),
            bar.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: sheet.view.trailingAnchor),
        ])
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
        simulator.advance(by: 0.5)
        guard crop.has("active") else { return }
        bar.text = "twitter"
        bar.showsCancelButton = true
        bar.becomeFirstResponder()
    }

    private static let teal = UIColor(red: 0, green: 169 / 255, blue: 206 / 255, alpha: 1)

    /// A list with a large title in a sheet.
    private static func networks(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        simulator.present(root)
        let names = ["Access Point", "Cafe", "Free Wi Fi", "Guest"]
        let list = ListScreen(
            style: .insetGrouped,
            [
                ListScreen.Section(
                    header: "Access Points",
                    rows: names.map { .init(text: $0, accessory: .disclosureIndicator, image: disk) }
                )
            ]
        )
        list.title = "Wi-Fi"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Close",
            style: .plain,
            target: nil,
            action: nil
        )
        let navigation = UINavigationController([], list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.view.tintColor = teal
        root.present(navigation, animated: false)
    }

    /// A form below a back button.
    private static func nearField(_ crop: LookCrop, _ simulator: Simulator) {
        let value = UITableViewCell.CellStyle.value1
        let list = ListScreen(
            style: .insetGrouped,
            [
                ListScreen.Section(
                    header: "Provisioning Configuration",
                    rows: [
                        .init(text: "SSID", detail: "Access Point Name", style: value, image: disk),
                        .init(text: "Password", detail: "Type here", style: value, image: disk),
                    ]
                )
            ]
        )
        list.title = "Provision over NFC"
        let navigation = UINavigationController(["Back"], list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.view.tintColor = teal
        simulator.present(navigation)
    }

    /// A sheet with a button at each side.
    private static func contact(_ crop: LookCrop, _ simulator: Simulator) {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        simulator.present(root)
        let card = UIViewController()
        card.view.backgroundColor = .systemBackground
        card.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        card.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        root.present(UINavigationController(rootViewController: card), animated: false)
    }

    // MARK: iOS 26

    /// A large title above a card with a header and a footer.
    private static func servers(_ crop: LookCrop, _ simulator: Simulator) {
        let list = ListScreen(
            style: .insetGrouped,
            [
                ListScreen.Section(
                    header: "Servers",
                    footer: "Drag to reorder your servers. The one at the top is used as the default server.",
                    rows: [
                        .init(text: "Server Switching", accessory: .disclosureIndicator), .init(text: "Add Server"),
                    ]
                )
            ]
        )
        list.title = "Servers"
        let navigation = UINavigationController([], list)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.present(navigation)
    }

    private static func gestures(_ crop: LookCrop, _ simulator: Simulator) {
        func row(_ text: String, _ detail: String) -> ListScreen.Row {
            .init(text: text, detail: detail, style: .value1, accessory: .disclosureIndicator)
        }
        let list = ListScreen(
            style: .insetGrouped,
            [
                ListScreen.Section(rows: [row("Shake", "None")]),
                ListScreen.Section(
                    header: "Swipe left",
                    rows: [
                        row("Using one finger", "None"), row("Using two fingers", "Go to next page"),
                        row("Using three fingers", "Previous server"),
                    ]
                ),
                ListScreen.Section(
                    header: "Swipe right",
                    rows: [
                        row("Using one finger", "Show sidebar"), row("Using two fingers", "Back to…vious page"),
                        row("Using three fingers", "Next server"),
                    ]
                ),
            ]
        )
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset",
            style: .plain,
            target: nil,
            action: nil
        )
        simulator.present(UINavigationController([], list))
    }

    private static func switching(_ crop: LookCrop, _ simulator: Simulator) {
        let (off, on) = (UISwitch(), UISwitch())
        on.isOn = true
        let footer =
            "When you open the app, it checks whether you are at one of your homes, either connected to its Wi-Fi "
            + "network or inside its Home zone. If that home belongs to another server, that server is opened "
            + "automatically. Checks happen only on this device while the app is in use, and your location is never "
            + "stored."
        let list = ListScreen(
            style: .insetGrouped,
            [
                ListScreen.Section(
                    footer: footer,
                    rows: [
                        .init(text: "Switch Server by Location", accessoryView: off),
                        .init(text: "Remember Last Page", accessoryView: on),
                    ]
                ),
                ListScreen.Section(rows: [.init(text: "How it works?", accessory: .disclosureIndicator)]),
            ]
        )
        list.title = "Server Switching"
        let navigation = UINavigationController([], list)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.present(navigation)
    }

    private static func choices(_ crop: LookCrop, _ simulator: Simulator) {
        let tint = UIColor(red: 0, green: 154 / 255, blue: 199 / 255, alpha: 1)
        func rows() -> [ListScreen.Row] {
            ["Abc", "aaaa", "bbbb", "ccccc"].map {
                .init(text: $0, accessory: $0 == "aaaa" ? .checkmark : .none, textColor: tint)
            }
        }
        let list = ListScreen(
            style: .insetGrouped,
            [.init(header: "Section 1", rows: rows()), .init(header: "Section 2", rows: rows())]
        )
        list.title = "Title 1"
        list.view.tintColor = tint
        simulator.present(UINavigationController([], list))
    }
}
