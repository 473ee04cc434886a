import Foundation
import Platform

/// Measures of tables and their cells in one era, read from `tables.json`; lengths in points.
struct TableMetrics: Decodable, Sendable {
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
    /// Above a plain table's headers, from the SDK of iOS 15 on (TV-14).
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
    var disclosure: MetricSize
    /// What accessories take from the content; 0: the margin and the sign's own width.
    var accessoryWidths: [String: CGFloat]
    var selection: MetricColor
    var plainHeaderBackground: MetricColor

    /// Points from which on a screen or a table counts as wide (TV-8, TV-M7).
    static let wideFrom: CGFloat = 390
    /// Points that a delete or insert control and a reorder control take (TV-10).
    static let editControlWidth: CGFloat = 38

    private static let all: EraTable<TableMetrics> = {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: "tables.json"),
            let table = try? JSONDecoder().decode(EraTable<TableMetrics>.self, from: data)
        else { preconditionFailure("UIKit's resource tables.json is missing or damaged: reinstall the package") }
        return table
    }()

    /// Those of the current era.
    static var current: TableMetrics {
        guard let value = all.value(for: HostEra.current) else {
            preconditionFailure("tables.json is empty: reinstall the package")
        }
        return value
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
