import Foundation

/// Gives the items of a group their places.
@MainActor
struct GroupSolver {
    /// What elements said of their size, by the item's number in the section; nil before.
    let measured: (Int) -> CGSize?
    let traits: UITraitCollection
    /// The number of items that the section still has at most.
    let itemCount: Int

    /// Items that fill a place along the group's axis, with the spaces around.
    private struct Block {
        var item: NSCollectionLayoutItem
        var content: SolvedGroup
        /// Along the axis and across.
        var before: CGFloat = 0
        var after: CGFloat = 0
        /// What is said, before elements were asked; decides how many have room where nothing else limits them.
        var described: CGFloat
    }

    private static let tolerance: CGFloat = 0.001

    // MARK: Groups
    /// - Parameters:
    ///   - container: The room around the group.
    ///   - first: The number of the group's first item.
    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int) -> SolvedGroup {
        solve(group, size: group.layoutSize.size(in: container), first: first)
    }

    private func solve(_ group: NSCollectionLayoutGroup, size: CGSize, first: Int) -> SolvedGroup {
        let insets = group.effectiveInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
        var solved: SolvedGroup
        switch group.arrangement {
        case .custom(let provider): solved = custom(provider, inner, first)
        case .flow(let axis): solved = arranged(group, axis, inner, first, count: nil, isEven: false)
        case .count(let axis, let count, let isEven):
            solved = arranged(group, axis, inner, first, count: count, isEven: isEven)
        }
        var result = SolvedGroup(size: size)
        let measured = group.layoutSize.measuredAxes
        if measured.contains(.horizontal) { result.size.width = solved.size.width + insets.leading + insets.trailing }
        if measured.contains(.vertical) { result.size.height = solved.size.height + insets.top + insets.bottom }
        result.append(solved, at: CGPoint(x: insets.leading, y: insets.top))
        attach(group.supplementaryItems, to: CGRect(origin: .zero, size: result.size), leaf: 0, &result)
        return result
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider,
        _ size: CGSize,
        _ first: Int
    ) -> SolvedGroup {
        let items = provider(CollectionLayoutRoom(size, insets: .zero, traits))
        var solved = SolvedGroup(size: size)
        solved.leaves = items.prefix(max(0, itemCount - first)).map {
            SolvedGroup.Leaf(frame: $0.frame, measuredAxes: [], zIndex: $0.zIndex)
        }
        return solved
    }

    // MARK: Rows and columns
    private func arranged(
        _ group: NSCollectionLayoutGroup,
        _ axis: NSLayoutConstraint.Axis,
        _ inner: CGSize,
        _ first: Int,
        count: Int?,
        isEven: Bool
    ) -> SolvedGroup {
        let isOpen = group.layoutSize.measuredAxes.contains(axis.set)
        let gap = group.interItemSpacing?.spacing ?? 0
        var share: CGFloat?
        if let count, isEven, !isOpen {
            share = max(0, (inner[along: axis] - gap * CGFloat(count - 1)) / CGFloat(count))
        }
        var blocks: [Block] = []
        var (used, index) = (CGFloat(0), first)
        var position = 0
        while index < itemCount, !group.subitems.isEmpty, position < count ?? .max {
            let item = group.subitems[position % group.subitems.count]
            let block = block(of: item, axis, inner, index, share)
            guard !block.content.leaves.isEmpty else { break }
            // Where elements decide on the group's length, what was said beforehand decides on their number.
            let length = isOpen ? block.described : block.before + block.content.size[along: axis] + block.after
            let needed = used + (blocks.isEmpty ? 0 : gap) + length
            if count == nil, !blocks.isEmpty, needed > inner[along: axis] + Self.tolerance { break }
            // Items without length have room without end.
            if count == nil, length <= 0, position >= group.subitems.count { break }
            used = needed
            index += block.content.leaves.count
            blocks.append(block)
            position += 1
        }
        makeUniform(&blocks)
        return placed(blocks, axis, inner, gap, group)
    }

    private func block(
        of item: NSCollectionLayoutItem,
        _ axis: NSLayoutConstraint.Axis,
        _ inner: CGSize,
        _ index: Int,
        _ share: CGFloat?
    ) -> Block {
        var size = item.layoutSize.size(in: inner)
        if let share { size[along: axis] = share }
        let described = size[along: axis]
        let content = content(of: item, size, index, isShared: share == nil ? [] : axis.set)
        let (start, end) = spaces(of: item, axis)
        return Block(
            item: item,
            content: content,
            before: start?.spacing ?? 0,
            after: end?.spacing ?? 0,
            described: described + (start?.spacing ?? 0) + (end?.spacing ?? 0)
        )
    }

    private func content(of item: NSCollectionLayoutItem, _ size: CGSize, _ index: Int, isShared: UIAxis) -> SolvedGroup
    {
        if let group = item as? NSCollectionLayoutGroup { return solve(group, size: size, first: index) }
        var size = size
        let axes = item.layoutSize.measuredAxes.subtracting(isShared)
        if !axes.isEmpty, let known = measured(index) {
            if axes.contains(.horizontal) { size.width = known.width }
            if axes.contains(.vertical) { size.height = known.height }
        }
        let insets = item.effectiveInsets
        let frame = CGRect(
            x: insets.leading,
            y: insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
        var solved = SolvedGroup(size: size)
        solved.leaves = [SolvedGroup.Leaf(frame: frame, measuredAxes: axes)]
        attach(item.supplementaryItems, to: frame, leaf: 0, &solved)
        return solved
    }

    /// The spaces at the begin and the end of an item, along an axis.
    private func spaces(of item: NSCollectionLayoutItem, _ axis: NSLayoutConstraint.Axis)
        -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?)
    {
        guard let spacing = item.edgeSpacing else { return (nil, nil) }
        return axis == .horizontal ? (spacing.leading, spacing.trailing) : (spacing.top, spacing.bottom)
    }

    /// Items that say so are as large as the largest of them.
    private func makeUniform(_ blocks: inout [Block]) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let members = blocks.indices.filter {
                !(blocks[$0].item is NSCollectionLayoutGroup)
                    && blocks[$0].item.layoutSize.uniformAxes.contains(axis.set)
            }
            guard let largest = members.map({ blocks[$0].content.size[along: axis] }).max() else { continue }
            for index in members {
                let difference = largest - blocks[index].content.size[along: axis]
                guard difference > 0 else { continue }
                blocks[index].content.size[along: axis] = largest
                blocks[index].content.leaves[0].frame.size[along: axis] += difference
            }
        }
    }

    /// Gives blocks their places; flexible spaces share what is left.
    private func placed(
        _ blocks: [Block],
        _ axis: NSLayoutConstraint.Axis,
        _ inner: CGSize,
        _ gap: CGFloat,
        _ group: NSCollectionLayoutGroup
    ) -> SolvedGroup {
        var size = CGSize.zero
        let gaps = CGFloat(max(0, blocks.count - 1))
        let used = blocks.reduce(gaps * gap) { $0 + $1.before + $1.content.size[along: axis] + $1.after }
        let isOpen = group.layoutSize.measuredAxes
        size[along: axis] = isOpen.contains(axis.set) ? used : inner[along: axis]
        let across = axis.other
        let widest = blocks.map { block in
            let (start, end) = spaces(of: block.item, across)
            return block.content.size[along: across] + (start?.spacing ?? 0) + (end?.spacing ?? 0)
        }.max()
        size[along: across] = isOpen.contains(across.set) ? widest ?? inner[along: across] : inner[along: across]
        let isGapFlexible = group.interItemSpacing?.isFlexibleSpacing ?? false
        var flexible = isGapFlexible ? gaps : 0
        for block in blocks {
            let (start, end) = spaces(of: block.item, axis)
            flexible += (start?.isFlexibleSpacing ?? false ? 1 : 0) + (end?.isFlexibleSpacing ?? false ? 1 : 0)
        }
        let extra = flexible > 0 ? max(0, size[along: axis] - used) / flexible : 0
        var solved = SolvedGroup(size: size)
        var place: CGFloat = 0
        for block in blocks {
            let (start, end) = spaces(of: block.item, axis)
            place += block.before + (start?.isFlexibleSpacing ?? false ? extra : 0)
            solved.append(block.content, at: CGPoint(place, acrossStart(of: block, across, size[along: across]), axis))
            place += block.content.size[along: axis] + block.after + (end?.isFlexibleSpacing ?? false ? extra : 0)
            place += gap + (isGapFlexible ? extra : 0)
        }
        return solved
    }

    /// Where a block begins across the group's axis.
    private func acrossStart(of block: Block, _ across: NSLayoutConstraint.Axis, _ room: CGFloat) -> CGFloat {
        let (start, end) = spaces(of: block.item, across)
        let fixed = (start?.spacing ?? 0) + block.content.size[along: across] + (end?.spacing ?? 0)
        let left = max(0, room - fixed)
        let share: CGFloat =
            switch (start?.isFlexibleSpacing ?? false, end?.isFlexibleSpacing ?? false) {
            case (true, true): left / 2
            case (true, false): left
            case (false, _): 0
            }
        return (start?.spacing ?? 0) + share
    }

    // MARK: Supplementary items (CV-M21)
    private func attach(
        _ items: [NSCollectionLayoutSupplementaryItem],
        to rect: CGRect,
        leaf: Int,
        _ solved: inout SolvedGroup
    ) {
        let kinds = items.map(\.elementKind)
        if Set(kinds).count < kinds.count {
            // CV-M23
            UIKitException.raise(
                .internalInconsistency,
                "supplementary items of one item need different element kinds: \(kinds.joined(separator: ", "))"
            )
        }
        for item in items {
            let insets = item.effectiveInsets
            let container = CGRect(
                x: rect.minX + insets.leading,
                y: rect.minY + insets.top,
                width: max(0, rect.width - insets.leading - insets.trailing),
                height: max(0, rect.height - insets.top - insets.bottom)
            )
            let frame = item.frame(of: item.layoutSize.size(in: rect.size), on: container)
            solved.supplementaries.append(
                .init(frame: frame, kind: item.elementKind, zIndex: item.zIndex, leaf: leaf)
            )
        }
    }
}
