/// Measures of tables and their cells in one era, lengths in points.
struct TableLook: Look {
    static let table = EraTable<TableLook>(file: "tables", part: "table")

    /// The least height of a row of one line, and of one with a subtitle.
    var rowHeight: CGFloat
    var subtitleRowHeight: CGFloat
    /// Above and below a cell's content.
    var verticalMargin: CGFloat
    /// Above and below a cell's line of text, at ordinary text sizes and at those of accessibility (TV-M18); nil: the
    /// vertical margin.
    var lineMargins: [CGFloat]?
    /// At a cell's sides, on narrow screens and on wide ones (TV-8).
    var sideMargins: [CGFloat]
    /// Where text begins in place of the margin; 0 for the margin itself.
    var textInset: CGFloat
    /// Between a cell's image and its text.
    var imageGap: CGFloat
    var subtitleGap: CGFloat
    var plainHeader: CGFloat
    /// Above a plain table's headers (TV-14).
    var headerTopPadding: CGFloat
    var groupedFirstHeader: CGFloat
    var groupedHeader: CGFloat
    /// In place of headers and footers without text (TV-M5).
    var groupedFirstSpace: CGFloat
    var groupedHeaderSpace: CGFloat
    var groupedFooterSpace: CGFloat
    var groupedBottom: CGFloat
    var insetFirstHeader: CGFloat
    var insetHeader: CGFloat
    /// From the table's sides to the cards, in narrow tables and in wide ones (TV-M7).
    var insetSides: [CGFloat]
    /// Points from which on a table counts as wide for its cards; nil: as for margins.
    var insetWideFrom: CGFloat?
    /// Inside the cards, alike.
    var insetMargins: [CGFloat]
    var cardRadius: CGFloat
    /// 0: one pixel.
    var separatorPoints: CGFloat
    var insetSeparatorRight: CGFloat
    var groupedHeaderFontSize: CGFloat
    var groupedHeaderIsUppercase: Bool
    var groupedHeaderIsBold: Bool
    /// From a grouped header's text to its end (TV-M25).
    var headerTextBottom: CGFloat
    /// Above and below a footer's text.
    var footerPadding: [CGFloat]
    var disclosure: LookSize
    /// The disclosure sign's slot by the body text's size: size, width, height; nil: one for all (TV-M12, TV-M21).
    var disclosureSlots: [[CGFloat]]?
    /// Of the delete control: from the cell's safe edge, its side, and where the content begins then; nil: the whole
    /// row's height, 38 wide (TV-10, TV-M13).
    var editControl: [CGFloat]?
    /// Of the control that moves a row; nil: 38.
    var reorderWidth: CGFloat?
    /// The slot of a symbol that an app sets as accessory view; nil: its own width (TV-M24).
    var symbolSlot: CGFloat?
    /// What accessories take from the content; 0: the margin and the sign's own width.
    var accessoryWidths: [String: CGFloat]
    var selection: LookColor
    var plainHeaderBackground: LookColor
    /// Behind grouped tables.
    var groupedBackground: LookColor
    /// Whether lines stand above a group's first row and below its last one; never in cards.
    var linesEndGroups: Bool
    /// Whether subtitles are paler than titles.
    var subtitleIsPale: Bool

    /// Points from which on a screen or a table counts as wide (TV-8, TV-M7).
    static let wideFrom: CGFloat = 390
    /// Points that a delete or insert control and a reorder control take, before iOS 26 (TV-10).
    private static let olderEditControl: CGFloat = 38
    /// Where the content begins beside a delete or insert control.
    var editIndent: CGFloat { editControl?.last ?? Self.olderEditControl }
    /// What the control takes that moves a row.
    var reorderControlWidth: CGFloat { reorderWidth ?? Self.olderEditControl }

    /// Where a delete or insert control stands in a row, from the safe area's leading edge (TV-M13).
    func editControlFrame(rowHeight: CGFloat) -> CGRect {
        guard let editControl, editControl.count == 3 else {
            return CGRect(x: 0, y: 0, width: Self.olderEditControl, height: rowHeight)
        }
        let side = editControl[1]
        // The separator's point isn't the row's.
        return CGRect(x: editControl[0], y: ((rowHeight - 1 - side) / 2).rounded(.down), width: side, height: side)
    }

    func lineMargin(isAccessibilitySize: Bool) -> CGFloat {
        (isAccessibilitySize ? lineMargins?.last : lineMargins?.first) ?? verticalMargin
    }

    func sideMargin(screenWidth: CGFloat) -> CGFloat { Self.pick(sideMargins, screenWidth) }
    func insetSide(tableWidth: CGFloat) -> CGFloat {
        (tableWidth < insetWideFrom ?? Self.wideFrom ? insetSides.first : insetSides.last) ?? 0
    }

    /// TV-M8: the narrow margin, but the wide one in a wide window without side insets.
    func insetMargin(tableWidth: CGFloat, hasSideInsets: Bool, isLandscape: Bool) -> CGFloat {
        guard insetMargins.first == insetMargins.last else { return Self.pick(insetMargins, tableWidth) }
        return isLandscape && !hasSideInsets ? (sideMargins.last ?? 0) : (insetMargins.first ?? 0)
    }

    private static func pick(_ values: [CGFloat], _ width: CGFloat) -> CGFloat {
        (width < wideFrom ? values.first : values.last) ?? 0
    }
}

/// How collection views look.
struct CollectionLook: Look {
    static let table = EraTable<CollectionLook>(file: "tables", part: "collection")

    var background: LookColor
}
