import InterfaceBuilder

/// A segue of a document, ready to be performed from its source.
@MainActor
final class SegueTemplate {
    let segue: Segue
    private weak var instance: NibInstance?
    var identifier: String? { segue.identifier }

    init(_ segue: Segue, _ instance: NibInstance) {
        self.segue = segue
        self.instance = instance
    }

    /// The controller whose scene the segue's start stands in.
    private var source: UIViewController? { instance?.controller }

    /// What starts the segue on a control.
    func event(of control: UIControl) -> UIControl.Event { control is UIButton ? .touchUpInside : .valueChanged }

    /// The user starts it: the source may say no (PR-M31).
    func trigger(sender: Any?) {
        guard let source else { return }
        if let identifier, !source.shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
        perform(from: source, sender: sender)
    }

    /// Makes the destination, lets the source prepare it, then shows it.
    func perform(from source: UIViewController, sender: Any?) {
        if segue.kind == .unwind { return unwind(from: source, sender: sender) }
        guard let destination = makeDestination(from: source, sender: sender) else { return }
        let made = makeSegue(source, destination)
        source.prepare(for: made, sender: sender)
        made.perform()
    }

    /// The destination, from the source's `@IBSegueAction` where the segue names one that makes it.
    func makeDestination(from source: UIViewController, sender: Any?) -> UIViewController? {
        guard let name = segue.destinationCreationSelector else {
            return instance?.storyboard?.controller(withObjectID: segue.destination)
        }
        let identifier = identifier
        return instance?.storyboard?.controller(withObjectID: segue.destination) { coder in
            let made = ActionTable.shared.result(of: Selector(name), on: source, with: [coder, sender, identifier])
            // The result may hold an empty optional.
            return made.flatMap { $0 as? UIViewController }
        }
    }

    private func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        if let name = segue.customClass, let type = ClassRegistry.type(named: name) as? UIStoryboardSegue.Type {
            return type.makeSegue(identifier: identifier, source: source, destination: destination)
        }
        let (kind, isAnimated) = (segue.kind, segue.animates)
        if let style = segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(documentName:)) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(documentName:)) {
            destination.modalTransitionStyle = style
        }
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            switch kind {
            case .show, .push: source.show(destination, sender: source)
            case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
            default: source.present(destination, animated: isAnimated)
            }
        }
    }

    /// Goes back to the nearest controller that answers the segue's action.
    private func unwind(from source: UIViewController, sender: Any?) {
        guard let name = segue.unwindAction else { return }
        let selector = Selector(name)
        var candidate: UIViewController? = source.parent ?? source.presentingViewController
        while let controller = candidate {
            let targets = [controller] + controller.children.reversed()
            if let target = targets.first(where: { $0 !== source && ActionTable.shared.responds($0, to: selector) }) {
                let made = UIStoryboardSegue(identifier: identifier, source: source, destination: target)
                source.prepare(for: made, sender: sender)
                _ = ActionTable.shared.perform(selector, on: target, with: made, event: nil)
                return target.returnTo(from: source)
            }
            candidate = controller.parent ?? controller.presentingViewController
        }
    }
}

extension UIStoryboardSegue {
    /// A segue of an app's own class, made by the initializer that all segues have.
    fileprivate static func makeSegue(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
}

extension UIViewController {
    /// Dismisses or pops what stands between this controller and one that goes back to it.
    fileprivate func returnTo(from source: UIViewController) {
        if presentedViewController != nil { dismiss(animated: true) }
        if let navigation = parent as? UINavigationController { navigation.popToViewController(self, animated: true) }
    }
}
