import Foundation

/// How wide the columns are before a user's or an app's wishes, in points.
private enum ColumnWidth {
    /// SP-M6: the secondary keeps so much beside a column.
    static let leastSecondary: CGFloat = 464
    /// SP-M8.
    static let leastSide: CGFloat = 240
    /// SP-M1.
    static let primaryOfThree: CGFloat = 280
    static let side: CGFloat = 320
    static let sideOnLargePads: CGFloat = 375
    static let largePad: CGFloat = 1366
    /// SP-10.
    static let share: CGFloat = 0.4
}

extension UISplitViewController {
    // MARK: Widths (SP-10, SP-M6)
    func supplementaryWidthsDidChange(_ name: String) {
        guard style == .tripleColumn else {
            return UIKitException.raise(
                .invalidArgument,
                "-[UISplitViewController \(name)] is not supported for a split view without a supplementary column"
            )
        }
        widthsDidChange()
    }

    /// SP-M2.
    ///
    /// - Returns: Whether the split view has columns.
    @discardableResult
    func insistOnColumns(_ name: String) -> Bool {
        if style != .unspecified { return true }
        UIKitException.raise(
            .invalidArgument,
            "-[UISplitViewController \(name)] is not supported for UISplitViewControllerStyleUnspecified"
        )
        return false
    }

    func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

    /// SP-M3, SP-M4: a column of glass floats unless its background is none.
    var floatsPrimary: Bool { isGlass && primaryBackgroundStyle == .sidebar }
    /// Points beside a floating primary.
    private var primaryMargin: CGFloat { floatsPrimary ? Self.floatingMargin : dividerWidth }
    /// One pixel.
    var dividerWidth: CGFloat { 1 / max(1, traitCollection.displayScale) }

    private func given(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }

    private var leastSecondary: CGFloat { given(minimumSecondaryColumnWidth) ?? ColumnWidth.leastSecondary }
    private var leastSupplementary: CGFloat {
        max(ColumnWidth.leastSide, given(minimumSupplementaryColumnWidth) ?? 0)
    }
    private var leastPrimaryOfThree: CGFloat { max(ColumnWidth.leastSide, given(minimumPrimaryColumnWidth) ?? 0) }

    /// SP-M8: rounded to the pixel.
    var fitsThreeColumns: Bool {
        guard let total = widthBesideInspector else { return false }
        let needed = leastPrimaryOfThree + leastSupplementary + Self.floatingMargin + dividerWidth + leastSecondary
        return total >= needed - dividerWidth / 2
    }

    /// What one column's preferences are.
    private struct Preferences {
        var fraction: CGFloat
        var preferred: CGFloat
        var minimum: CGFloat
        var maximum: CGFloat
        /// Without any preference.
        var standard: CGFloat
        /// What leaves the others their room.
        var limit: CGFloat
    }

    private func width(_ preferences: Preferences, in total: CGFloat) -> CGFloat {
        var width = given(preferences.fraction).map { $0 * total } ?? preferences.standard
        if style != .unspecified, let preferred = given(preferences.preferred) { width = preferred }
        if isGlass {
            width = max(min(width, preferences.limit), given(preferences.minimum) ?? 0)
            width = min(width, given(preferences.maximum) ?? width)
        } else {
            // The default maximum holds for the default width; an app's own fraction needs its own maximum.
            width = min(width, given(preferences.maximum) ?? standardMaximum(in: total))
            width = max(width, given(preferences.minimum) ?? 0)
        }
        return width.roundedToPixel(scale: traitCollection.displayScale)
    }

    private func standardMaximum(in total: CGFloat) -> CGFloat {
        let isLarge = traitCollection.userInterfaceIdiom == .pad && total >= ColumnWidth.largePad
        return isLarge ? ColumnWidth.sideOnLargePads : ColumnWidth.side
    }

    private func standard(in total: CGFloat) -> CGFloat {
        min(standardMaximum(in: total), total * ColumnWidth.share)
    }

    var effectivePrimaryWidth: CGFloat {
        guard let total = widthBesideInspector else {
            return style == .tripleColumn ? ColumnWidth.primaryOfThree : ColumnWidth.side
        }
        if split.isCollapsed { return total }
        var standard = standard(in: total)
        var limit = total - primaryMargin - leastSecondary
        if style == .tripleColumn, isGlass {
            standard = ColumnWidth.primaryOfThree
            let showsThree = split.displayMode == .twoBesideSecondary || split.displayMode == .twoDisplaceSecondary
            if showsThree {
                let room = total - Self.floatingMargin - dividerWidth - leastSecondary
                limit = max(leastPrimaryOfThree, room - effectiveSupplementaryWidth)
            }
        }
        return width(
            Preferences(
                fraction: preferredPrimaryColumnWidthFraction,
                preferred: preferredPrimaryColumnWidth,
                minimum: minimumPrimaryColumnWidth,
                maximum: maximumPrimaryColumnWidth,
                standard: standard,
                limit: limit
            ),
            in: total
        )
    }

    /// What the other columns share, in points; nil before the view is loaded.
    private var widthBesideInspector: CGFloat? {
        guard let total = viewIfLoaded?.bounds.width else { return nil }
        return showsInspector ? total - effectiveInspectorWidth - dividerWidth : total
    }

    /// A side column's standard; an inspector's own isn't known.
    var effectiveInspectorWidth: CGFloat {
        guard let total = viewIfLoaded?.bounds.width else { return ColumnWidth.side }
        if split.isCollapsed { return total }
        return width(
            Preferences(
                fraction: preferredInspectorColumnWidthFraction,
                preferred: preferredInspectorColumnWidth,
                minimum: minimumInspectorColumnWidth,
                maximum: maximumInspectorColumnWidth,
                standard: standard(in: total),
                limit: max(ColumnWidth.leastSide, total - dividerWidth - leastSecondary)
            ),
            in: total
        )
    }

    var effectiveSupplementaryWidth: CGFloat {
        guard style == .tripleColumn else { return -1 }
        guard let total = widthBesideInspector else { return ColumnWidth.side }
        var limit = max(leastSupplementary, total - dividerWidth - leastSecondary)
        if split.displayMode == .twoBesideSecondary || split.displayMode == .twoDisplaceSecondary {
            let room = total - Self.floatingMargin - dividerWidth - leastSecondary
            limit = max(leastSupplementary, min(limit, room - ColumnWidth.primaryOfThree))
        }
        return width(
            Preferences(
                fraction: preferredSupplementaryColumnWidthFraction,
                preferred: preferredSupplementaryColumnWidth,
                minimum: minimumSupplementaryColumnWidth,
                maximum: maximumSupplementaryColumnWidth,
                standard: standard(in: total),
                limit: limit
            ),
            in: total
        )
    }
}
