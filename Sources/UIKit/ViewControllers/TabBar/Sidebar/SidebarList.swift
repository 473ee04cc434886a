/// The list of a sidebar: tabs, and groups with a header of their own.
final class SidebarList: UIView, UITableViewDataSource, UITableViewDelegate {
    private struct Section {
        var title: String?
        var tabs: [UITab]
    }

    private weak var controller: UITabBarController?
    private let table = UITableView(frame: .zero, style: .grouped)
    private var sections: [Section] = []
    /// Below the list.
    var bottomBar: UIView? { didSet { if bottomBar !== oldValue { setNeedsLayout() } } }

    init(_ controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        table.backgroundColor = nil
        table.dataSource = self
        table.delegate = self
        addSubview(table)
    }

    required init?(coder: NSCoder) { nil }

    /// Reads the tabs anew, and marks the selected one.
    func show() {
        sections = []
        for tab in controller?.tabs ?? [] where !tab.isHidden {
            if let group = tab as? UITabGroup {
                sections.append(Section(title: group.title, tabs: group.displayOrder.filter { !$0.isHidden }))
            } else if sections.last?.title == nil, !sections.isEmpty {
                sections[sections.count - 1].tabs.append(tab)
            } else {
                sections.append(Section(title: nil, tabs: [tab]))
            }
        }
        table.reloadData()
        guard let selected = controller?.selectedTab else { return }
        for (index, section) in sections.enumerated() {
            guard let row = section.tabs.firstIndex(where: { $0 === selected }) else { continue }
            table.selectRow(at: IndexPath(row: row, section: index), animated: false, scrollPosition: .none)
        }
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        var frame = bounds
        if let bottomBar {
            if bottomBar.superview !== self { addSubview(bottomBar) }
            let fitting = bottomBar.systemLayoutSizeFitting(CGSize(width: frame.width, height: 0)).height
            let height = max(fitting, bottomBar.bounds.height)
            frame.size.height -= height + safeAreaInsets.bottom
            bottomBar.frame = CGRect(x: 0, y: frame.maxY, width: frame.width, height: height)
        }
        table.frame = frame
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].tabs.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let tab = sections[indexPath.section].tabs[indexPath.row]
        cell.textLabel?.text = tab.title
        cell.detailTextLabel?.text = tab.subtitle
        cell.imageView?.image = tab.image
        cell.backgroundColor = .clear
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        controller?.userSelects(sections[indexPath.section].tabs[indexPath.row])
    }
}
