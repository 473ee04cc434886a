import Foundation
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
        guard let destination = makeDestination(from: source, sender: sender, isContained: false) else { return }
        let made = makeSegue(source, destination, sender: sender)
        source.prepare(for: made, sender: sender)
        made.perform()
    }

    /// The destination, from the source's `@IBSegueAction` where the segue names one that makes it.
    ///
    /// - Parameter isContained: Whether the source contains it, by embedding it or as its child.
    func makeDestination(from source: UIViewController, sender: Any?, isContained: Bool) -> UIViewController? {
        let containment = isContained ? instance?.containment : nil
        guard let name = segue.destinationCreationSelector else {
            return instance?.storyboard?.controller(withObjectID: segue.destination, in: containment)
        }
        let identifier = identifier
        return instance?.storyboard?.controller(withObjectID: segue.destination, in: containment) { coder in
            let made = ActionTable.shared.result(of: Selector(name), on: source, with: [coder, sender, identifier])
            // The result may hold an empty optional.
            return made.flatMap { $0 as? UIViewController }
        }
    }

    /// The segue of the class that the document names, else a plain one.
    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        guard let name = segue.customClass, let type = ClassRegistry.type(named: name) as? UIStoryboardSegue.Type else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        return SegueAllocator.make(type, identifier: identifier, source: source, destination: destination)
    }

    private func makeSegue(
        _ source: UIViewController,
        _ destination: UIViewController,
        sender: Any?
    ) -> UIStoryboardSegue {
        let (kind, isAnimated) = (segue.kind, segue.animates)
        if let style = segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(documentName:)) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(documentName:)) {
            destination.modalTransitionStyle = style
        }
        if kind == .popoverPresentation || kind == .popover {
            destination.modalPresentationStyle = .popover
            anchor(destination.popoverPresentationController, sender: sender)
        }
        let made = makeSegue(from: source, to: destination)
        made.performHandler = {
            switch kind {
            case .show, .push: source.show(destination, sender: source)
            case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
            // Its class alone says what it does.
            case .custom: break
            default: source.present(destination, animated: isAnimated)
            }
        }
        return made
    }

    /// PR-14: a popover stands beside what the document names, else beside what started the segue.
    private func anchor(_ popover: UIPopoverPresentationController?, sender: Any?) {
        guard let popover else { return }
        if let id = segue.popoverAnchorBarButtonItem, let item = instance?.object(withID: id) as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let view = segue.popoverAnchorView.flatMap({ instance?.view(withID: $0) }) ?? sender as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        } else if let item = sender as? UIBarButtonItem {
            popover.barButtonItem = item
        }
        guard let names = segue.popoverArrowDirections else { return }
        let directions: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        popover.permittedArrowDirections = UIPopoverArrowDirection(
            directions.filter { names.contains($0.0) }.map(\.1)
        )
    }

    // MARK: Unwinding
    /// Goes back to the nearest controller that takes the segue's action: prepares, calls the action, then goes there.
    private func unwind(from source: UIViewController, sender: Any?) {
        guard let name = segue.unwindAction else { return }
        let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
        guard let path = UnwindPath(from: start) else { return }
        let made = makeSegue(from: source, to: path.destination)
        let isAnimated = segue.animates
        made.performHandler = { [weak made] in
            if let made { path.follow(made, animated: isAnimated) }
        }
        source.prepare(for: made, sender: sender)
        _ = ActionTable.shared.perform(start.unwindAction, on: path.destination, with: made, event: nil)
        made.perform()
    }
}
