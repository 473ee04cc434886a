import Foundation
import QuartzCore

/// Lets controllers appear and disappear whose views an app puts in and takes out itself, as a container of its own
/// does with children.
@MainActor
struct HierarchyAppearance {
    /// Have begun to appear or disappear.
    private let controllers: [UIViewController]

    /// Lets the controllers of a subtree begin, which is about to change its window.
    fileprivate init(of view: UIView, entering window: UIWindow?) {
        controllers = Self.begin(view, entering: window)
    }

    private static func begin(_ view: UIView, entering window: UIWindow?) -> [UIViewController] {
        guard let controller = view.owningViewController else {
            return view.subviews.flatMap { begin($0, entering: window) }
        }
        guard isLeftToHierarchy(controller) else { return [] }
        let phase = controller.appearance.phase
        if window != nil {
            guard phase == .disappeared else { return [] }
        } else {
            guard phase == .appeared || phase == .appearing && controller.appearance.awaitsEnd else { return [] }
        }
        controller.beginAppearanceTransition(window != nil, animated: false)
        return [controller]
    }

    /// Called after the subtree has changed its window.
    func end() {
        for controller in controllers {
            guard controller.appearance.phase == .appearing else {
                controller.endAppearanceTransition()
                continue
            }
            // A parent that is appearing lets its children appear along with it.
            guard controller.parent?.appearance.phase != .appearing else { continue }
            controller.appearance.awaitsEnd = true
            controller.viewIfLoaded?.markNeedsLayout()
            EventLoop.main.schedule(after: 0) { [weak controller] in
                guard let controller, controller.appearance.awaitsEnd else { return }
                controller.viewIfLoaded?.window?.layoutIfNeeded()
                controller.appearance.tellIsAppearing(controller, animated: false)
                controller.endAppearanceTransition()
            }
        }
    }

    /// UIKit's own containers, windows and presentations do it themselves, and so may an app's container.
    private static func isLeftToHierarchy(_ controller: UIViewController) -> Bool {
        guard let parent = controller.parent else {
            return controller.presentation.active == nil && controller.traits.rootWindow == nil
        }
        guard !(parent is any ContainerLayout), parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.appearance.phase == .appeared || parent.appearance.phase == .appearing
    }
}

extension UIView {
    /// Called before the view and what is in it change their window; what is returned wants to know when they have.
    func beginAppearance(entering window: UIWindow?) -> HierarchyAppearance {
        HierarchyAppearance(of: self, entering: window)
    }
}
