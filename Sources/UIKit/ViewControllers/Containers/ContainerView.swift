/// A controller that places its children's views and bars itself.
@MainActor
protocol ContainerLayout: AnyObject {
    /// Called in each layout pass of the container's view; safe areas are those of this pass.
    func layoutContainer()
}

/// The root view of a container: lays out through its controller, which no subclass can switch off.
final class ContainerView: UIView {
    weak var container: (any ContainerLayout)?

    init(container: any ContainerLayout) {
        self.container = container
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Outside a window nothing appears, which would bring the children in; layout does so as well.
        if window == nil { (container as? UIViewController)?.installVisibleChildren() }
        container?.layoutContainer()
    }
}

extension UIView {
    /// Lets a container's frame hold for a child's root view, also for one whose document leaves it to constraints that
    /// nobody makes (AL-64).
    func beResizedByContainer() {
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        translatesAutoresizingMaskIntoConstraints = true
    }
}

/// Where a child's view lies in a container, and what bars add to its safe area.
struct ChildPlacement: Equatable {
    /// In the container's bounds space, in points.
    var frame: CGRect
    /// Points that bars cover beyond the insets that the child inherits (SA-10).
    var insets: UIEdgeInsets

    /// - Parameters:
    ///   - bounds: Of the container.
    ///   - inherited: The container's own safe area.
    ///   - top: How far the bars reach down from the top edge; 0 without one.
    ///   - bottom: How far they reach up from the bottom edge.
    init(
        bounds: CGRect,
        inherited: UIEdgeInsets,
        top: CGFloat,
        bottom: CGFloat,
        extendsUnderTop: Bool,
        extendsUnderBottom: Bool
    ) {
        frame = bounds
        insets = .zero
        if top > 0 {
            if extendsUnderTop {
                insets.top = top - inherited.top
            } else {
                frame.origin.y += top
                frame.size.height -= top
            }
        }
        if bottom > 0 {
            if extendsUnderBottom {
                insets.bottom = bottom - inherited.bottom
            } else {
                frame.size.height -= bottom
            }
        }
        frame.size.height = max(0, frame.size.height)
    }

    /// Makes room for a column at a side: beside the child, or over it.
    mutating func leave(_ width: CGFloat, atRight: Bool, tiles: Bool) {
        switch (tiles, atRight) {
        case (true, _):
            frame.size.width -= width
            if !atRight { frame.origin.x += width }
        case (false, true): insets.right += width
        case (false, false): insets.left += width
        }
    }

    @MainActor
    func apply(to view: UIView) {
        if view.frame != frame { view.frame = frame }
        view.setContainerInsets(insets)
    }
}

extension UIViewController {
    /// SA-11: whether content goes on under a bar at an edge.
    func extendsUnderBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// The nearest ancestor of a class.
    func nearestAncestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        var ancestor = parent
        while let candidate = ancestor {
            if let found = candidate as? Controller { return found }
            ancestor = candidate.parent
        }
        return nil
    }

    /// Names the scroll view that bars watch; nil: the first one found (SC-6).
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        let before = contentScrollView(for: edge)
        if edge.contains(.top) { loading.topContentScrollView = scrollView }
        if edge.contains(.bottom) { loading.bottomContentScrollView = scrollView }
        for affected in [before, scrollView, contentScrollView(for: edge)] { affected?.updateAdjustment() }
        parent?.layoutOfContainerMayHaveChanged(for: self)
    }

    /// SC-6: what was named, else the root view or its line of first subviews.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        let named = edge.contains(.top) ? loading.topContentScrollView : loading.bottomContentScrollView
        if let named { return named }
        for child in children.reversed() where child.viewIfLoaded?.superview != nil {
            if self is any ContainerLayout, let found = child.contentScrollView(for: edge) { return found }
        }
        var view = viewIfLoaded
        while let candidate = view {
            if let scrollView = candidate as? UIScrollView { return scrollView }
            view = candidate.subviews.first
        }
        return nil
    }
}
