import Foundation

/// Shows what lies under a finger that rests on a view enlarged, follows the finger, and tells where it was lifted.
@MainActor
final class LargeContentPress: NSObject, UIGestureRecognizerDelegate {
    /// Only at accessibility text sizes.
    static var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    let recognizer = UILongPressGestureRecognizer()
    private weak var view: UIView?
    private var panel: LargeContentPanel?
    private var shown: (any UILargeContentViewerItem)?
    /// The item at a point of the view's bounds space.
    var item: (CGPoint) -> (any UILargeContentViewerItem)?
    /// Called where the finger is lifted, with the point in the view's bounds space.
    var end: ((any UILargeContentViewerItem)?, CGPoint) -> Void = { item, _ in LargeContentPress.perform(item) }
    /// The window that the panel stands in.
    var window: () -> UIWindow?

    init(on view: UIView) {
        self.view = view
        item = { [weak view] in view?.largeContentItem(at: $0) }
        window = { [weak view] in view?.window }
        super.init()
        recognizer.delegate = self
        recognizer.targets.append(UIGestureRecognizer.Target(handler: { [weak self] _ in self?.follow() }))
        view.addGestureRecognizer(recognizer)
    }

    /// Takes panel and recognizer away.
    func leave() {
        recognizer.view?.removeGestureRecognizer(recognizer)
        hide()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        Self.isEnabled && item(recognizer.location(in: view)) != nil
    }

    /// What a tap on a control would do.
    static func perform(_ item: (any UILargeContentViewerItem)?) {
        (item as? UIControl)?.sendActions(for: .touchUpInside)
    }

    private func follow() {
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began, .changed: show(item(point))
        case .ended:
            hide()
            end(item(point), point)
        case .possible, .cancelled, .failed: hide()
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard let item, let window = window() else { return hide() }
        guard item !== shown else { return }
        shown = item
        let panel = panel ?? LargeContentPanel()
        self.panel = panel
        panel.show(item, in: window)
    }

    private func hide() {
        panel?.isGoing = true
        (shown, panel) = (nil, nil)
    }
}

extension UIView {
    /// The deepest item that is to be shown enlarged at a point of the bounds space.
    func largeContentItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard !isHidden, alpha > 0, self.point(inside: point, with: nil) else { return nil }
        for subview in subviews.reversed() {
            if let found = subview.largeContentItem(at: convert(point, to: subview)) { return found }
        }
        return showsLargeContentViewer ? self : nil
    }
}
