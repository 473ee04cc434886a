extension UIScreen {
    /// The part below the status bar, in points.
    public var applicationFrame: CGRect {
        let bar = UIApplication.shared.statusBarFrame.height
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }
    /// A picture of the windows as they are, or as they will be after changes that wait.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let shown = UIApplication.shared.windows.filter { !$0.isHidden }
        let snapshot = UIView(frame: bounds)
        for window in shown.sorted(by: { $0.windowLevel < $1.windowLevel }) {
            guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            part.frame = window.frame
            snapshot.addSubview(part)
        }
        return snapshot
    }
    /// Who has the focus on this screen; nil: nobody.
    public var focusedItem: (any UIFocusItem)? {
        UIApplication.shared.windows.lazy.compactMap { UIFocusSystem.focusSystem(for: $0)?.focusedItem }.first { _ in
            true
        }
    }
    /// The view that has the focus; nil where none or something else has.
    public var focusedView: UIView? { focusedItem as? UIView }
}
