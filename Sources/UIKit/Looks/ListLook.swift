/// Measures of what list configurations make, in one era; lengths in points.
struct ListLook: Look {
    static let table = EraTable<ListLook>(file: "tables", part: "list")

    /// Above and below a cell's content.
    var contentMargin: CGFloat
    /// The least space behind a cell's content.
    var trailingMargin: CGFloat
    var imageGap: CGFloat
    /// What a symbol takes across at least, so that texts below each other begin alike.
    var symbolSlot: CGFloat
    /// Between a text and a value in one line.
    var valueGap: CGFloat
    /// Between a text and a second one below it.
    var subtitleGap: CGFloat
    /// Above and below a header's text.
    var plainHeaderMargins: [CGFloat]
    var groupedHeaderMargins: [CGFloat]
    /// Above and below a footer's text.
    var footerMargins: [CGFloat]
    /// Of a sidebar's cell.
    var sidebarRadius: CGFloat
    /// From the sides of a sidebar's cell to its background.
    var sidebarInset: CGFloat
    /// Above a group's first cell without a header, at the top of a list and elsewhere (CV-M3).
    var groupSpaces: [CGFloat]
    /// Below a group's last cell.
    var groupEnd: CGFloat
    /// Above a header that begins a group.
    var headerSpace: CGFloat
    /// From a list's sides to its cards.
    var cardSides: CGFloat
    /// Between an accessory and the one before it.
    var accessoryGap: CGFloat
}
