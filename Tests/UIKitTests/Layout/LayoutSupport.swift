import Platform

@testable import UIKit

/// Shows a controller in a window that fills the screen, laid out. It stays; other tests' fingers go through it.
@MainActor
func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isUserInteractionEnabled = false
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
}

/// A view that wants a size, as controls do.
final class SizedView: UIView {
    var wish: CGSize
    /// Points from the top to the first baseline; nil: at the bottom.
    var baseline: CGFloat?

    init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) {
        wish = CGSize(width: width, height: height)
        self.baseline = baseline
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { wish }
    override func firstBaselineOffset(in size: CGSize) -> CGFloat? { baseline }
    override func lastBaselineOffset(in size: CGSize) -> CGFloat? { baseline.map { size.height - $0 } }
}

/// A view for constraints, below a parent.
@MainActor
func addView(to parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
}

/// The messages of the exceptions that the closure raises.
@MainActor
func exceptions(in body: () -> Void) -> [String] {
    var messages: [String] = []
    let before = UIKitException.handler
    UIKitException.handler = { _, message in messages.append(message) }
    defer { UIKitException.handler = before }
    body()
    return messages
}

/// The constraints that break while the closure runs, by identifier.
@MainActor
func brokenConstraints(in body: () -> Void) -> [String] {
    var names: [String] = []
    let (listener, conflicts) = (LayoutLog.listener, LayoutLog.conflictListener)
    LayoutLog.listener = { _ in }
    LayoutLog.conflictListener = { _, broken in names.append(broken.identifier ?? "?") }
    defer { (LayoutLog.listener, LayoutLog.conflictListener) = (listener, conflicts) }
    body()
    return names
}

extension NSLayoutConstraint {
    /// The constraint, active and named.
    @discardableResult
    func named(_ identifier: String, _ priority: Float = 1000) -> NSLayoutConstraint {
        self.identifier = identifier
        self.priority = UILayoutPriority(priority)
        isActive = true
        return self
    }
}

/// How many systems layout sets up while the closure runs.
@MainActor
func builds(in body: () -> Void) -> Int {
    let tally = LayoutTally()
    LayoutTally.current = tally
    defer { LayoutTally.current = nil }
    body()
    return tally.builds
}
