import InterfaceBuilder

/// Connects what a document connects: outlets, actions, segues.
@MainActor
struct NibConnections {
    /// Whoever connects is called by the instance or by its owner. A reference of its own would end with the struct, and the
    /// compiler takes it for the last one, so that a segue's weak reference to the instance seemed to be lost.
    private unowned let instance: NibInstance

    init(_ instance: NibInstance) { self.instance = instance }

    /// Connects one object in the document's order, collections before single outlets (PR-M33).
    func connect(_ object: AnyObject, _ node: ObjectNode) {
        for outlet in node.outlets where outlet.isCollection { connect(outlet, of: object, node) }
        for outlet in node.outlets where !outlet.isCollection { connect(outlet, of: object, node) }
        for action in node.actions { connect(action, of: object) }
        for segue in node.segues where segue.kind != .embed && segue.kind != .relationship {
            connect(segue, of: object)
        }
    }

    // MARK: Outlets
    func connect(_ outlet: Outlet, of object: AnyObject, _ node: ObjectNode) {
        guard outlet.property != "view" else { return }
        guard let value = instance.object(withID: outlet.destination) else {
            return instance.postpone(outlet, of: node)
        }
        if outlet.isCollection {
            if outlet.property == "gestureRecognizers", let view = object as? UIView,
                let recognizer = value as? UIGestureRecognizer
            {
                if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
                return
            }
            _ = OutletWriter.append(value, toKey: outlet.property, on: object)
            return
        }
        guard !connectDelegate(outlet.property, value, of: object),
            !OutletWriter.set(value, forKey: outlet.property, on: object)
        else { return }
        // A stand-in for a class that isn't linked in lacks the class's outlets: said already.
        let destination = instance.document.object(withID: outlet.destination)
        guard node.customClass == nil, destination?.customClass == nil,
            instance.environment.policy.reportsUnknownProperties
        else { return }
        instance.environment.report(
            LoadingNote(
                file: instance.document.name,
                line: outlet.line,
                objectID: node.id,
                message: "\(type(of: object)) has no outlet \(outlet.property) for a \(type(of: value)); it stays empty"
            )
        )
    }

    /// UIKit's own outlets; a stand-in for a class that isn't linked in plays no delegate. True when done.
    private func connectDelegate(_ property: String, _ value: AnyObject, of object: AnyObject) -> Bool {
        switch (property, object) {
        case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
        case ("delegate", let table as UITableView): table.delegate = value as? any UITableViewDelegate
        case ("dataSource", let collection as UICollectionView):
            collection.dataSource = value as? any UICollectionViewDataSource
        case ("delegate", let collection as UICollectionView):
            collection.delegate = value as? any UICollectionViewDelegate
        case ("prefetchDataSource", let table as UITableView):
            table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
        case ("prefetchDataSource", let collection as UICollectionView):
            collection.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
        case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
        case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
        case ("delegate", let recognizer as UIGestureRecognizer):
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case ("delegate", let controller as UINavigationController):
            controller.delegate = value as? any UINavigationControllerDelegate
        case ("delegate", let controller as UITabBarController):
            controller.delegate = value as? any UITabBarControllerDelegate
        case ("delegate", let picker as UIPickerView): picker.delegate = value as? any UIPickerViewDelegate
        case ("dataSource", let picker as UIPickerView): picker.dataSource = value as? any UIPickerViewDataSource
        case ("delegate", let scrollView as UIScrollView): scrollView.delegate = value as? any UIScrollViewDelegate
        case ("delegate", is UIView), ("dataSource", is UIView): break
        default: return false
        }
        return true
    }

    // MARK: Actions
    private func connect(_ action: InterfaceBuilder.Action, of object: AnyObject) {
        let target = instance.object(withID: action.destination)
        let selector = Selector(action.selector)
        switch object {
        case let control as UIControl:
            let event = action.eventType.flatMap(UIControl.Event.init(documentName:)) ?? .primaryActionTriggered
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default: break
        }
    }

    // MARK: Segues
    private func connect(_ segue: Segue, of object: AnyObject) {
        guard instance.environment.policy.performsSegues else { return }
        let template = instance.template(for: segue)
        switch object {
        case let control as UIControl:
            control.addAction(
                UIAction { action in template.trigger(sender: action.sender) },
                for: template.event(of: control)
            )
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { action in
                template.trigger(sender: action.sender)
            }
        case let cell as UITableViewCell:
            let start = { [weak cell] in template.trigger(sender: cell) }
            if segue.trigger == "accessoryAction" { cell.accessoryAction = start } else { cell.selectionAction = start }
        case let cell as UICollectionViewCell:
            cell.selectionAction = { [weak cell] in template.trigger(sender: cell) }
        case let recognizer as UIGestureRecognizer:
            recognizer.targets.append(.init(object: nil, selector: nil) { template.trigger(sender: $0) })
        // A controller's own segues wait for `performSegue(withIdentifier:sender:)`.
        default: break
        }
    }

    /// PR-26, PR-M32: asks, makes, prepares, loads the child's view, then fills the container with it.
    func embedChildren(of controller: UIViewController) {
        guard instance.environment.policy.performsSegues else { return }
        for node in instance.nodes {
            guard let container = instance.view(withID: node.id) else { continue }
            for segue in node.segues where segue.kind == .embed {
                embed(instance.template(for: segue), in: container, of: controller)
            }
        }
    }

    private func embed(_ template: SegueTemplate, in container: UIView, of controller: UIViewController) {
        if let identifier = template.identifier, !identifier.isEmpty,
            !controller.shouldPerformSegue(withIdentifier: identifier, sender: container)
        {
            return
        }
        guard let child = template.makeDestination(from: controller, sender: container, isContained: true) else {
            return
        }
        controller.prepare(
            for: UIStoryboardSegue(identifier: template.identifier, source: controller, destination: child),
            sender: container
        )
        let childView = child.loadedView
        controller.addChild(child)
        childView.frame = container.bounds
        childView.beResizedByContainer()
        container.addSubview(childView)
        child.didMove(toParent: controller)
    }
}

extension UIControl.Event {
    /// Reads the name that documents use; nil for an unknown one.
    init?(documentName: String) {
        let names: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
            "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
            "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
            "primaryActionTriggered": .primaryActionTriggered,
        ]
        guard let event = names[documentName] else { return nil }
        self = event
    }
}
