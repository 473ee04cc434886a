import UIKit

/// The day by the hour: a header for each time, a row for each talk; talks can be marked by a swipe.
final class ScheduleViewController: UITableViewController {
    private let hours = Dictionary(grouping: Talk.all, by: \.start).sorted { $0.key < $1.key }.map(\.value)
    private var marked: Set<Talk> = []

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { fatalError("The schedule is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Talk")
        tableView.register(HourHeaderView.self, forHeaderFooterViewReuseIdentifier: "Hour")
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 32
        // Before, rows reached under the notch as wide as the table.
        tableView.insetsContentViewsToSafeArea = Edition.current == .adapted
    }

    override func numberOfSections(in tableView: UITableView) -> Int { hours.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        hours[section].count
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Hour")
        (header as? HourHeaderView)?.show(hours[section][0].time)
        return header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Talk", for: indexPath)
        let talk = hours[indexPath.section][indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = talk.title
        content.secondaryText = "\(talk.speaker) · \(talk.room) · \(talk.length)"
        content.secondaryTextProperties.color = .secondaryLabel
        content.textToSecondaryTextVerticalPadding = 2
        cell.contentConfiguration = content
        cell.accessoryView = marked.contains(talk) ? UIImageView(image: UIImage(systemName: "bookmark.fill")) : nil
        cell.selectionStyle = .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let talk = hours[indexPath.section][indexPath.row]
        let isMarked = marked.contains(talk)
        let action = UIContextualAction(style: .normal, title: isMarked ? "Unmark" : "Mark") {
            [unowned self] _, _, done in
            if isMarked { marked.remove(talk) } else { marked.insert(talk) }
            tableView.reloadRows(at: [indexPath], with: .none)
            done(true)
        }
        action.backgroundColor = view.tintColor
        return UISwipeActionsConfiguration(actions: [action])
    }
}
