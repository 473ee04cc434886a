/// A page or form sheet; lengths in points (PR-18, PR-24, PR-25, PR-M12, PR-M19).
struct SheetLook: Look {
    static let table = EraTable<SheetLook>(file: "sheets", part: "sheet")

    /// From the safe area's top to the large detent, and the least from the screen's.
    var top: CGFloat
    var leastTop: CGFloat
    /// From the safe area's top to a pad's page sheet.
    var pageTop: CGFloat
    /// Of a pad's page sheet that leaves something free at the sides; nil: it takes the whole width.
    var pageWidth: CGFloat?
    var formSize: LookSize
    /// How far a form sheet stands above the middle.
    var formLift: CGFloat
    var radius: CGFloat
    var padRadius: CGFloat
    /// Of the black over the screen behind, 0…1.
    var dimming: CGFloat
    /// From the sides to the card that the screen behind has become; nil: it isn't one.
    var peekingMargin: CGFloat?
    /// How sheets float that aren't at the large detent; nil: they stand at the bottom edge.
    var floating: Floating?

    /// Below large a sheet keeps a margin, scaled by what that takes away (PR-24).
    struct Floating: Decodable, Sendable {
        /// To the sides and the bottom.
        var margin: CGFloat
        /// What the smallest sheets are further from the sides than others.
        var narrowing: CGFloat
        /// Sheets from this height on aren't small at all, those up to that one wholly.
        var smallBelow: CGFloat
        var smallestFrom: CGFloat
    }
}

/// A popover; lengths in points (PR-14, PR-M20 … PR-M22).
struct PopoverLook: Look {
    static let table = EraTable<PopoverLook>(file: "sheets", part: "popover")

    /// Whether it lies over a bar item, or beside the anchor where it fits, as platters of glass do.
    var isGlass: Bool
    var radius: CGFloat
    /// The least to the screen's sides.
    var sideMargin: CGFloat
    /// From the safe area's top to one that lies over a bar.
    var barTop: CGFloat
}
