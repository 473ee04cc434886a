import UIKit

/// A table with standard cells.
final class ListScreen: UITableViewController {
    /// One cell.
    struct Row {
        var text: String
        var detail: String?
        var style = UITableViewCell.CellStyle.default
        var accessory = UITableViewCell.AccessoryType.none
        var image: UIImage?
        var textColor: UIColor?
        var detailColor: UIColor?
        var accessoryView: UIView?
        var height: CGFloat?
    }

    /// Cells with what stands above and below them.
    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    private let sections: [Section]

    init(style: UITableView.Style, _ sections: [Section]) {
        self.sections = sections
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.text
        cell.detailTextLabel?.text = row.detail
        cell.imageView?.image = row.image
        if let color = row.textColor { cell.textLabel?.textColor = color }
        if let color = row.detailColor { cell.detailTextLabel?.textColor = color }
        cell.accessoryType = row.accessory
        cell.accessoryView = row.accessoryView
        return cell
    }
}

extension UINavigationController {
    /// A controller on top of others that have only titles.
    convenience init(_ titles: [String], _ controller: UIViewController) {
        self.init()
        let below = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        setViewControllers(below + [controller], animated: false)
    }
}
