import Foundation

extension UICollectionViewCompositionalLayout {
    // MARK: A rectangle
    /// All that reaches into a rectangle of the content's space; what scrolls by itself counts where it is seen.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let collection else { return [] }
        let axis = state.axis
        var found: [UICollectionViewLayoutAttributes] = []
        // A point more: places go to the pixel, and may reach out of their group by less than one.
        let wide = rect.insetBy(dx: -state.overflow - 1, dy: -state.overflow - 1)
        for index in sections(from: wide.start(axis), to: wide.end(axis)) {
            let section = state.sections[index]
            var items = self.items(ofSection: index, in: wide)
            if !section.isOrthogonal { items.removeAll { !$0.frame.intersects(rect) } }
            if let handler = section.solved.section.visibleItemsInvalidationHandler, let environment = state.environment
            {
                let offset = section.isOrthogonal ? scrollOffset(ofSection: index) : collection.contentOffset
                handler(items.map { VisibleLayoutItem($0) }, offset, environment)
            }
            found += items
            found += headers(ofSection: index)
            found += decorations(ofSection: index)
        }
        found += layoutBoundaries()
        return found
    }

    /// The sections that reach into a stretch along the layout's axis.
    private func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let axis = state.axis
        let sections = state.sections
        var (first, last) = (0, sections.count)
        while first < last {
            let middle = (first + last) / 2
            if sections[middle].frame.end(axis) < low { first = middle + 1 } else { last = middle }
        }
        var end = first
        while end < sections.count, sections[end].frame.start(axis) <= high { end += 1 }
        return first..<end
    }

    /// A section's cells, with what is fastened to them.
    private func items(ofSection index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let section = state.sections[index]
        let axis = section.solved.axis
        let origin = section.groupsOrigin
        var low = rect.start(axis) - (axis == .horizontal ? origin.x : origin.y)
        var high = rect.end(axis) - (axis == .horizontal ? origin.x : origin.y)
        if section.isOrthogonal {
            let offset = scrollOffset(ofSection: index)
            let length = state.preparedSize[along: axis]
            low = (axis == .horizontal ? offset.x - origin.x : offset.y - origin.y)
            // A group ahead, so that it is there when it comes into sight.
            high = low + length
            low -= length / 2
            high += length / 2
        }
        var found: [UICollectionViewLayoutAttributes] = []
        for group in section.solved.groups(from: low, to: high) {
            let solved = section.solved.group(group)
            let first = section.solved.firstItem(ofGroup: group)
            let place = section.solved.origin(ofGroup: group)
            let corner = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
            for (offset, leaf) in solved.leaves.enumerated() where first + offset < section.solved.itemCount {
                found.append(cell(leaf, IndexPath(item: first + offset, section: index), corner, section))
            }
            for view in solved.supplementaries where first + view.leaf < section.solved.itemCount {
                found.append(badge(view, IndexPath(item: first + view.leaf, section: index), corner, section))
            }
        }
        return found
    }

    // MARK: Elements
    private func cell(
        _ leaf: SolvedGroup.Leaf,
        _ indexPath: IndexPath,
        _ corner: CGPoint,
        _ section: SectionFrame
    ) -> UICollectionViewLayoutAttributes {
        let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = attributesClass.map { $0.init() } ?? UICollectionViewLayoutAttributes()
        made.indexPath = indexPath
        made.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y).roundedToPixels(scale: scale)
        made.zIndex = leaf.zIndex
        made.measuredAxes = leaf.measuredAxes
        if section.isOrthogonal { made.scrollingSection = indexPath.section }
        return made
    }

    private func badge(
        _ view: SolvedGroup.Supplementary,
        _ indexPath: IndexPath,
        _ corner: CGPoint,
        _ section: SectionFrame
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: view.kind, with: indexPath)
        made.frame = view.frame.offsetBy(dx: corner.x, dy: corner.y).roundedToPixels(scale: scale)
        made.zIndex = view.zIndex
        if section.isOrthogonal { made.scrollingSection = indexPath.section }
        return made
    }

    private var scale: CGFloat { collection?.layoutScale ?? 1 }

    func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard state.sections.indices.contains(indexPath.section) else { return nil }
        let section = state.sections[indexPath.section]
        guard (0..<section.solved.itemCount).contains(indexPath.item), section.solved.groupCount > 0 else { return nil }
        let group = section.solved.groupIndex(ofItem: indexPath.item)
        let solved = section.solved.group(group)
        let offset = indexPath.item - section.solved.firstItem(ofGroup: group)
        guard solved.leaves.indices.contains(offset) else { return nil }
        let place = section.solved.origin(ofGroup: group)
        let corner = CGPoint(x: section.groupsOrigin.x + place.x, y: section.groupsOrigin.y + place.y)
        return cell(solved.leaves[offset], indexPath, corner, section)
    }

    func supplementary(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 1 else { return layoutBoundaries().first { $0.representedElementKind == kind } }
        guard state.sections.indices.contains(indexPath.section) else { return nil }
        if indexPath.item == 0,
            let header = headers(ofSection: indexPath.section).first(where: {
                $0.representedElementKind == kind
            })
        {
            return header
        }
        let section = state.sections[indexPath.section]
        guard (0..<section.solved.itemCount).contains(indexPath.item), section.solved.groupCount > 0 else { return nil }
        let group = section.solved.groupIndex(ofItem: indexPath.item)
        let offset = indexPath.item - section.solved.firstItem(ofGroup: group)
        let place = section.solved.origin(ofGroup: group)
        let corner = CGPoint(x: section.groupsOrigin.x + place.x, y: section.groupsOrigin.y + place.y)
        return section.solved.group(group).supplementaries.first { $0.kind == kind && $0.leaf == offset }.map {
            badge($0, indexPath, corner, section)
        }
    }

    // MARK: Edges
    private func headers(ofSection index: Int) -> [UICollectionViewLayoutAttributes] {
        let section = state.sections[index]
        return section.boundaries.map { boundary in
            var limits = section.frame
            let axis = state.axis
            // A header stays above the footer, and a footer below the header.
            if boundary.item.alignment.side(axis) < 0 { limits.size[along: axis] -= section.footerLength }
            if boundary.item.alignment.side(axis) > 0 {
                limits = limits.movedStart(by: section.headerLength, axis)
            }
            return attributes(boundary, IndexPath(item: 0, section: index), within: limits)
        }
    }

    private func layoutBoundaries() -> [UICollectionViewLayoutAttributes] {
        state.boundaries.map { attributes($0, IndexPath(index: 0), within: nil) }
    }

    private func attributes(
        _ boundary: SectionFrame.Boundary,
        _ indexPath: IndexPath,
        within limits: CGRect?
    ) -> UICollectionViewLayoutAttributes {
        let item = boundary.item
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: indexPath)
        var frame = boundary.frame
        if item.pinToVisibleBounds { frame = pinned(frame, item, within: limits) }
        made.frame = frame.roundedToPixels(scale: scale)
        made.zIndex = item.zIndex == 0 && item.pinToVisibleBounds ? 2 : item.zIndex
        made.measuredAxes = item.layoutSize.measuredAxes
        return made
    }

    /// A view that stays in sight as long as its section does.
    private func pinned(
        _ frame: CGRect,
        _ item: NSCollectionLayoutBoundarySupplementaryItem,
        within limits: CGRect?
    ) -> CGRect {
        guard let collection else { return frame }
        let axis = state.axis
        let side = item.alignment.side(axis)
        let visible = collection.bounds.inset(by: collection.adjustedContentInset)
        var start = frame.start(axis)
        let length = frame.size[along: axis]
        if side < 0 {
            start = max(start, visible.start(axis) + (limits == nil ? 0 : pinnedLength(-1)))
            if let limits { start = min(start, max(limits.start(axis), limits.end(axis) - length)) }
        } else if side > 0 {
            start = min(start, visible.end(axis) - length - (limits == nil ? 0 : pinnedLength(1)))
            if let limits { start = max(start, limits.start(axis)) }
        }
        var moved = frame
        if axis == .vertical { moved.origin.y = start } else { moved.origin.x = start }
        return moved
    }

    /// What the layout's own pinned items take at an end of the visible bounds.
    private func pinnedLength(_ side: Int) -> CGFloat {
        state.boundaries.filter { $0.item.pinToVisibleBounds && $0.item.alignment.side(state.axis) == side }
            .map { $0.frame.size[along: state.axis] }.max() ?? 0
    }

    /// Behind a section, from its header to its footer.
    func decorations(ofSection index: Int) -> [UICollectionViewLayoutAttributes] {
        let section = state.sections[index]
        return section.solved.section.decorationItems.map { item in
            let made = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind,
                with: IndexPath(item: 0, section: index)
            )
            let insets = item.contentInsets
            made.frame = CGRect(
                x: section.frame.minX + insets.leading,
                y: section.frame.minY + insets.top,
                width: max(0, section.frame.width - insets.leading - insets.trailing),
                height: max(0, section.frame.height - insets.top - insets.bottom)
            ).roundedToPixels(scale: scale)
            made.zIndex = item.zIndex == 0 ? -1 : item.zIndex
            return made
        }
    }

    // MARK: Sections that scroll by themselves
    private func scrollOffset(ofSection index: Int) -> CGPoint {
        collection?.collection.scrollers[index]?.contentOffset ?? orthogonalPlace(ofSection: index)?.start ?? .zero
    }

    /// Where a section's own scroll view stands, and how it comes to rest; nil for sections without one.
    func orthogonalPlace(ofSection index: Int) -> OrthogonalPlace? {
        guard state.sections.indices.contains(index), state.sections[index].isOrthogonal else { return nil }
        let section = state.sections[index]
        let axis = section.solved.axis
        var frame = section.frame
        if axis == .horizontal {
            (frame.origin.y, frame.size.height) = (section.groupsOrigin.y, section.solved.breadth)
        } else {
            (frame.origin.x, frame.size.width) = (section.groupsOrigin.x, section.solved.breadth)
        }
        var place = OrthogonalPlace(
            frame: frame,
            contentSize: section.scrollSize(axis: state.axis),
            axis: axis,
            behavior: section.solved.section.orthogonalScrollingBehavior,
            properties: section.solved.section.orthogonalScrollingProperties,
            section: section.solved,
            before: section.insets.sides(axis).start
        )
        place.centerEnds()
        return place
    }
}

extension CGRect {
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

    /// The rectangle without its first points along an axis.
    func movedStart(by length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGRect {
        var rect = axis == .horizontal ? offsetBy(dx: length, dy: 0) : offsetBy(dx: 0, dy: length)
        rect.size[along: axis] -= length
        return rect
    }
}
