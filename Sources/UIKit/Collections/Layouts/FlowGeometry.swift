/// Places a flow layout's sections; plain values over one scrolling axis (CV-4, CV-M24 … CV-M28).
struct FlowGeometry {
    /// A section's items and spacings.
    struct Section {
        var itemSizes: [CGSize] = []
        var inset = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var headerSize = CGSize.zero
        var footerSize = CGSize.zero
        fileprivate(set) var itemFrames: [CGRect] = []
        /// Along the scrolling direction, in order.
        fileprivate var lines: [Line] = []
        /// Where the last line of the content ends, in points; nil without items.
        fileprivate(set) var itemsEnd: CGFloat?
        fileprivate(set) var headerFrame = CGRect.zero
        fileprivate(set) var footerFrame = CGRect.zero
    }

    /// A line's items, and where it begins and ends.
    fileprivate struct Line {
        var items: Range<Int>
        var start: CGFloat
        var end: CGFloat
    }

    var sections: [Section] = []
    /// Whether content scrolls vertically, so that lines run across.
    var isVertical = true
    /// The collection's length across the scrolling direction, less its insets, in points.
    var breadth: CGFloat = 0
    var scale: CGFloat = 1
    private(set) var length: CGFloat = 0

    /// Fills lines section after section.
    mutating func place() {
        var position: CGFloat = 0
        for index in sections.indices { position = placeSection(index, from: position) }
        length = position
    }

    private mutating func placeSection(_ index: Int, from start: CGFloat) -> CGFloat {
        var section = sections[index]
        var position = start
        let header = along(section.headerSize)
        section.headerFrame = header > 0 ? rect(position, 0, header, breadth) : .zero
        position += header
        let (before, after) =
            isVertical ? (section.inset.top, section.inset.bottom) : (section.inset.left, section.inset.right)
        let (side, otherSide) =
            isVertical ? (section.inset.left, section.inset.right) : (section.inset.top, section.inset.bottom)
        position += before
        let room = breadth - side - otherSide
        section.itemFrames = []
        section.lines = []
        section.itemsEnd = nil
        section.itemFrames.reserveCapacity(section.itemSizes.count)
        let lines = lines(of: section, room: room)
        for (number, line) in lines.enumerated() {
            let thickness = line.map { along(section.itemSizes[$0]) }.max() ?? 0
            let isLast = number == lines.count - 1
            let offsets = offsets(
                of: line.map { across(section.itemSizes[$0]) },
                line.map { section.itemSizes[$0] },
                room,
                section.itemSpacing,
                isLast
            )
            for (item, offset) in zip(line, offsets) {
                let size = section.itemSizes[item]
                let shift = (thickness - along(size)) / 2
                section.itemFrames.append(rect(position + shift, side + offset, along(size), across(size)))
            }
            if let first = line.first {
                let items = first..<first + line.count
                section.itemsEnd = max(section.itemsEnd ?? position, position + thickness)
                section.lines.append(Line(items: items, start: position, end: position + thickness))
            }
            position += thickness + (isLast ? 0 : section.lineSpacing)
        }
        position += after
        let footer = along(section.footerSize)
        section.footerFrame = footer > 0 ? rect(position, 0, footer, breadth) : .zero
        sections[index] = section
        return position + footer
    }

    /// As many items a line as fit with the least spacing; an exact fit stays (CV-M24).
    private func lines(of section: Section, room: CGFloat) -> [[Int]] {
        var lines: [[Int]] = []
        var line: [Int] = []
        var used: CGFloat = 0
        for (index, size) in section.itemSizes.enumerated() {
            let width = across(size)
            let wanted = line.isEmpty ? width : used + section.itemSpacing + width
            if !line.isEmpty, wanted > room + 0.001 {
                lines.append(line)
                line = [index]
                used = width
            } else {
                line.append(index)
                used = wanted
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Where a line's items begin, from the line's start.
    private func offsets(
        of widths: [CGFloat],
        _ sizes: [CGSize],
        _ room: CGFloat,
        _ spacing: CGFloat,
        _ isLast: Bool
    ) -> [CGFloat] {
        guard let first = widths.first else { return [] }
        // CV-M26: where only one fits, it is centered.
        if widths.count == 1, !isLast || 2 * first + spacing > room + 0.001 { return [(room - first) / 2] }
        let total = widths.reduce(0, +)
        var gap = widths.count > 1 ? (room - total) / CGFloat(widths.count - 1) : 0
        if isLast {
            // CV-M25: items of one size keep the pitch of a full line, others the least spacing.
            if sizes.allSatisfy({ $0 == sizes[0] }), first > 0 {
                let count = ((room + spacing + 0.001) / (first + spacing)).rounded(.down)
                gap = count > 1 ? (room - count * first) / (count - 1) : spacing
            } else {
                gap = spacing
            }
        }
        var offset: CGFloat = 0
        return widths.map { width in
            defer { offset += width + gap }
            return offset
        }
    }

    // MARK: Finding
    /// The items of the lines that may reach into a rectangle: found by bisection, O(log n).
    func items(ofSection index: Int, near rect: CGRect) -> Range<Int> {
        let section = sections[index]
        let count = section.itemFrames.count
        // Lines that overlap by a negative spacing may end before those above them.
        guard section.lineSpacing >= 0, count > 0 else { return 0..<count }
        // A point more: places go to the pixel.
        let (low, high) = isVertical ? (rect.minY - 1, rect.maxY + 1) : (rect.minX - 1, rect.maxX + 1)
        let first = Self.firstLine(of: section.lines) { $0.end >= low }
        let end = Self.firstLine(of: section.lines) { $0.start > high }
        guard first < end else { return 0..<0 }
        return section.lines[first].items.lowerBound..<section.lines[end - 1].items.upperBound
    }

    private static func firstLine(of lines: [Line], where fits: (Line) -> Bool) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if fits(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// Positions go to the pixel, sizes stay exact (CV-M28).
    private func rect(_ position: CGFloat, _ offset: CGFloat, _ thickness: CGFloat, _ width: CGFloat) -> CGRect {
        let (along, across) = (position.roundedToPixel(scale: scale), offset.roundedToPixel(scale: scale))
        return isVertical
            ? CGRect(x: across, y: along, width: width, height: thickness)
            : CGRect(x: along, y: across, width: thickness, height: width)
    }
}
