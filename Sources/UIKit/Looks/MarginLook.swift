/// The system's margins and readable widths, in points.
struct MarginLook: Look {
    static let table = EraTable<MarginLook>(file: "margins", part: "margins")

    /// On either side of a root view narrower than `wideFrom` or beside an unsafe area, and of a wider one (LM-6).
    var narrowMargin: CGFloat
    var wideMargin: CGFloat
    var wideFrom: CGFloat
    /// By the short name of the text size; those between the known accessibility sizes aren't known.
    var readableWidths: [String: CGFloat]

    /// The system's least side margin for a root view of the given width (LM-6, LM-9).
    ///
    /// - Parameter isBesideUnsafeArea: Whether the window is compact in width and unsafe at its sides, as on a phone with
    ///   round corners in landscape.
    func systemMinimum(width: CGFloat, isBesideUnsafeArea: Bool) -> CGFloat {
        width < wideFrom || isBesideUnsafeArea ? narrowMargin : wideMargin
    }

    /// Between the known accessibility sizes the next known one counts.
    func readableWidth(for category: UIContentSizeCategory) -> CGFloat {
        let names: [UIContentSizeCategory: String] = [
            .extraSmall: "XS", .small: "S", .medium: "M", .large: "L", .extraLarge: "XL", .extraExtraLarge: "XXL",
            .extraExtraExtraLarge: "XXXL", .accessibilityMedium: "AccessibilityM",
            .accessibilityLarge: "AccessibilityM", .accessibilityExtraLarge: "AccessibilityXXXL",
            .accessibilityExtraExtraLarge: "AccessibilityXXXL", .accessibilityExtraExtraExtraLarge: "AccessibilityXXXL",
        ]
        return readableWidths[names[category] ?? "L"] ?? 0
    }
}
