import InterfaceBuilder

/// Applies to a view what its document says of it: what all views have, then what its class has, then what is in it.
@MainActor
struct ViewDecoder {
    let node: ObjectNode
    let instance: NibInstance
    var values: DocumentValues { DocumentValues(instance.environment) }

    init(_ node: ObjectNode, _ instance: NibInstance) {
        self.node = node
        self.instance = instance
    }

    func decode(_ view: UIView) {
        decodeGeometry(of: view)
        decodeLayout(of: view)
        DocumentTables.load(NodeReader(node, instance), into: view)
        decodeParts(of: view)
        decodeAccessibility(of: view)
        addChildren(to: view)
    }

    // MARK: What all views have
    private func decodeGeometry(of view: UIView) {
        if let frame = node.frame {
            view.frame = frame
        } else if node.key == "view" {
            view.frame = UIScreen.main.bounds
        }
        if let mask = node.autoresizingMask {
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
        }
    }

    private func decodeLayout(of view: UIView) {
        // IB-8: a view with a fixed frame is placed by that frame, whatever else the document says.
        let isFixed = node.bool("fixedFrame") ?? false
        view.translatesAutoresizingMaskIntoConstraints = node.translatesAutoresizingMaskIntoConstraints || isFixed
        for axis in NSLayoutConstraint.Axis.allCases {
            let priorities = node.contentPriorities(horizontal: axis == .horizontal)
            // IB-9: what a document leaves out is 250 and 750, whatever the class itself would take.
            view.setContentHuggingPriority(priorities.hugging.map { UILayoutPriority($0) } ?? .defaultLow, for: axis)
            view.setContentCompressionResistancePriority(
                priorities.compressionResistance.map { UILayoutPriority($0) } ?? .defaultHigh,
                for: axis
            )
        }
        instance.environment.policy.didDecodeLayout(of: view, from: node)
    }

    /// What a cell's content view takes: the cell makes it and places it.
    func decodeContent(_ content: UIView) {
        let reader = NodeReader(node, instance)
        for row in DocumentTables.view.rows { row.load(content, reader) }
    }

    // MARK: What is in the view
    func addChildren(to view: UIView) {
        for guide in node.layoutGuides {
            if let made = LayoutGuideFinder.guide(guide, of: view) { instance.place(made, withID: guide.id) }
        }
        switch view {
        case let table as UITableView: addRows(to: table)
        case let cell as UITableViewCell: addContent(to: cell)
        case let collection as UICollectionView: addItems(to: collection)
        case let cell as UICollectionViewCell: addContent(to: cell)
        case let bar as UINavigationBar:
            bar.items = node.items.compactMap { instance.makeObject($0) as? UINavigationItem }
        case let bar as UITabBar: bar.items = node.items.compactMap { instance.makeObject($0) as? UITabBarItem }
        case let bar as UIToolbar: bar.items = node.items.compactMap { instance.makeObject($0) as? UIBarButtonItem }
        default: addKeyedChildren(to: view)
        }
        for subnode in node.subviews {
            guard let subview = instance.makeView(subnode) else { continue }
            if let stack = view as? UIStackView {
                addArranged(subview, of: subnode, to: stack)
            } else {
                contentContainer(of: view).addSubview(subview)
            }
        }
        if instance.environment.policy.followsSizeClasses { makeUninstalled() }
        for recognizer in node.objects(.gestureRecognizer) {
            if let made = instance.makeObject(recognizer) as? UIGestureRecognizer { view.addGestureRecognizer(made) }
        }
        NibConstraints(instance).add(node.constraints, of: node)
    }

    /// Subviews that aren't installed are made all the same, for outlets and for other size classes (TR-31).
    private func makeUninstalled() {
        let uninstalled = node.uninstalledSubviews
        guard !uninstalled.isEmpty else { return }
        for subnode in node.unresolved.subviews where uninstalled.contains(subnode.id) {
            _ = instance.makeView(subnode)
        }
    }

    /// The views that a document gives to a property, where nothing makes them by itself: a cell's content view, a table's
    /// header, cells in a table.
    private func addKeyedChildren(to view: UIView) {
        guard !instance.environment.policy.runsListsAndBars else { return }
        for child in node.childObjects {
            switch child.role {
            case .property, .cell, .prototype:
                guard child.object.kind == .view, instance.view(withID: child.object.id) == nil else { continue }
                if let made = instance.makeView(child.object) { view.addSubview(made) }
            case .section:
                for cell in child.object.cells {
                    if let made = instance.makeView(cell) { view.addSubview(made) }
                }
            default: continue
            }
        }
    }

    /// Where a view keeps the subviews that a document gives it.
    private func contentContainer(of view: UIView) -> UIView { view }
}

/// The guide of a view that a document means.
@MainActor
enum LayoutGuideFinder {
    static func guide(_ guide: LayoutGuide, of view: UIView) -> UILayoutGuide? {
        switch guide.kind {
        case .safeArea: view.safeAreaLayoutGuide
        case .layoutMargins: view.layoutMarginsGuide
        case .readableContent: view.readableContentGuide
        case .keyboard: view.keyboardLayoutGuide
        case .contentLayout: (view as? UIScrollView)?.contentLayoutGuide
        case .frameLayout: (view as? UIScrollView)?.frameLayoutGuide
        case .top, .bottom: nil
        case .other: custom(guide, in: view)
        }
    }

    private static func custom(_ guide: LayoutGuide, in view: UIView) -> UILayoutGuide {
        let made = UILayoutGuide()
        made.identifier = guide.element["identifier"] ?? ""
        view.addLayoutGuide(made)
        return made
    }
}
