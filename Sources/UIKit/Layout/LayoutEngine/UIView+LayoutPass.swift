extension UIView {
    // MARK: Marking
    /// Has `layoutSubviews` called in the next pass.
    func markNeedsLayout() {
        layer.setNeedsLayout()
        superview?.noteDescendantNeedsLayout()
    }

    /// Lets the next pass find its way down to a view that needs it.
    func noteDescendantNeedsLayout() {
        var view: UIView? = self
        while let ancestor = view, !ancestor.traits.descendantNeedsLayout {
            ancestor.traits.descendantNeedsLayout = true
            view = ancestor.superview
        }
    }

    private var needsVisit: Bool { layer.layoutIsNeeded || traits.descendantNeedsLayout || safeArea.isStale }

    // MARK: The pass (AL-31)
    /// Lays out now what needs it, from the topmost ancestor that does (AL-32).
    func layoutNow() {
        var top = self
        var view: UIView? = self
        while let ancestor = view, !ancestor.traits.isLayingOut {
            if ancestor.layer.layoutIsNeeded || ancestor.constraintState.engine?.needsSolve == true { top = ancestor }
            view = ancestor.superview
        }
        guard !top.traits.isLayingOut else { return }
        // Insets and text heights follow frames, which follow insets: a few rounds settle every real screen, the
        // limit ends what never would.
        for _ in 0..<12 {
            top.updateConstraintsOfSubtree()
            guard top.needsVisit else { break }
            top.layoutTree()
        }
    }

    /// One walk from here down.
    private func layoutTree() {
        updateSafeAreaIfStale()
        if isIslandRoot, wantsEngine {
            let engine = engine
            if engine.needsSolve || engine.needsRebuild {
                engine.solveIfNeeded()
                engine.markChangedViews()
            }
        }
        if layer.layoutIsNeeded { layoutOnce() }
        guard traits.descendantNeedsLayout else { return }
        traits.descendantNeedsLayout = false
        for subview in subviews where subview.needsVisit && subview.superview === self { subview.layoutTree() }
    }

    /// Whether constraints place anything in this island: it has an engine, or needs its first one.
    private var wantsEngine: Bool {
        constraintState.engine != nil || !constraintState.held.isEmpty
            || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// Calls the view's and its controller's layout methods (TR-17).
    private func layoutOnce() {
        traits.isLayingOut = true
        traitCollection.withCurrent {
            owningViewController?.viewWillLayoutSubviews()
            layer.layoutIfNeeded()
            owningViewController?.viewDidLayoutSubviews()
        }
        traits.isLayingOut = false
        // Frames of subviews may have changed what reaches into them.
        if subviews.contains(where: \.safeArea.isStale) { traits.descendantNeedsLayout = true }
    }

    /// The base class's layout: the engine's frames for the direct subviews (AL-34).
    func applyConstraintFrames() {
        guard let engine = islandRoot.constraintState.engine else { return }
        engine.solveIfNeeded()
        engine.isApplying = true
        defer { engine.isApplying = false }
        for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            if let frame = engine.solvedFrame(of: subview) { subview.setUntransformedFrame(frame) }
        }
    }

    // MARK: Fitting
    /// AL-36: the size at which the constraints are content, near the wish.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsOfSubtree()
        let engine = LayoutEngine(root: self, sizing: .fitting(target, horizontal: horizontal, vertical: vertical))
        engine.solveIfNeeded()
        return engine.system.solvedRootSize.map { size in
            CGSize(
                width: size.width.ceiledToPixel(scale: layoutScale),
                height: size.height.ceiledToPixel(scale: layoutScale)
            )
        } ?? bounds.size
    }
}

extension UIView: @preconcurrency CALayerDelegate {
    /// The layer's call in the layout pass: calls `layoutSubviews()` for the view's own layer (EV-M8).
    public func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { layoutSubviews() }
    }

    /// The layer's call when it needs contents: calls `draw(_:)` with the bounds, in the view's traits (TR-17).
    public func draw(_ layer: CALayer, in context: CGContext) {
        context.asCurrent { traitCollection.withCurrent { draw(bounds) } }
    }

    /// Does nothing: `draw(_:)` makes the contents.
    public func display(_ layer: CALayer) {}
}
