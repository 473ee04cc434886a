import Foundation

/// The rows of a screen that iOS shows for apps, under a bar with its title and a button that gives up.
@MainActor
final class SystemScreenRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String] { didSet { table.reloadData() } }
    private let choose: (Int) -> Void
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let bar = UINavigationBar()
    /// What stands in the bar.
    var title: String? { didSet { bar.topItem?.title = title } }

    init(texts: [String], choose: @escaping (Int) -> Void) {
        self.texts = texts
        self.choose = choose
    }

    /// Fills a controller's view.
    ///
    /// - Parameter cancel: Called by the button at the bar's end.
    func install(in controller: UIViewController, title: String, cancel: @escaping () -> Void) {
        let item = UINavigationItem(title: title)
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in cancel() })
        bar.items = [item]
        table.dataSource = self
        table.delegate = self
        let view: UIView = controller.view
        for part in [table, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.topAnchor.constraint(equalTo: bar.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(indexPath.row)
    }
}
