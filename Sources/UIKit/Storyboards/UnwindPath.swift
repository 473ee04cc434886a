import Foundation

/// The way back of an unwind segue: out of presentations, then from container to container.
@MainActor
struct UnwindPath {
    /// From the innermost container that holds start and end, by way of children, to the destination.
    private let steps: [UIViewController]
    /// The outermost controller that presents something which the source is in; nil: nothing is to be dismissed.
    private let presenter: UIViewController?
    let destination: UIViewController

    /// Searches from the source outwards: each container's other children first, then the container itself.
    init?(from start: UIStoryboardUnwindSegueSource) {
        var ancestors = [start.source]
        while let next = ancestors.last?.unwindingAncestor { ancestors.append(next) }
        guard let found = ancestors.dropFirst().lazy.compactMap({ Self.search($0, start) }).first else { return nil }
        destination = found
        var steps = [found]
        while let first = steps.first, !ancestors.contains(where: { $0 === first }), let parent = first.parent {
            steps.insert(parent, at: 0)
        }
        self.steps = steps
        var presenter: UIViewController?
        for ancestor in ancestors {
            if ancestor === steps.first { break }
            if ancestor.parent == nil, let presenting = ancestor.presentation.presenting { presenter = presenting }
        }
        self.presenter = presenter
    }

    private static func search(
        _ controller: UIViewController,
        _ start: UIStoryboardUnwindSegueSource
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: start) {
            if let found = search(child, start) { return found }
        }
        let isWilling = controller.canPerformUnwindSegueAction(
            start.unwindAction,
            from: start.source,
            sender: start.sender
        )
        return isWilling ? controller : nil
    }

    /// Dismisses what covers the destination, then asks each container on the way to show the next one.
    func follow(_ segue: UIStoryboardSegue, animated: Bool) {
        presenter?.dismiss(animated: animated)
        for (container, next) in zip(steps, steps.dropFirst()) { container.unwind(for: segue, towards: next) }
    }
}

extension UIViewController {
    /// The container, or whoever presents this controller.
    fileprivate var unwindingAncestor: UIViewController? { parent ?? presentation.presenting }

    /// The child that holds an unwind segue's start, or presents what holds it.
    func childOnWay(to start: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var controller: UIViewController? = start.source
        while let candidate = controller {
            if candidate.parent === self { return candidate }
            controller = candidate.unwindingAncestor
        }
        return nil
    }

    /// Whether the controller itself answers an unwind segue's action that another one starts.
    func takesUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
        source !== self && ActionTable.shared.responds(self, to: action)
    }
}
