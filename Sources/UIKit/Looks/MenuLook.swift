import Foundation
import Platform

/// Sizes of an open menu, in points (BT-M20 … BT-M23; before iOS 26 `metrics.json`, *low*).
struct MenuMetrics {
    let isGlass: Bool
    let width: CGFloat
    let rowHeight: CGFloat
    let sectionGap: CGFloat
    let cornerRadius: CGFloat

    @MainActor
    init(era: Era = HostEra.current) {
        isGlass = era.os >= 26 && era.sdk >= 26
        let menu = UIKitMetrics.section("menu")
        let suffix = isGlass ? "_iOS_26" : ""
        width = UIKitMetrics.number(menu["width"]) ?? 250
        rowHeight = UIKitMetrics.number(menu["row_height" + suffix]) ?? 44
        cornerRadius = UIKitMetrics.number(menu["corner_radius" + suffix]) ?? 13
        let gap = menu["section_gap" + suffix]
        sectionGap = UIKitMetrics.number((gap as? [String: Any])?["height"] ?? gap) ?? 8
    }

    /// Above the first and below the last row.
    var endMargin: CGFloat { isGlass ? 10 : 0 }
    var headerHeight: CGFloat { isGlass ? 40 + 1.0 / 3 : 30 }
    /// A row's with a subtitle.
    var tallRowHeight: CGFloat { rowHeight + 16 }
    var trailingMargin: CGFloat { isGlass ? 28 : 16 }

    /// Where titles begin: further in when any row has a state, or an image before iOS 26's end.
    func titleX(hasStates: Bool, hasImages: Bool) -> CGFloat {
        if isGlass { return hasImages ? hasStates ? 60 + Self.stateWidth : 60 : hasStates ? 40 : 28 }
        return hasStates ? 32 : 16
    }
    /// The middle of check marks.
    var markX: CGFloat { isGlass ? 20 : 17 }
    /// The middle of images, from the leading edge on iOS 26, from the trailing one before.
    func imageX(hasStates: Bool) -> CGFloat { isGlass ? 36 + (hasStates ? Self.stateWidth : 0) : 26 }
    /// What check marks take beside images; unknown.
    private static let stateWidth: CGFloat = 18
    /// Around the platter, 60 points far (looks: menus).
    var shadow: (opacity: Float, radius: CGFloat, offset: CGFloat) { isGlass ? (0.04, 20, 6) : (0.18, 24, 8) }
    /// The middle of a submenu's chevron, from the trailing edge.
    var chevronX: CGFloat { isGlass ? 31 : 22 }
}
