extension StackConstraints {
    /// Hidden views take no room and don't decide anything, yet they lie where they would appear (AL-50).
    ///
    /// Measured from the documents that Xcode stored: a hidden view has no size along the axis, stands in the middle of
    /// the gap between its visible neighbors and is aligned like them. Sizes that the app demands still hold; across a
    /// filling stack they hold for all.
    mutating func placeHidden() {
        let isEqualSpacing = arrangement.distribution == .equalSpacing
        var previous: UIView?
        for view in arrangement.views {
            guard view.isHidden else {
                previous = view
                continue
            }
            fix("UISV-hiding", view, main.size, to: 0, priority: Priority.hiding)
            if let previous {
                let isLast = views.last === previous
                let gap = isLast && !isEqualSpacing ? 0 : arrangement.spacing(after: previous) / 2
                weakly(view, main.start, previous, main.end, constant: gap)
            } else if let next = views.first {
                let gap = isEqualSpacing ? arrangement.spacing(after: view) / 2 : 0
                weakly(view, main.end, next, main.start, constant: -gap)
            } else {
                weakly(view, main.start, canvas, main.start)
            }
            switch arrangement.alignment {
            case .fill:
                relate("UISV-hiding", view, cross.start, .equal, canvas, cross.start)
                relate("UISV-hiding", view, cross.end, .equal, canvas, cross.end)
            case .leading, .firstBaseline: weakly(view, cross.start, canvas, cross.start)
            case .center: weakly(view, cross.center, canvas, cross.center)
            case .trailing, .lastBaseline: weakly(view, cross.end, canvas, cross.end)
            }
        }
    }

    private mutating func weakly(
        _ view: UIView,
        _ attribute: NSLayoutConstraint.Attribute,
        _ other: AnyObject,
        _ otherAttribute: NSLayoutConstraint.Attribute,
        constant: CGFloat = 0
    ) {
        relate(
            "UISV-hiding",
            view,
            attribute,
            .equal,
            other,
            otherAttribute,
            constant: constant,
            priority: Priority.ambiguity
        )
    }
}
