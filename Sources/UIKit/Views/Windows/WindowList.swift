import Foundation
import Platform

/// The windows that are on the screen, and which of them takes keys.
@MainActor
package enum WindowList {
    /// The app's and the system's, in the order in which they were shown.
    @WorldState package private(set) static var visible: [UIWindow] = []
    /// The app's own windows, in the order in which they were shown.
    static var ofApp: [UIWindow] { visible.filter { !$0.isOfSystem } }
    @WeakWorldState package private(set) static var key: UIWindow?

    static func add(_ window: UIWindow) {
        guard !visible.contains(where: { $0 === window }) else { return }
        visible.append(window)
        orderDidChange()
    }

    static func remove(_ window: UIWindow) {
        visible.removeAll { $0 === window }
        if key === window { key = nil }
        orderDidChange()
    }

    /// Brings the screen's layers into the windows' order.
    static func orderDidChange() { UIScreen.main.tree.show(inPaintOrder.map(\.layer)) }

    static func makeKey(_ window: UIWindow) {
        guard key !== window, window.canBecomeKey else { return }
        if let old = key {
            key = nil
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        key = window
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    /// The windows from the farthest to the nearest, without those of scenes in the background of an app that has one
    /// on the screen.
    package static var inPaintOrder: [UIWindow] {
        visible.enumerated()
            .filter { !$0.element.isBehindAnotherScene }
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
            .map(\.element)
    }
}

extension UIWindow {
    func didShow() {
        WindowList.add(self)
        windowTraits = SimulatedDevice.current.windowTraits ?? windowTraits
        updateTraits()
        updateWindowSafeArea()
        installRoot()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    func didHide() {
        rootDidHide()
        WindowList.remove(self)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    /// The device's insets where the window touches the screen's edges.
    package func updateWindowSafeArea() {
        let screenInsets = screen.configuration.safeAreaInsets
        let screenSize = screen.bounds.size
        let insets = UIEdgeInsets(
            top: Self.reach(of: screenInsets.top, at: frame.minY),
            left: Self.reach(of: screenInsets.left, at: frame.minX),
            bottom: Self.reach(of: screenInsets.bottom, at: screenSize.height - frame.maxY),
            right: Self.reach(of: screenInsets.right, at: screenSize.width - frame.maxX)
        )
        safeArea.isStale = false
        guard insets != safeArea.insets else { return }
        safeArea.insets = insets
        for subview in subviews { subview.markSafeAreaStale() }
        safeAreaInsetsDidChange()
        systemInsetsDidChangeForConstraints()
        markNeedsLayout()
    }
}
