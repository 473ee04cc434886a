import UIKit

/// Where pages lie in a view's content, in points at a scale of 1, y down.
struct PageLayout {
    /// By the number of the page; pages that aren't shown are missing.
    private(set) var frames: [Int: CGRect] = [:]
    /// The whole content.
    private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - sizes: Of all pages, as they are shown.
    ///   - current: The page that is shown where they aren't all.
    ///   - margins: Around each page.
    ///   - isBook: Whether the first page stands alone among pairs.
    ///   - isRightToLeft: Whether the first page of a pair, and of a row of pages, is on the right.
    init(
        sizes: [CGSize],
        current: Int,
        mode: PDFDisplayMode,
        direction: PDFDisplayDirection,
        margins: UIEdgeInsets,
        isBook: Bool,
        isRightToLeft: Bool
    ) {
        var rows = Self.rows(count: sizes.count, columns: mode.columns, isBook: isBook)
        if !mode.isContinuous { rows = rows.filter { $0.contains(current) } }
        let around = CGSize(width: margins.left + margins.right, height: margins.top + margins.bottom)
        let extents = rows.map { row in
            CGSize(
                width: row.reduce(0) { $0 + sizes[$1].width + around.width },
                height: (row.map { sizes[$0].height }.max() ?? 0) + around.height
            )
        }
        let isVertical = direction == .vertical || !mode.isContinuous
        let widest = extents.map(\.width).max() ?? 0
        let highest = extents.map(\.height).max() ?? 0
        size =
            isVertical
            ? CGSize(width: widest, height: extents.reduce(0) { $0 + $1.height })
            : CGSize(width: extents.reduce(0) { $0 + $1.width }, height: highest)
        var offset: CGFloat = 0
        for (row, extent) in zip(rows, extents) {
            var x = isVertical ? (widest - extent.width) / 2 : offset
            for page in row {
                let y = (isVertical ? offset : (highest - extent.height) / 2)
                let middle = y + margins.top + (extent.height - around.height) / 2
                let own = sizes[page]
                frames[page] = CGRect(
                    x: x + margins.left,
                    y: middle - own.height / 2,
                    width: own.width,
                    height: own.height
                )
                x += own.width + around.width
            }
            offset += isVertical ? extent.height : extent.width
        }
        guard isRightToLeft else { return }
        frames = frames.mapValues { CGRect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }

    private static func rows(count: Int, columns: Int, isBook: Bool) -> [[Int]] {
        guard count > 0 else { return [] }
        let first = isBook && columns > 1 ? 1 : 0
        let lead = first > 0 ? [[0]] : []
        return lead + stride(from: first, to: count, by: columns).map { Array($0..<min($0 + columns, count)) }
    }

    /// The page that a point lies nearest to; nil without pages.
    func page(nearest point: CGPoint) -> Int? {
        func distance(_ rect: CGRect) -> CGFloat {
            let x = max(rect.minX - point.x, 0, point.x - rect.maxX)
            return hypot(x, max(rect.minY - point.y, 0, point.y - rect.maxY))
        }
        return frames.min { (distance($0.value), $0.key) < (distance($1.value), $1.key) }?.key
    }
}
