extension UITabBarController {
    /// Lists all tabs at the leading edge in place of the bar, where the mode is `tabSidebar` and the width of a pad is
    /// regular (iOS 18).
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// How the sidebar and the selected controller share the width; raw values are UIKit's.
        public enum Layout: Int, Sendable {
            /// Overlaps.
            case automatic = 0
            /// The controller goes on below the sidebar, with its safe area beside it.
            case overlap
            /// The controller stands beside the sidebar.
            case tile
        }

        /// Hears when the sidebar comes and goes.
        @preconcurrency @MainActor
        public protocol Delegate: AnyObject {
            /// Called before the change; what the animator gets runs with it.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
                animator: any UITabBarController.Sidebar.Animating
            )
        }

        /// Takes what is to happen while the sidebar comes or goes.
        @preconcurrency @MainActor
        public protocol Animating: AnyObject {
            /// Runs beside the change.
            func addAnimations(_ animations: @escaping () -> Void)
            /// Runs after the change.
            func addCompletion(_ completion: @escaping () -> Void)
        }

        /// Not kept alive. Nil by default.
        open weak var delegate: (any Delegate)?
        /// Default: true: the bar is shown. In other modes and in compact width the sidebar is never seen.
        open var isHidden: Bool {
            get { isPutAway }
            set { if newValue != isPutAway { change(to: newValue) } }
        }
        /// Default: `automatic`.
        open var preferredLayout: Layout = .automatic { didSet { owner?.viewIfLoaded?.setNeedsLayout() } }
        /// Stands below the list, as high as its constraints or its own size say. Nil by default.
        open var bottomBarView: UIView? {
            didSet {
                if oldValue !== bottomBarView { oldValue?.removeFromSuperview() }
                owner?.viewIfLoaded?.setNeedsLayout()
            }
        }
        /// A menu for the items that the sidebar's bar has no room for. Nil by default.
        ///
        /// - Note: No effect here: the sidebar has no bar of its own.
        open var navigationOverflowItems: UIDeferredMenuElement?
        /// Shows the tab's title and image anew.
        open func reconfigureItem(for tab: UITab) { list?.show() }

        private weak var owner: UITabBarController?
        private var isPutAway = true
        private(set) var list: SidebarList?

        init(_ owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        private func change(to isHidden: Bool) {
            guard let owner else { return }
            let animator = SidebarAnimator()
            delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
            isPutAway = isHidden
            owner.viewIfLoaded?.setNeedsLayout()
            guard owner.viewIfLoaded?.window != nil else { return animator.end() }
            UIView.animate(withDuration: SidebarAnimator.duration) {
                animator.animate()
                owner.viewIfLoaded?.layoutIfNeeded()
            } completion: { _ in
                animator.end()
            }
        }

        /// Points that the sidebar takes from the leading edge; not measured.
        private static let width: CGFloat = 320

        /// Puts the list in or takes it out.
        ///
        /// - Returns: Points that it takes from the leading edge.
        func layOut(in container: UIView, isAvailable: Bool) -> CGFloat {
            guard isAvailable, !isPutAway, let owner else {
                list?.removeFromSuperview()
                list = nil
                return 0
            }
            let list = list ?? SidebarList(owner)
            self.list = list
            if list.superview !== container { container.addSubview(list) }
            let isAtRight = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let bounds = container.bounds
            list.frame = CGRect(
                x: isAtRight ? bounds.width - Self.width : 0,
                y: 0,
                width: Self.width,
                height: bounds.height
            )
            list.bottomBar = bottomBarView
            list.show()
            return Self.width
        }
    }
}

/// What an app wants beside a change of the sidebar.
@MainActor
final class SidebarAnimator: UITabBarController.Sidebar.Animating {
    /// Seconds; not measured.
    static let duration = 0.3
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() {
        for animation in animations { animation() }
        animations = []
    }

    func end() {
        animate()
        for completion in completions { completion() }
        completions = []
    }
}
