import Foundation

/// Stacks sections along the layout's axis, with what stands at their edges.
@MainActor
struct CompositionalSolver {
    let axis: NSLayoutConstraint.Axis
    /// The visible room less the content's insets.
    let room: CGSize
    let scale: CGFloat
    /// What elements at edges said of their size; nil before.
    let measured: (SupplementaryKey) -> CGSize?

    /// Boundary items with their size; in order.
    private func sized(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem],
        in container: CGSize,
        _ indexPath: IndexPath
    ) -> [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)] {
        items.map { item in
            var size = item.layoutSize.size(in: container)
            let axes = item.layoutSize.measuredAxes
            let key = SupplementaryKey(kind: item.elementKind, indexPath: indexPath)
            if !axes.isEmpty, let known = measured(key) {
                if axes.contains(.horizontal) { size.width = known.width }
                if axes.contains(.vertical) { size.height = known.height }
            }
            return (item, size)
        }
    }

    /// How much room the items at the two ends of an axis take.
    private func lengths(
        _ items: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)],
        _ axis: NSLayoutConstraint.Axis
    ) -> (start: CGFloat, end: CGFloat) {
        func length(_ side: Int) -> CGFloat {
            items.filter { $0.0.extendsBoundary && isExtending($0.0, side, axis) }.map { $0.1[along: axis] }.max() ?? 0
        }
        return (length(-1), length(1))
    }

    /// A corner extends the section along the layout's axis only.
    private func isExtending(
        _ item: NSCollectionLayoutBoundarySupplementaryItem,
        _ side: Int,
        _ axis: NSLayoutConstraint.Axis
    ) -> Bool {
        guard item.alignment.side(axis) == side else { return false }
        return axis == self.axis || item.alignment.side(self.axis) == 0
    }

    // MARK: Sections
    /// Gives a section its place behind what was placed before.
    ///
    /// - Parameter start: Along the layout's axis, in points.
    func place(_ section: inout SectionFrame, at start: CGFloat, index: Int) {
        let description = section.solved.section
        let insets = section.insets
        let sides = insets.sides(axis)
        var container = room
        if description.supplementariesFollowContentInsets {
            container[along: axis.other] = max(
                0,
                room[along: axis.other] - insets.sides(axis.other).start - insets.sides(axis.other).end
            )
        }
        let boundaries = sized(
            description.boundarySupplementaryItems,
            in: container,
            IndexPath(item: 0, section: index)
        )
        let ends = lengths(boundaries, axis)
        let groups = section.isOrthogonal ? section.solved.breadth : section.solved.length
        (section.headerLength, section.footerLength) = (ends.start, ends.end)
        let length = ends.start + sides.start + groups + sides.end + ends.end
        var size = room
        size[along: axis] = length
        section.frame = CGRect(origin: CGPoint(start, 0, axis), size: size)
        let across = insets.sides(axis.other).start + lengths(boundaries, axis.other).start
        section.groupsOrigin = CGPoint(start + ends.start + sides.start, across, axis)
        // Items that don't extend the section lie over its groups.
        var inner = section.frame
        inner.origin = CGPoint(start + ends.start, 0, axis)
        inner.size[along: axis] = length - ends.start - ends.end
        section.boundaries = boundaries.map { item, size in
            let outer = item.extendsBoundary ? section.frame : inner
            return .init(item: item, frame: frame(of: item, size, in: outer, insets, description))
        }
    }

    private func frame(
        of item: NSCollectionLayoutBoundarySupplementaryItem,
        _ size: CGSize,
        in outer: CGRect,
        _ insets: NSDirectionalEdgeInsets,
        _ description: NSCollectionLayoutSection?
    ) -> CGRect {
        var container = outer
        if description?.supplementariesFollowContentInsets ?? false {
            let sides = insets.sides(axis.other)
            let origin = container.origin
            if axis == .vertical {
                container.origin.x = origin.x + sides.start
            } else {
                container.origin.y += sides.start
            }
            container.size[along: axis.other] = max(0, container.size[along: axis.other] - sides.start - sides.end)
        }
        func start(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ side: Int) -> CGFloat {
            side < 0 ? low : side > 0 ? high - length : low + (high - low - length) / 2
        }
        let frame = CGRect(
            x: start(container.minX, container.maxX, size.width, item.alignment.side(.horizontal)),
            y: start(container.minY, container.maxY, size.height, item.alignment.side(.vertical)),
            width: size.width,
            height: size.height
        )
        return frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
    }

    /// How much room a section's items at its sides take from its groups.
    func sideLengths(of section: NSCollectionLayoutSection) -> CGFloat {
        let items = sized(section.boundarySupplementaryItems, in: room, IndexPath(item: 0, section: 0))
        let ends = lengths(items, axis.other)
        return ends.start + ends.end
    }

    // MARK: The layout's own items
    /// Points before the first section and after the last one.
    func ends(of items: [NSCollectionLayoutBoundarySupplementaryItem]) -> (start: CGFloat, end: CGFloat) {
        lengths(sized(items, in: room, IndexPath(index: 0)), axis)
    }

    /// The frames of the layout's own items.
    func boundaries(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem],
        length: CGFloat
    ) -> [SectionFrame.Boundary] {
        var whole = CGRect(origin: .zero, size: room)
        whole.size[along: axis] = length
        return sized(items, in: room, IndexPath(index: 0)).map { item, size in
            .init(item: item, frame: frame(of: item, size, in: whole, .zero, nil))
        }
    }
}
