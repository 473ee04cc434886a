import Foundation
import SwiftRuntime

extension UIViewController {
    // MARK: Targets (SP-32, SP-33)
    /// The nearest controller that shows something in its own way: this one, its parents, then its presenters.
    func nearestTarget(for action: Selector, sender: Any?) -> UIViewController? {
        var candidate: UIViewController? = self
        while let controller = candidate {
            if controller.overrides(action), controller.canPerformAction(action, withSender: sender) {
                return controller
            }
            candidate = controller.parent ?? controller.presentation.presenting
        }
        return nil
    }

    /// Whether the controller's class has a method of its own for an action; `UIViewController`'s doesn't count.
    private func overrides(_ action: Selector) -> Bool {
        if let method = ShowMethod(action) { return method.isOverridden(by: type(of: self)) }
        var type: AnyClass? = type(of: self)
        while let candidate = type, candidate != UIViewController.self {
            if ActionTable.shared.lists(action, candidate) { return true }
            type = _getSuperclass(candidate)
        }
        return false
    }

    // MARK: Showing (SP-30, SP-31)
    /// Has the nearest container show the controller; the window's root presents it where there is none.
    func showDefault(_ controller: UIViewController, sender: Any?) {
        guard let target = containerTarget(for: ShowMethod.show.selector, sender: sender) else {
            return presentFromRoot(controller)
        }
        target.show(controller, sender: sender)
    }

    func showDetailDefault(_ controller: UIViewController, sender: Any?) {
        guard let target = containerTarget(for: ShowMethod.showDetail.selector, sender: sender) else {
            return presentFromRoot(controller)
        }
        target.showDetailViewController(controller, sender: sender)
    }

    /// The target beyond this controller: one that calls super has had its turn.
    private func containerTarget(for action: Selector, sender: Any?) -> UIViewController? {
        (parent ?? presentation.presenting)?.targetViewController(forAction: action, sender: sender)
    }

    private func presentFromRoot(_ controller: UIViewController) {
        let root = viewIfLoaded?.window?.rootViewController ?? self
        (root.presentation.presented == nil ? root : self).present(controller, animated: true)
    }
}

/// One of the two methods by which controllers are shown.
@MainActor
enum ShowMethod {
    case show, showDetail

    init?(_ selector: Selector) {
        switch selector.description {
        case "showViewController:sender:", "show:sender:": self = .show
        case "showDetailViewController:sender:": self = .showDetail
        default: return nil
        }
    }

    var selector: Selector {
        switch self {
        case .show: Selector("showViewController:sender:")
        case .showDetail: Selector("showDetailViewController:sender:")
        }
    }

    /// Whether a class has another implementation than `UIViewController` itself.
    func isOverridden(by type: UIViewController.Type) -> Bool {
        guard let entry else { return type is UINavigationController.Type || type is UISplitViewController.Type }
        return MethodTable(type)[entry] != MethodTable(UIViewController.self)[entry]
    }

    private var entry: Int? {
        switch self {
        case .show: Self.showEntry
        case .showDetail: Self.showDetailEntry
        }
    }

    // SP-32: UIKit asks every controller on the way whether it overrides the method.
    private static let showEntry = methodTableEntry(of: ShowProbe.self)
    private static let showDetailEntry = methodTableEntry(of: ShowDetailProbe.self)

    private static func methodTableEntry(of probe: UIViewController.Type) -> Int? {
        MethodTable.entry(overriddenBy: probe, not: PlainProbe.self, of: UIViewController.self)
    }
}

private final class PlainProbe: UIViewController {}

private final class ShowProbe: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) { _ = vc }
}

private final class ShowDetailProbe: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { _ = vc }
}
