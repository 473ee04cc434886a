/// What bars are made of.
struct BarMaterialLook: Look {
    static let table = EraTable<BarMaterialLook>(file: "bars", part: "material")

    /// Whether bars are transparent, and their items float on platters of glass.
    var isGlass: Bool
    /// The white of the material over white (looks: bars).
    var fill: LookColor
}

/// A navigation bar; lengths in points (BR-1, BR-23, BR-M1 …).
struct NavigationBarLook: Look {
    static let table = EraTable<NavigationBarLook>(file: "bars", part: "navigationBar")

    /// Without large title, search bar and prompt: on phones, on phones that are low and narrow, and on pads.
    var height: CGFloat
    var compactHeight: CGFloat
    var padHeight: CGFloat
    /// In a page or form sheet; nil: as elsewhere.
    var sheetHeight: CGFloat?
    /// What a large title, a prompt and a search bar add.
    var largeTitle: CGFloat
    var prompt: CGFloat
    var search: CGFloat
    /// From the screen's edge to the first item, on narrow phones and on all that is wide.
    var sideMargin: CGFloat
    var wideSideMargin: CGFloat
    /// The same in compact height; nil: no other.
    var lowSideMargin: CGFloat?
    /// From the screen's edge to a large title; nil: as to the first item.
    var largeTitleMargin: CGFloat?
    /// The least distance from the screen's top, and the same in compact height; nil: the bar begins at the safe area,
    /// or at the status bar's end.
    var leastTop: CGFloat?
    var lowLeastTop: CGFloat?
}

/// A back button; points from the screen's edge (looks: navigation bar).
struct BackButtonLook: Look {
    static let table = EraTable<BackButtonLook>(file: "bars", part: "backButton")

    var chevron: LookSize
    var chevronX: CGFloat
    var titleX: CGFloat
}

/// A toolbar; lengths in points.
struct ToolbarLook: Look {
    static let table = EraTable<ToolbarLook>(file: "bars", part: "toolbar")

    /// Of the row of items: on phones, on phones that are low and narrow, and on pads.
    var height: CGFloat
    var compactHeight: CGFloat
    var padHeight: CGFloat
    /// In compact height, however wide; nil: as above.
    var lowHeight: CGFloat?
    /// The least that the bar reaches up from the bottom edge, and from its top to the items then (BR-M6).
    var leastReach: CGFloat
    var rowTop: CGFloat
    /// From the sides to the items (BR-M6); nil: as in navigation bars.
    var sideMargin: CGFloat?
}

/// A tab bar; lengths in points.
struct TabBarLook: Look {
    static let table = EraTable<TabBarLook>(file: "bars", part: "tabBar")

    /// On phones, on phones that are low and narrow, and on pads.
    var height: CGFloat
    var compactHeight: CGFloat
    var padHeight: CGFloat
    /// What a bar without controller wishes on a pad; nil: the same.
    var ownPadHeight: CGFloat?
    /// How far the bar reaches up from the bottom edge (BR-M11); nil: its height and the safe area.
    var reach: CGFloat?
    /// How far a pad's bar goes into the home indicator's strip (65 = 50 + 15).
    var padIndicatorOverlap: CGFloat
    /// At the top of a pad, and from there to where content begins (BR-M16).
    var topHeight: CGFloat
    var spaceBelowTop: CGFloat
}
