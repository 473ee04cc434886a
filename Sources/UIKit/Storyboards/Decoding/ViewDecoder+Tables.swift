import InterfaceBuilder

extension ViewDecoder {
    // MARK: Tables
    /// Header, footer, prototypes and static sections.
    func addRows(to table: UITableView) {
        if let header = node.object(forKey: "tableHeaderView") { table.tableHeaderView = instance.makeView(header) }
        if let footer = node.object(forKey: "tableFooterView") { table.tableFooterView = instance.makeView(footer) }
        if let background = node.object(forKey: "backgroundView") {
            table.backgroundView = instance.makeView(background)
        }
        let prototypes = node.prototypes
        for prototype in prototypes {
            guard let identifier = prototype.string("reuseIdentifier") else { continue }
            let make = prototypeMaker(prototype)
            table.registerPrototype(identifier: identifier) { make() as? UITableViewCell }
        }
        if !node.sections.isEmpty {
            instance.staticSections[ObjectIdentifier(table)] = staticSections(node.sections)
        } else if instance.environment.policy.showsPrototypeCells, !prototypes.isEmpty, !isFedByCode {
            let cells = prototypes.compactMap { instance.makeView($0) as? UITableViewCell }
            let heights = prototypes.map { $0.number("rowHeight").map { CGFloat($0) } }
            let rows = StaticTableSections(sections: [.init(cells: cells, rowHeights: heights)])
            instance.staticSections[ObjectIdentifier(table)] = rows
        }
    }

    /// Whether the table gets its rows from a class of the app that is linked in.
    private var isFedByCode: Bool {
        if let controller = instance.controller as? UITableViewController {
            return type(of: controller) != UITableViewController.self
        }
        guard let outlet = node.outlets.first(where: { $0.property == "dataSource" }),
            let source = instance.document.object(withID: outlet.destination), let name = source.customClass
        else { return false }
        return instance.environment.policy.usesCustomClass(name)
            && ClassRegistry.type(named: name, module: source.customModule) != nil
    }

    /// Makes copies of a prototype, each as if from a nib of its own (TV-20).
    func prototypeMaker(_ prototype: ObjectNode) -> @MainActor () -> UIView? {
        let (document, environment) = (instance.document, instance.environment)
        return { [weak instance] in
            let copy = NibInstance(document: document, environment: environment, classes: instance?.classes)
            copy.outer = instance
            copy.storyboard = instance?.storyboard
            copy.controller = instance?.controller
            guard let view = copy.makeView(prototype.unresolved) else { return nil }
            copy.finish()
            copy.follow(view)
            copy.handOver(view)
            view.nib.instance = copy
            return view
        }
    }

    private func staticSections(_ sections: [ObjectNode]) -> StaticTableSections {
        StaticTableSections(
            sections: sections.map { section in
                StaticTableSections.Section(
                    headerTitle: section.string("headerTitle"),
                    footerTitle: section.string("footerTitle"),
                    cells: section.cells.compactMap { instance.makeView($0) as? UITableViewCell },
                    rowHeights: section.cells.map { cell in
                        cell.number("rowHeight").map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
                    }
                )
            }
        )
    }

    // MARK: Cells
    /// The content view is the cell's own; what the document puts into it goes there.
    func addContent(to cell: UITableViewCell) {
        cell.attachContent()
        if let content = node.object(forKey: "contentView") {
            let resolved = instance.resolved(content)
            let decoder = ViewDecoder(resolved, instance)
            // The cell's own constraints reach into its content, so that has to be in its place by now.
            if cell.contentView.superview == nil { cell.insertSubview(cell.contentView, at: 0) }
            instance.register(cell.contentView, for: resolved)
            decoder.decodeContent(cell.contentView)
            decoder.addChildren(to: cell.contentView)
        }
        for key in ["backgroundView", "selectedBackgroundView", "accessoryView"] {
            guard let child = node.object(forKey: key), let view = instance.makeView(child) else { continue }
            switch key {
            case "backgroundView": cell.backgroundView = view
            case "selectedBackgroundView": cell.selectedBackgroundView = view
            default: cell.accessoryView = view
            }
        }
        let styles: [String: UITableViewCell.CellStyle] = [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        guard let style = node.string("style").flatMap({ styles[$0] }) else { return addConfigurations(to: cell) }
        func part(_ key: String) -> AnyObject? { node.string(key).flatMap { instance.object(withID: $0) } }
        cell.adopt(
            style: style,
            textLabel: part("textLabel") as? UILabel,
            detailTextLabel: part("detailTextLabel") as? UILabel,
            imageView: part("imageView") as? UIImageView
        )
    }
}

/// Shows the rows that a document holds in a table without an app behind it.
final class DocumentRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let sections: StaticTableSections

    init(_ sections: StaticTableSections) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.numberOfRows(in: section)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections.cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections.rowHeight(at: indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections.headerTitle(of: section)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections.footerTitle(of: section)
    }
}
