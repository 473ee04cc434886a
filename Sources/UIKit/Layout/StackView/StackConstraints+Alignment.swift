extension StackConstraints {
    /// How the views stand across the axis (AL-54).
    mutating func align() {
        switch arrangement.alignment {
        case .fill:
            alignAll(cross.start)
            alignAll(cross.end)
        case .leading:
            alignAll(cross.start)
            bound(end: true, pull: nil)
        case .trailing:
            alignAll(cross.end)
            bound(start: true, pull: nil)
        case .center:
            alignAll(cross.center)
            bound(start: true, end: true, pull: nil)
        case .firstBaseline:
            alignBaselines(.firstBaseline, pull: cross.start)
        case .lastBaseline:
            alignBaselines(.lastBaseline, pull: cross.end)
        }
    }

    /// The first view at the canvas, the others at the first.
    private mutating func alignAll(_ attribute: NSLayoutConstraint.Attribute) {
        relate("UISV-canvas-connection", canvas, attribute, .equal, views[0], attribute)
        for view in views.dropFirst() { relate("UISV-alignment", view, attribute, .equal, views[0], attribute) }
    }

    /// Baselines alike in a row; a column has none to align and stands at its leading edge.
    private mutating func alignBaselines(
        _ attribute: NSLayoutConstraint.Attribute,
        pull: NSLayoutConstraint.Attribute
    ) {
        guard arrangement.axis == .horizontal else {
            alignAll(cross.start)
            return bound(end: true, pull: nil)
        }
        // Xcode's canvas leaves views without text where they are, whatever the text beside them does.
        let withText = views.filter { $0.hasTextBaseline }
        for view in withText.dropFirst() { relate("UISV-alignment", view, attribute, .equal, withText[0], attribute) }
        bound(start: true, end: true, pull: pull)
    }

    /// Keeps the views inside the canvas and the canvas as small as they allow.
    ///
    /// - Parameter pull: A side toward which the views go when there is room on both.
    private mutating func bound(start: Bool = false, end: Bool = false, pull: NSLayoutConstraint.Attribute?) {
        for view in views {
            if start { relate("UISV-spanning-boundary", view, cross.start, .greaterThanOrEqual, canvas, cross.start) }
            if end { relate("UISV-spanning-boundary", canvas, cross.end, .greaterThanOrEqual, view, cross.end) }
        }
        fix("UISV-spanning-fit", canvas, cross.size, to: 0, priority: Priority.spanningFit)
        for view in views {
            if let pull {
                relate("UISV-canvas-connection", view, pull, .equal, canvas, pull, priority: Priority.spanningFit)
            }
            // A view without a size of its own fills the stack, as sliders and plain views do on Xcode's canvas.
            relate(
                "UISV-ambiguity-suppression",
                view,
                cross.size,
                .equal,
                canvas,
                cross.size,
                priority: Priority.ambiguity
            )
        }
    }
}

extension UIView {
    /// Whether the view, or the one that it names for baselines, has a baseline other than its bottom.
    fileprivate var hasTextBaseline: Bool {
        let target = forFirstBaselineLayout
        if target !== self { return target.hasTextBaseline }
        return firstBaselineOffset(in: contentSize(fittingWidth: nil)) != nil
    }
}
