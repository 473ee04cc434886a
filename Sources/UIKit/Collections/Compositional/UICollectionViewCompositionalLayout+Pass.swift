import Foundation

extension UICollectionViewCompositionalLayout {
    // MARK: Preparing
    /// Asks for descriptions where the layout is invalid, and stacks the sections.
    func prepareSections() {
        guard let collection else { return }
        let inset = collection.adjustedContentInset
        let size = collection.bounds.size
        let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
        if state.isStale || size != state.preparedSize || inset != state.preparedInset || counts != state.counts {
            state.saveMeasuredSizes()
            let axis: NSLayoutConstraint.Axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
            if size[along: axis.other] != state.preparedSize[along: axis.other], state.preparedSize != .zero {
                // Another breadth makes texts wrap elsewhere.
                state.measured = [:]
                state.measuredSupplementaries = [:]
                collection.remeasureVisibleElements()
            }
            state.axis = axis
            (state.preparedSize, state.preparedInset, state.counts) = (size, inset, counts)
            state.isStale = false
            makeSections(in: collection)
        }
        placeSections(in: collection)
    }

    /// The visible room less the content's insets.
    private func room(in collection: UICollectionView) -> CGSize {
        let inset = collection.adjustedContentInset
        return CGSize(
            width: max(0, collection.bounds.width - inset.left - inset.right),
            height: max(0, collection.bounds.height - inset.top - inset.bottom)
        )
    }

    private func solver(in collection: UICollectionView) -> CompositionalSolver {
        let measured = state.measuredSupplementaries
        return CompositionalSolver(
            axis: state.axis,
            room: room(in: collection),
            scale: collection.layoutScale,
            measured: { measured[$0] }
        )
    }

    private func makeSections(in collection: UICollectionView) {
        let axis = state.axis
        let room = room(in: collection)
        let solver = solver(in: collection)
        let standard = insets(configuration.contentInsetsReference, in: collection)
        let environment = CollectionLayoutRoom(room, insets: standard, collection.traitCollection)
        state.environment = environment
        var follows = configuration.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
        state.sections = state.counts.indices.map { index in
            let described = sectionProvider(index, environment)
            let group = NSCollectionLayoutGroup.emptyGroup
            let section = described ?? NSCollectionLayoutSection(group: group)
            var insets = section.contentInsets
            let reference =
                section.contentInsetsReference == .automatic
                ? standard : self.insets(section.contentInsetsReference, in: collection)
            insets.leading += reference.leading
            insets.trailing += reference.trailing
            insets.top += reference.top
            insets.bottom += reference.bottom
            let sides = solver.sideLengths(of: section)
            var inner = CGSize(
                width: max(0, room.width - insets.leading - insets.trailing),
                height: max(0, room.height - insets.top - insets.bottom)
            )
            inner[along: axis.other] = max(0, inner[along: axis.other] - sides)
            follows =
                follows || section.visibleItemsInvalidationHandler != nil || section.isOrthogonal
                || section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
            var frame = SectionFrame(
                solved: CompositionalSection(
                    section,
                    itemCount: described == nil ? 0 : state.counts[index],
                    axis: section.isOrthogonal ? axis.other : axis,
                    room: inner,
                    measured: state.measured[index] ?? [:],
                    traits: collection.traitCollection
                )
            )
            frame.insets = insets
            if let list = section.list {
                frame.spaceBefore = list.spaceBefore(isFirst: index == 0)
                frame.spaceAfter = list.spaceAfter
                if index == 0 { collection.takeListBackground(list.listBackground) }
                if list.hasSwipes { collection.installSwipes() }
            }
            return frame
        }
        state.followsBounds = follows
        state.overflow = state.sections.filter { !$0.isOrthogonal }.map(\.solved.overflow).max() ?? 0
    }

    /// What a reference adds beyond the content's insets, across the scrolling direction only.
    private func insets(_ reference: UIContentInsetsReference, in collection: UICollectionView)
        -> NSDirectionalEdgeInsets
    {
        let edges: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: edges = collection.safeAreaInsets
        case .layoutMargins: edges = collection.layoutMargins
        case .readableContent: edges = collection.readableInsets(width: collection.bounds.width)
        }
        let known = collection.adjustedContentInset
        guard configuration.scrollDirection == .vertical else {
            return NSDirectionalEdgeInsets(
                top: max(0, edges.top - known.top),
                leading: 0,
                bottom: max(0, edges.bottom - known.bottom),
                trailing: 0
            )
        }
        let (left, right) = (max(0, edges.left - known.left), max(0, edges.right - known.right))
        let isRightToLeft = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: 0,
            leading: isRightToLeft ? right : left,
            bottom: 0,
            trailing: isRightToLeft ? left : right
        )
    }

    private func placeSections(in collection: UICollectionView) {
        let solver = solver(in: collection)
        let axis = state.axis
        let items = configuration.boundarySupplementaryItems
        let ends = solver.ends(of: items)
        var place = ends.start
        for index in state.sections.indices {
            if index > 0 { place += configuration.interSectionSpacing }
            solver.place(&state.sections[index], at: place + state.sections[index].spaceBefore, index: index)
            place = state.sections[index].frame.end(axis) + state.sections[index].spaceAfter
        }
        place += ends.end
        state.boundaries = solver.boundaries(items, length: place)
        var size = room(in: collection)
        size[along: axis] = place
        state.contentSize = size
    }

    // MARK: Measuring
    func takeMeasured(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        var taken = attributes.size
        let axes = attributes.measuredAxes
        let scale = collection?.layoutScale ?? 1
        if axes.contains(.horizontal) { taken.width = size.width.roundedToPixel(scale: scale) }
        if axes.contains(.vertical) { taken.height = size.height.roundedToPixel(scale: scale) }
        guard !axes.isEmpty else { return false }
        let indexPath = attributes.indexPath
        guard attributes.representedElementCategory == .cell else {
            let key = SupplementaryKey(kind: attributes.representedElementKind ?? "", indexPath: indexPath)
            guard state.measuredSupplementaries[key] != taken else { return false }
            state.measuredSupplementaries[key] = taken
            return taken != attributes.size
        }
        guard state.sections.indices.contains(indexPath.section) else { return false }
        return state.sections[indexPath.section].solved.take(taken, item: indexPath.item)
    }
}

extension NSCollectionLayoutGroup {
    /// For sections without a description.
    static var emptyGroup: NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return .vertical(layoutSize: size, subitems: [])
    }
}
