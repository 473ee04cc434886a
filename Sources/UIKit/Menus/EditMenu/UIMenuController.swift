import Foundation
import Platform

/// An entry of the edit menu beside the system's own.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the entry says.
    open var title: String
    /// Sent along the first responder's chain; the entry shows while somebody there can perform it.
    open var action: Selector

    /// The action takes the menu controller as its argument.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The menu of editing actions over what is selected.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// To which side of its target the menu points; raw values are UIKit's.
    public enum ArrowDirection: Int, Sendable {
        /// The menu chooses: above its target where there is room.
        case `default` = 0
        /// The arrow points up: the menu stands below its target.
        case up = 1
        /// The arrow points down: the menu stands above its target.
        case down = 2
        /// The arrow points to the left: the menu stands at the right of its target.
        case left = 3
        /// The arrow points to the right: the menu stands at the left of its target.
        case right = 4
    }

    /// Posted before the menu is shown; the object is the controller.
    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification"
    )
    /// Posted when the menu is shown.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes.
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification"
    )
    /// Posted when the menu has gone.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu has another frame.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification"
    )

    /// The one of the app.
    open class var shared: UIMenuController { sharedController }
    @WorldState private static var sharedController = UIMenuController()

    /// Entries behind the system's own. Nil by default.
    open var menuItems: [UIMenuItem]?
    /// To which side the menu's arrow points, where there is room for that (BT-29). Default: `.default`.
    open var arrowDirection: ArrowDirection = .default
    private final var target: (view: UIView, rect: CGRect)?
    private final var bar: EditMenuBar?
    /// Watches for touches beside a cell's menu.
    private final var outside: UITapGestureRecognizer?
    /// Called once when the menu goes.
    private final var willHide: (() -> Void)?

    /// Whether the menu is on the screen.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// In the screen's space; zero while the menu isn't shown.
    open var menuFrame: CGRect { bar?.frame ?? .zero }

    /// Says where the next menu points to.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }
    /// Shows the menu at the target, or hides it; without animation in any case.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible {
            if let target { showMenu(from: target.view, rect: target.rect) }
        } else {
            hideMenu()
        }
    }
    /// Shows what the first responder's chain can perform; without anything, nothing.
    ///
    /// - Parameter targetRect: In the view's bounds space.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        showMenu(from: targetView, rect: targetRect, willShow: {}, willHide: {})
    }

    /// The same; `willShow` is called where there is something to show, and `willHide` once before the menu goes.
    func showMenu(
        from view: UIView,
        rect: CGRect,
        willShow: () -> Void,
        willHide: @escaping () -> Void
    ) {
        target = (view, rect)
        let entries = entries
        guard view.window != nil, !entries.isEmpty else { return }
        self.willHide?()
        self.willHide = nil
        willShow()
        show(entries) { ActionDispatch.send($0, to: nil, from: nil, for: nil) }
        self.willHide = willHide
    }

    /// Shows the menu of a view that isn't the first responder, a cell's; a touch outside takes it away.
    func showMenu(
        from view: UIView,
        allows: (Selector, UIMenuController) -> Bool,
        perform: @escaping (Selector, UIMenuController) -> Void
    ) {
        target = (view, view.bounds)
        show(allEntries.filter { allows($0.action, self) }) { [weak self] in if let self { perform($0, self) } }
        guard let window = bar?.window else { return }
        let tap = UITapGestureRecognizer()
        tap.targets.append(
            UIGestureRecognizer.Target(handler: { [weak self] tap in
                guard let self, let bar, !bar.bounds.contains(tap.location(in: bar)) else { return }
                hideMenu()
            })
        )
        tap.cancelsTouchesInView = false
        window.addGestureRecognizer(tap)
        outside = tap
    }

    private func show(_ entries: [(title: String, action: Selector)], perform: @escaping (Selector) -> Void) {
        guard let target, let window = target.view.window, !entries.isEmpty else { return }
        post(Self.willShowMenuNotification)
        takeAway()
        let bar = EditMenuBar(
            entries.map { entry in
                EditMenuEntry(title: entry.title) { [weak self] in
                    self?.hideMenu()
                    perform(entry.action)
                }
            }
        )
        window.addSubview(bar)
        bar.preferredSide = arrowDirection.side
        bar.stand(over: target.view.convert(target.rect, to: window), in: window)
        self.bar = bar
        post(Self.didShowMenuNotification)
    }
    /// Hides the menu of whichever view.
    open func hideMenu(from targetView: UIView) { hideMenu() }
    /// Hides the menu.
    open func hideMenu() {
        guard bar != nil else { return }
        post(Self.willHideMenuNotification)
        let told = willHide
        willHide = nil
        told?()
        takeAway()
        post(Self.didHideMenuNotification)
    }

    private func takeAway() {
        bar?.removeFromSuperview()
        bar = nil
        if let outside { outside.view?.removeGestureRecognizer(outside) }
        outside = nil
    }
    /// Asks again what can be performed.
    open func update() { if isMenuVisible { setMenuVisible(true, animated: false) } }

    static let systemEntries: [(String, Selector)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
        ("Select All", "selectAll:"),
    ]

    private var entries: [(title: String, action: Selector)] {
        let responder = FirstResponder.current
        return allEntries.filter { entry in
            // The delete key does it where there is a keyboard.
            if entry.action == "delete:", responder is any UIKeyInput { return false }
            return responder?.target(forAction: entry.action, withSender: self) != nil
        }
    }

    /// What may be shown, the app's own entries last.
    private var allEntries: [(title: String, action: Selector)] {
        Self.systemEntries.map { (title: $0.0, action: $0.1) } + (menuItems ?? []).map { ($0.title, $0.action) }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
