import ConstraintSolver

/// Solves the constraints of one island of views and hands out their frames.
///
/// An island is a view and what lies below it, down to views whose frames come from their masks. Its variables are the
/// alignment rectangles of its views in their superviews' bounds spaces; the solver never sees a view, and views never
/// see a row. The system is built anew when its structure changes and edited when a constant or a size does.
@MainActor
final class LayoutEngine {
    /// What decides the root's size.
    enum Sizing {
        /// The root's bounds, as its superview or controller set them.
        case fixed
        /// The least size that satisfies the constraints, or the wish with its priorities (AL-36).
        case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    unowned let root: UIView
    let sizing: Sizing
    var needsRebuild = true
    var needsSolve = true
    /// True while solved frames are being set, which is no change by the app.
    var isApplying = false

    var system: LayoutSystem
    private var isSolving = false

    init(root: UIView, sizing: Sizing = .fixed) {
        self.root = root
        self.sizing = sizing
        system = LayoutSystem(root: root, sizing: sizing)
    }

    // MARK: Solving
    /// Brings the solution up to date; costs nothing when nothing changed.
    func solveIfNeeded() {
        guard needsSolve || needsRebuild, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        LayoutTally.count(\.engine) { solve() }
    }

    private func solve() {
        if needsRebuild {
            LayoutTally.current?.builds += 1
            system = LayoutSystem(root: root, sizing: sizing)
            system.build()
        } else {
            system.updateRootSize()
        }
        needsRebuild = false
        needsSolve = false
        system.solve()
        // AL-13: views whose height follows from their width take their real size in a second pass; a third settles
        // what the second has made narrower.
        for _ in 0..<3 {
            guard system.updateWidthDependentContentSizes() else { break }
            system.solve()
        }
    }

    /// Has the superviews of views whose solved frames differ from their present ones lay out.
    func markChangedViews() {
        for view in system.views {
            (view as? UIScrollView)?.contentFollows(self)
        }
        for view in system.views where view !== root {
            guard !view.translatesAutoresizingMaskIntoConstraints, let frame = solvedFrame(of: view) else { continue }
            if !view.hasGeometry(of: frame) { view.superview?.markNeedsLayout() }
        }
        guard let size = solvedRootSize, size != root.bounds.size else { return }
        isApplying = true
        root.bounds.size = size
        isApplying = false
    }

    // MARK: Changes
    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard !needsRebuild else { return }
        system.constantDidChange(constraint)
        needsSolve = true
    }

    func contentSizeDidChange(of view: UIView) {
        guard !needsRebuild else { return }
        needsRebuild = true
        needsSolve = true
    }

    // MARK: Results
    /// Whether the view's frame takes part in the island's system.
    func constrains(_ view: UIView) -> Bool { needsRebuild || system.geometry(of: view) != nil }

    /// The frame of a view in its superview's bounds space, on device pixels (AL-35).
    func solvedFrame(of view: UIView) -> CGRect? {
        guard let rect = system.solvedRect(of: view) else { return nil }
        return view.frame(forAlignmentRect: rect).roundedToPixels(scale: view.layoutScale)
    }

    /// The rectangle of a guide in its owner's bounds space.
    func solvedFrame(of guide: UILayoutGuide) -> CGRect? {
        guard let rect = system.solvedRect(of: guide) else { return nil }
        return rect.roundedToPixels(scale: guide.owningView?.layoutScale ?? 1)
    }

    /// The root's size where the constraints decide it; nil where it is given.
    var solvedRootSize: CGSize? {
        guard let size = system.solvedRootSize else { return nil }
        let insets = root.alignmentRectInsets
        let full = CGSize(
            width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom
        )
        return CGSize(
            width: full.width.roundedToPixel(scale: root.layoutScale),
            height: full.height.roundedToPixel(scale: root.layoutScale)
        )
    }
}

extension UIView {
    /// Pixels per point to which layout rounds.
    var layoutScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Whether size and center are those of a frame without a transform; transforms take no part in layout (AL-37).
    func hasGeometry(of frame: CGRect) -> Bool {
        let anchor = layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        return bounds.size.isNearly(frame.size) && abs(center.x - layer.position.x) < 1e-6
            && abs(center.y - layer.position.y) < 1e-6
    }

    /// Sets size and center, as the engine does, so that a transform stays out of layout.
    func setUntransformedFrame(_ frame: CGRect) {
        guard !hasGeometry(of: frame) else { return }
        let anchor = layer.anchorPoint
        changeGeometry {
            layer.bounds.size = frame.size
            layer.position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        }
    }
}

extension CGSize {
    /// Equal within a millionth of a point.
    fileprivate func isNearly(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}
