/// Makes the constraints with which a stack view lays out its arranged views.
///
/// Identifiers are those that UIKit's logs show. What stands across the axis is in `StackConstraints+Alignment.swift`,
/// equal gaps in `StackConstraints+Gaps.swift`, hidden views in
/// `StackConstraints+Hidden.swift`.
@MainActor
struct StackConstraints {
    /// Priorities of what gives way to the app's own constraints.
    enum Priority {
        /// No size for what is hidden; sizes that the app demands hold without a log.
        static let hiding = UILayoutPriority(999)
        /// Ratios of intrinsic sizes.
        static let proportion = UILayoutPriority(999)
        /// Equal distances between centers, given up before any content is squeezed or stretched (AL-53).
        static let centering = UILayoutPriority(150)
        /// The stack's wish to be no larger than its views (AL-54), just above that of a fitting size.
        static let spanningFit = UILayoutPriority(51)
        /// What decides where nothing else does.
        static let ambiguity = UILayoutPriority(25)
    }

    let stack: UIStackView
    let arrangement: StackArrangement
    let views: [UIView]
    /// What the views fill: the stack view itself, or its margins guide (LM-18).
    let canvas: AnyObject
    /// Names of the sides along and across the axis.
    let main: StackAxis
    let cross: StackAxis
    var constraints: [NSLayoutConstraint] = []

    init(of stack: UIStackView, _ arrangement: StackArrangement) {
        self.stack = stack
        self.arrangement = arrangement
        views = arrangement.visibleViews
        canvas = arrangement.isMarginsRelative ? stack.layoutMarginsGuide : stack
        main = arrangement.axis == .horizontal ? .horizontal : .vertical
        cross = arrangement.axis == .horizontal ? .vertical : .horizontal
    }

    /// The constraints, not yet active, in the order in which they are to be activated.
    func made() -> [NSLayoutConstraint] {
        var copy = self
        guard let first = views.first, let last = views.last else {
            copy.collapse()
            copy.placeHidden()
            return copy.constraints
        }
        copy.relate("UISV-canvas-connection", canvas, main.start, .equal, first, main.start)
        copy.distribute()
        copy.relate("UISV-canvas-connection", canvas, main.end, .equal, last, main.end)
        copy.align()
        copy.placeHidden()
        return copy.constraints
    }

    // MARK: Along the axis
    private mutating func distribute() {
        switch arrangement.distribution {
        case .fill:
            addSpacing(.equal)
            shareWidths()
        case .fillEqually:
            addSpacing(.equal)
            for view in views.dropFirst() {
                relate("UISV-fill-equally", view, main.size, .equal, views[0], main.size)
            }
        case .fillProportionally:
            addSpacing(.equal)
            addProportions()
        case .equalSpacing:
            addSpacing(.greaterThanOrEqual)
            addEqualGaps()
        case .equalCentering:
            addSpacing(.greaterThanOrEqual)
            addEqualCenterDistances()
        }
    }

    private mutating func addSpacing(_ relation: NSLayoutConstraint.Relation) {
        let isByBaselines = arrangement.isBaselineRelative && arrangement.axis == .vertical
        for (view, next) in zip(views, views.dropFirst()) {
            relate(
                "UISV-spacing",
                next,
                isByBaselines ? .firstBaseline : main.start,
                relation,
                view,
                isByBaselines ? .lastBaseline : main.end,
                constant: arrangement.spacing(after: view)
            )
        }
    }

    /// Among views whose width the content leaves open, rest and want are shared evenly.
    private mutating func shareWidths() {
        guard arrangement.axis == .horizontal else { return }
        let sharing = views.filter(\.sharesWidthInStack)
        for view in sharing.dropFirst() {
            relate(
                "UISV-text-width-disambiguation",
                view,
                .width,
                .equal,
                sharing[0],
                .width,
                priority: Priority.ambiguity
            )
        }
    }

    /// Sizes in the ratio of the intrinsic sizes, spacing counted off; views without one are left alone (AL-52).
    private mutating func addProportions() {
        let sizes = views.map { $0.countedContentSize(fittingWidth: nil)[arrangement.axis] }
        let total = sizes.reduce(0) { $0 + max(0, $1) }
        guard total > 0 else { return }
        let gaps = views.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1) }
        for (view, size) in zip(views, sizes) where size > 0 {
            relate(
                "UISV-fill-proportionally",
                view,
                main.size,
                .equal,
                canvas,
                main.size,
                multiplier: size / total,
                constant: -gaps * size / total,
                priority: Priority.proportion
            )
        }
    }

    /// A stack view that shows nothing takes no room.
    private mutating func collapse() {
        for size in [main.size, cross.size] {
            fix("UISV-canvas-fit", canvas, size, to: 0, priority: Priority.spanningFit)
        }
    }

    // MARK: Making one
    mutating func relate(
        _ identifier: String,
        _ first: AnyObject,
        _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject,
        _ secondAttribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: relation,
            toItem: second,
            attribute: secondAttribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.identifier = identifier
        constraint.priority = priority
        constraints.append(constraint)
    }

    mutating func fix(
        _ identifier: String,
        _ item: AnyObject,
        _ attribute: NSLayoutConstraint.Attribute,
        to constant: CGFloat,
        priority: UILayoutPriority
    ) {
        let constraint = NSLayoutConstraint(
            item: item,
            attribute: attribute,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: constant
        )
        constraint.identifier = identifier
        constraint.priority = priority
        constraints.append(constraint)
    }
}
