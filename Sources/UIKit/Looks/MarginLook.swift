import Foundation
import Platform

/// The system's margins and readable widths, read once from `metrics.json`.
struct LayoutMetrics: Sendable {
    static let shared = LayoutMetrics(
        json: UIKitMetrics.section("layout_margins"),
        readable: UIKitMetrics.section("readable_content_guide")
    )

    /// Points on either side of a root view narrower than `wideFrom`, and of a wider one (LM-6).
    let narrowMargin: CGFloat
    let wideMargin: CGFloat
    let wideFrom: CGFloat
    private let readableWidths: [String: CGFloat]

    private init(json: [String: Any], readable: [String: Any]) {
        let steps = json["system_minimum_of_root_view"] as? [[String: Any]] ?? []
        let narrow = steps.first { $0["width_below"] != nil }
        let wide = steps.first { $0["width_from"] != nil }
        narrowMargin = UIKitMetrics.number(narrow?["leading_trailing"]) ?? 16
        wideMargin = UIKitMetrics.number(wide?["leading_trailing"]) ?? 20
        wideFrom = UIKitMetrics.number(wide?["width_from"]) ?? 414
        let widths = readable["width_by_category"] as? [String: Any] ?? [:]
        readableWidths = widths.compactMapValues { UIKitMetrics.number($0) }
    }

    /// The system's least side margin for a root view of the given width, in points (LM-6, LM-9).
    func systemMinimum(width: CGFloat) -> CGFloat { width < wideFrom ? narrowMargin : wideMargin }

    /// Points; between the known accessibility sizes the next known one counts.
    func readableWidth(for category: UIContentSizeCategory) -> CGFloat {
        let names: [UIContentSizeCategory: String] = [
            .extraSmall: "XS", .small: "S", .medium: "M", .large: "L", .extraLarge: "XL", .extraExtraLarge: "XXL",
            .extraExtraExtraLarge: "XXXL", .accessibilityMedium: "AccessibilityM",
            .accessibilityLarge: "AccessibilityM", .accessibilityExtraLarge: "AccessibilityXXXL",
            .accessibilityExtraExtraLarge: "AccessibilityXXXL", .accessibilityExtraExtraExtraLarge: "AccessibilityXXXL",
        ]
        return readableWidths[names[category] ?? "L"] ?? readableWidths["L"] ?? 672
    }
}
