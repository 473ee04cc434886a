import UIKit

/// The four cell styles with every accessory, a header and a footer.
final class TableScreen: UITableViewController {
    private static let styles: [(String, UITableViewCell.CellStyle)] = [
        ("Basic", .default), ("Right detail", .value1), ("Left detail", .value2), ("Subtitle", .subtitle),
    ]
    private static let accessories: [(String, UITableViewCell.AccessoryType)] = [
        ("Disclosure", .disclosureIndicator), ("Detail disclosure", .detailDisclosureButton),
        ("Checkmark", .checkmark), ("Detail", .detailButton),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        navigationItem.leftItemsSupplementBackButton = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 2 ? 2 : 4
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0: styledCell(indexPath.row)
        case 1: accessoryCell(indexPath.row)
        default: switchCell(indexPath.row)
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Styles", "Accessories", nil][section]
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "A footer tells what the rows above it do, and may well be longer than a single line." : nil
    }

    private func styledCell(_ row: Int) -> UITableViewCell {
        let (name, style) = Self.styles[row]
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    private func accessoryCell(_ row: Int) -> UITableViewCell {
        let (name, accessory) = Self.accessories[row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = name
        cell.accessoryType = accessory
        return cell
    }

    private func switchCell(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = row == 0 ? "Airplane mode" : "Wi-Fi"
        cell.imageView?.image = UIImage(systemName: row == 0 ? "airplane" : "wifi")
        let toggle = UISwitch()
        toggle.isOn = row == 1
        cell.accessoryView = toggle
        return cell
    }
}
