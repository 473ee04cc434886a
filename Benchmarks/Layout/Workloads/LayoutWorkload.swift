import UIKit

/// A tree of views with constraints, as an app builds it: the solver's workloads through the public API.
///
/// Whoever holds the workload holds its window, whose size is the device's: 390 × 844 points, turned 844 × 390.
@MainActor
final class LayoutWorkload {
    /// "W2 form 100".
    let name: String
    let window: UIWindow
    let root: UIView
    /// Below the root, in order of making.
    private(set) var views: [UIView] = []
    /// In order of making; active once the workload is.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// A constraint that only one view's frame follows, where the workload has one.
    var leafConstraint: NSLayoutConstraint?
    private let portrait: CGSize
    private let landscape: CGSize

    init(
        _ name: String,
        portrait: CGSize = CGSize(width: 390, height: 844),
        landscape: CGSize = CGSize(width: 844, height: 390)
    ) {
        self.name = name
        self.portrait = portrait
        self.landscape = landscape
        window = UIWindow(frame: CGRect(origin: .zero, size: portrait))
        root = UIView(frame: window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(root)
    }

    // MARK: Building
    /// A view for constraints below a parent; without a content size unless one is given.
    func addView(to parent: UIView, content: CGSize? = nil) -> UIView {
        let view = content.map(SizedView.init) ?? UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        views.append(view)
        return view
    }

    @discardableResult
    func add(_ constraint: NSLayoutConstraint, _ priority: Float = 1000) -> NSLayoutConstraint {
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
        return constraint
    }

    func fill(_ view: UIView, _ parent: UIView) {
        add(view.leftAnchor.constraint(equalTo: parent.leftAnchor))
        add(view.rightAnchor.constraint(equalTo: parent.rightAnchor))
        add(view.topAnchor.constraint(equalTo: parent.topAnchor))
        add(view.bottomAnchor.constraint(equalTo: parent.bottomAnchor))
    }

    // MARK: Running
    func activate() { NSLayoutConstraint.activate(constraints) }

    func layOut() { window.layoutIfNeeded() }

    /// Turns the window, without laying out.
    func turn(toLandscape: Bool) { window.frame.size = toLandscape ? landscape : portrait }

    /// The frames of all views, root first.
    var frames: [CGRect] { [root.frame] + views.map(\.frame) }
}

/// A view with a content size, as labels and controls have one.
private final class SizedView: UIView {
    private let content: CGSize

    init(content: CGSize) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// The generator of the solver's workloads: 64-bit, linear congruential.
struct WorkloadRandom {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) }

    mutating func below(_ count: Int) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(UInt32(truncatingIfNeeded: state >> 33) % UInt32(count))
    }
}
