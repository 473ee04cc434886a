/// Makes the constraints that a visual format describes, in the order of the text (AL-M6, AL-M7).
@MainActor
struct VisualFormatConstraints {
    typealias Attribute = NSLayoutConstraint.Attribute

    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []

    init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: Any]) {
        self.format = format
        self.options = options
        self.views = views
    }

    func made() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var copy = self
        try copy.make()
        return copy.constraints
    }

    private mutating func make() throws(VisualFormatError) {
        var items: [AnyObject] = []
        for (index, view) in format.views.enumerated() {
            let item = try item(named: view.name, at: view.position)
            if index == 0, let leading = format.leading {
                connect(try superview(of: item, at: 0), item, by: leading)
            } else if let connection = view.connection, let previous = items.last {
                connect(previous, to: item, by: connection)
            }
            for size in view.sizes { try add(size, to: item) }
            items.append(item)
        }
        if let trailing = format.trailing, let last = items.last {
            let end = (format.views.last?.position ?? 0) + (format.views.last?.name.count ?? 0)
            connect(last, superview: try superview(of: last, at: end), by: trailing)
        }
        try align(items)
    }

    // MARK: Items
    private func item(named name: String, at position: Int) throws(VisualFormatError) -> AnyObject {
        guard let view = views[name] else {
            throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", position: position)
        }
        return view as AnyObject
    }

    private func superview(of item: AnyObject, at position: Int) throws(VisualFormatError) -> UIView {
        guard let space = (item as? any ConstraintItem)?.constraintSpace else {
            throw VisualFormatError(
                reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
                position: position
            )
        }
        return space
    }

    // MARK: Sides
    private var isVertical: Bool { format.axis == .vertical }

    /// The side of a view that comes first in the format's direction.
    private var near: Attribute {
        if isVertical { return .top }
        if options.contains(.directionRightToLeft) { return .right }
        return options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var far: Attribute {
        if isVertical { return .bottom }
        if options.contains(.directionRightToLeft) { return .left }
        return options.contains(.directionLeftToRight) ? .right : .trailing
    }

    /// From right to left a distance to the next view counts toward the left.
    private var sign: CGFloat { !isVertical && options.contains(.directionRightToLeft) ? -1 : 1 }

    // MARK: Connections
    private mutating func connect(_ superview: UIView, _ item: AnyObject, by connection: VisualFormat.Connection) {
        let edge: AnyObject = connection.isStandard ? superview.layoutMarginsGuide : superview
        for space in connection.spaces(standard: 0) { relate(item, near, to: edge, near, space) }
    }

    private mutating func connect(
        _ item: AnyObject,
        superview: UIView,
        by connection: VisualFormat.Connection
    ) {
        let edge: AnyObject = connection.isStandard ? superview.layoutMarginsGuide : superview
        for space in connection.spaces(standard: 0) { relate(edge, far, to: item, far, space) }
    }

    private mutating func connect(_ item: AnyObject, to next: AnyObject, by connection: VisualFormat.Connection) {
        let isByBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
        for space in connection.spaces(standard: SystemSpacing.standard) {
            relate(next, isByBaselines ? .firstBaseline : near, to: item, isByBaselines ? .lastBaseline : far, space)
        }
    }

    private mutating func relate(
        _ first: AnyObject,
        _ firstAttribute: Attribute,
        to second: AnyObject,
        _ secondAttribute: Attribute,
        _ space: VisualFormat.Predicate
    ) {
        guard case .constant(let length) = space.object else { return }
        var relation = space.relation
        if sign < 0, let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) { relation = turned }
        add(
            NSLayoutConstraint(
                item: first,
                attribute: firstAttribute,
                relatedBy: relation,
                toItem: second,
                attribute: secondAttribute,
                multiplier: 1,
                constant: sign * length
            ),
            space.priority
        )
    }

    // MARK: Sizes and alignment
    private mutating func add(_ size: VisualFormat.Predicate, to item: AnyObject) throws(VisualFormatError) {
        let attribute: Attribute = isVertical ? .height : .width
        let other: AnyObject?
        var constant: CGFloat = 0
        switch size.object {
        case .constant(let length): (other, constant) = (nil, length)
        case .view(let name, let position): other = try self.item(named: name, at: position)
        }
        add(
            NSLayoutConstraint(
                item: item,
                attribute: attribute,
                relatedBy: size.relation,
                toItem: other,
                attribute: other == nil ? .notAnAttribute : attribute,
                multiplier: 1,
                constant: constant
            ),
            size.priority
        )
    }

    private mutating func align(_ items: [AnyObject]) throws(VisualFormatError) {
        // One view alone has nothing to be aligned with: published apps ask for the wrong axis then.
        guard items.count > 1 else { return }
        for (option, attribute) in NSLayoutConstraint.FormatOptions.alignments where options.contains(option) {
            guard attribute.axis != format.axis else {
                let (edge, layout) = isVertical ? ("horizontal", "vertical") : ("vertical", "horizontal")
                throw VisualFormatError(
                    reason: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for "
                        + "layout that is also \(layout).",
                    position: 0
                )
            }
            for (item, next) in zip(items, items.dropFirst()) {
                add(
                    NSLayoutConstraint(
                        item: item,
                        attribute: attribute,
                        relatedBy: .equal,
                        toItem: next,
                        attribute: attribute,
                        multiplier: 1,
                        constant: 0
                    ),
                    .required
                )
            }
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        constraint.priority = priority
        constraints.append(constraint)
    }
}

extension VisualFormat.Connection {
    fileprivate var isStandard: Bool {
        if case .standard = self { return true }
        return false
    }

    /// The spaces in points, each of which is a constraint.
    fileprivate func spaces(standard: CGFloat) -> [VisualFormat.Predicate] {
        switch self {
        case .flush: [VisualFormat.Predicate(object: .constant(0))]
        case .standard: [VisualFormat.Predicate(object: .constant(standard))]
        case .spaces(let predicates): predicates
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The options that align the views, with the attribute that they mean.
    fileprivate static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
}
