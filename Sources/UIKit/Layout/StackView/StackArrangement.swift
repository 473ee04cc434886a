/// What a stack view arranges, and how.
@MainActor
struct StackArrangement {
    var views: [UIView] = []
    var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    var axis: NSLayoutConstraint.Axis = .horizontal
    var distribution: UIStackView.Distribution = .fill
    var alignment: UIStackView.Alignment = .fill
    /// Points, or one of the stack view's two constants.
    var spacing: CGFloat = 0
    var isBaselineRelative = false
    var isMarginsRelative = false

    /// The views that take room (AL-50).
    var visibleViews: [UIView] { views.filter { !$0.isHidden } }

    mutating func remove(_ view: UIView) {
        views.removeAll { $0 === view }
        customSpacing[ObjectIdentifier(view)] = nil
    }

    /// Points between a view and the next visible one (AL-55).
    func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
        return points(of: custom) ?? points(of: spacing) ?? 0
    }

    /// Points that a value stands for; nil for the stack's own spacing.
    private func points(of spacing: CGFloat) -> CGFloat? {
        if spacing >= UIStackView.spacingUseDefault { return nil }
        // Documents write the constant with more digits than a Float has.
        if spacing > 0, spacing < 2 * UIStackView.spacingUseSystem { return SystemSpacing.standard }
        return spacing
    }

    /// The view whose baseline is the stack's: the tallest in a row, the first or the last in a column (AL-21).
    func baselineView(isFirst: Bool) -> UIView? {
        switch axis {
        case .vertical:
            return isFirst ? visibleViews.first : visibleViews.last
        case .horizontal:
            var tallest: (view: UIView, height: CGFloat)?
            for view in visibleViews {
                let wish = view.contentSize(fittingWidth: nil).height
                let height = wish == UIView.noIntrinsicMetric ? view.bounds.height : wish
                if height > tallest?.height ?? -.infinity { tallest = (view, height) }
            }
            return tallest?.view
        }
    }
}
