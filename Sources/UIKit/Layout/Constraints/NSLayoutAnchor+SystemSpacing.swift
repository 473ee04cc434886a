extension NSLayoutXAxisAnchor {
    /// `multiplier` system spaces after `anchor`: 8 points each (AL-24).
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: SystemSpacing.between(anchor, and: self, multiplier: multiplier))
    }

    /// At least `multiplier` system spaces after `anchor`: 8 points each (AL-24).
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(
            .greaterThanOrEqual,
            to: anchor,
            constant: SystemSpacing.between(anchor, and: self, multiplier: multiplier)
        )
    }

    /// At most `multiplier` system spaces after `anchor`: 8 points each (AL-24).
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.between(anchor, and: self, multiplier: multiplier))
    }
}

extension NSLayoutYAxisAnchor {
    /// `multiplier` system spaces below `anchor`: 8 points each between edges (AL-24).
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: SystemSpacing.between(anchor, and: self, multiplier: multiplier))
    }

    /// At least `multiplier` system spaces below `anchor`: 8 points each, or a line height between baselines (AL-24).
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(
            .greaterThanOrEqual,
            to: anchor,
            constant: SystemSpacing.between(anchor, and: self, multiplier: multiplier)
        )
    }

    /// At most `multiplier` system spaces below `anchor`: 8 points each, or a line height between baselines (AL-24).
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.between(anchor, and: self, multiplier: multiplier))
    }
}

/// The space that the system puts between things which the app leaves to it.
@MainActor
enum SystemSpacing {
    /// Points between siblings (LM-14).
    static let standard: CGFloat = 8

    /// The distance between two anchors; between baselines the line height of the lower view's font counts.
    static func between<Anchor: AnyObject>(
        _ first: NSLayoutAnchor<Anchor>,
        and second: NSLayoutAnchor<Anchor>,
        multiplier: CGFloat
    ) -> CGFloat {
        let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
        guard baselines.contains(first.attribute), baselines.contains(second.attribute),
            let lineHeight = (second.item as? UIView)?.baselineLineHeight
        else { return multiplier * standard }
        return multiplier * lineHeight
    }
}
