import Foundation

extension UICollectionView {
    // MARK: Loading
    func reloadAll() {
        endSwipe()
        // CV-M12: before its first pass the layout hears nothing.
        let wasLaidOut = collection.counts != nil
        collection.counts = nil
        collection.needsPrepare = true
        for indexPath in collection.cells.keys.sorted() { removeCell(at: indexPath) }
        for key in collection.supplementaries.keys.sorted() { removeSupplementary(key) }
        collection.selection = []
        collection.highlighted = nil
        collectionViewLayout.forgetMeasuredSizes()
        if wasLaidOut { tellLayoutOfCounts(isAllNew: true) }
        setNeedsLayout()
    }

    /// CV-13: the layout hears of other data by a context.
    func tellLayoutOfCounts(isAllNew: Bool) {
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        context.invalidateEverything = isAllNew
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// Asks the data source, once until the next change.
    func loadCounts() -> [Int] {
        if let counts = collection.counts { return counts }
        discardPreparedCells()
        guard let dataSource else { return [] }
        let sections = max(0, dataSource.numberOfSections(in: self))
        let counts = (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
        collection.counts = counts
        updateIndex()
        return counts
    }

    // MARK: Invalidation
    func layoutWasInvalidated() {
        collection.needsPrepare = true
        setNeedsLayout()
    }

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        layoutWasInvalidated()
        if context.invalidateDataSourceCounts { collection.counts = nil }
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
    }

    /// SC-M1: the question comes while the old bounds still hold.
    func askLayout(aboutBounds newBounds: CGRect) {
        guard collection.hasBeenInWindow else { return }
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
        collection.pendingContext = layout.invalidationContext(forBoundsChange: newBounds)
    }

    func invalidateForBoundsIfAsked() {
        guard let context = collection.pendingContext else { return }
        invalidateLayout(forBounds: context)
    }

    private func invalidateLayout(forBounds context: UICollectionViewLayoutInvalidationContext) {
        collection.pendingContext = nil
        let layout = collectionViewLayout
        layout.boundsContext = context
        layout.invalidateLayout()
        layout.boundsContext = nil
    }

    /// CV-M15: the layout is prepared inside the setter when it wants to.
    func sizeDidChange(from oldBounds: CGRect) {
        guard collection.hasBeenInWindow else {
            collection.needsPrepare = true
            return
        }
        // A layout compares with the collection's bounds, so it has to see the old ones.
        let new = layer.bounds
        UIView.withoutBlock { layer.bounds = oldBounds }
        let invalidates = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
        let context = invalidates ? collectionViewLayout.invalidationContext(forBoundsChange: new) : nil
        UIView.withoutBlock { layer.bounds = new }
        collection.needsAttributes = true
        announceBoundsChange(from: oldBounds)
        guard let context else { return }
        invalidateLayout(forBounds: context)
        prepareLayoutIfNeeded()
    }

    // MARK: The pass (CV-M11)
    func prepareLayoutIfNeeded() {
        guard collection.needsPrepare, !collection.isPreparing, bounds.width > 0 else { return }
        collection.isPreparing = true
        collection.needsPrepare = false
        collection.needsAttributes = true
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        collection.isPreparing = false
        askForOffsetIfNeeded()
    }

    /// After an update or for another layout the layout may keep something in view.
    private func askForOffsetIfNeeded() {
        guard collection.asksForOffset else { return }
        collection.asksForOffset = false
        let proposed = clamped(contentOffset)
        let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        let target =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
        if target != proposed { contentOffset = target }
    }

    func layoutCollection() {
        guard !collection.isLayingOut, bounds.width > 0 else { return }
        collection.isLayingOut = true
        defer { collection.isLayingOut = false }
        collection.awaitsLayout = false
        collection.hasBeenInWindow = collection.hasBeenInWindow || window != nil
        if collection.mustInvalidateOnEntry {
            collection.mustInvalidateOnEntry = false
            let layout = collectionViewLayout
            layout.isEntering = true
            layout.invalidateLayout()
            layout.isEntering = false
        }
        if collectionViewLayout.followsBounds { collection.needsAttributes = true }
        defer { collection.animatesSizes = false }
        // Self-sizing settles in a few rounds, or never.
        for _ in 0..<6 {
            prepareLayoutIfNeeded()
            askForOffsetIfNeeded()
            askForAttributes()
            guard showElements() else { break }
            collection.needsPrepare = true
        }
        finalizeUpdatesIfNeeded()
        finalizeTransitionIfNeeded()
        finalizeBoundsChangeIfNeeded()
        placeSwipe()
        collection.index?.stand(in: self)
        prefetchItems()
        prepareCellAhead()
        if let backgroundView {
            backgroundView.frame = bounds
            if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
        }
    }

    /// After an update the elements that stay go to their new places.
    private func showElements() -> Bool {
        guard collection.mustFinalizeUpdates || collection.animatesSizes, window != nil, UIView.areAnimationsEnabled
        else {
            return showVisibleElements()
        }
        var hasChanged = false
        AnimationBlock(duration: Self.updateDuration, pace: .easeInOut, options: .allowUserInteraction)
            .run { hasChanged = showVisibleElements() }
        return hasChanged
    }

    /// The visible bounds widened to multiples of their height (CV-M13).
    private func askForAttributes() {
        let size = bounds.size
        let rows = (max(0, bounds.minY) / max(1, size.height)).rounded(.down)
        let columns = (max(0, bounds.minX) / max(1, size.width)).rounded(.down)
        let (x, y) = (min(bounds.minX, columns * size.width), min(bounds.minY, rows * size.height))
        let low = CGPoint(x: x < 0 ? 0 : x, y: y < 0 ? 0 : y)
        let right = (bounds.maxX / max(1, size.width)).rounded(.up) * size.width
        let bottom = (bounds.maxY / max(1, size.height)).rounded(.up) * size.height
        let rect = CGRect(
            x: low.x,
            y: low.y,
            width: max(size.width, right - low.x),
            height: max(size.height, bottom - low.y)
        )
        guard collection.needsAttributes || rect != collection.askedRect else { return }
        collection.needsAttributes = false
        collection.askedRect = rect
        collection.attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        if !collection.prepared.cells.isEmpty {
            discardPreparedCells(keeping: Set(collection.attributes.map(\.indexPath)))
        }
        let content = collectionViewLayout.collectionViewContentSize
        if content != contentSize { contentSize = content }
    }

    /// Makes what meets the bounds, in item order, then supplementary views.
    ///
    /// - Returns: Whether an element's own size changed the layout.
    private func showVisibleElements() -> Bool {
        layoutScrollers(for: collection.attributes)
        // CV-8: an own layout may estimate that an item has no width, and hear from its cell that it has.
        let visible = collection.attributes.filter { attributes in
            let frame = visibleFrame(of: attributes)
            let isIn = frame.intersects(bounds) || takesWishes && frame.isEmpty && bounds.contains(frame.origin)
            return isIn && !attributes.isHidden
        }
        let cells = visible.filter { $0.representedElementCategory == .cell }.sorted { $0.indexPath < $1.indexPath }
        let others = visible.filter { $0.representedElementCategory != .cell }
        let shown = Set(cells.map(\.indexPath))
        let keys = Set(others.map(SupplementaryKey.init))
        for indexPath in collection.cells.keys.sorted() where !shown.contains(indexPath) && !sendAway(indexPath) {
            removeCell(at: indexPath)
        }
        for key in collection.supplementaries.keys.sorted() where !keys.contains(key) && !sendAway(key) {
            removeSupplementary(key)
        }
        var hasChanged = false
        for attributes in cells {
            if collection.cells[attributes.indexPath] != nil {
                hasChanged = show(cell: attributes) || hasChanged
            } else {
                // What is new doesn't come from where its view was last.
                UIView.withoutBlock { hasChanged = show(cell: attributes) || hasChanged }
            }
        }
        for attributes in others {
            if collection.supplementaries[SupplementaryKey(attributes)] != nil {
                hasChanged = show(supplementary: attributes) || hasChanged
            } else {
                UIView.withoutBlock { hasChanged = show(supplementary: attributes) || hasChanged }
            }
        }
        return hasChanged
    }

    /// CV-8: whether the layout is an app's own, which hears of the cells' wishes.
    private var takesWishes: Bool {
        !collectionViewLayout.measuresElements && !(collectionViewLayout is UICollectionViewFlowLayout)
    }

    private func show(cell attributes: UICollectionViewLayoutAttributes) -> Bool {
        let indexPath = attributes.indexPath
        let known = collection.cells[indexPath]
        guard let cell = known ?? makeCell(at: indexPath) else { return false }
        let isFresh = known == nil
        if isFresh {
            collection.cells[indexPath] = cell
            insert(cell, attributes)
            takeListPlace(cell, indexPath)
            cell.isSelected = collection.selection.contains(indexPath)
            cell.isHighlighted = collection.highlighted == indexPath
            cell.updateConfigurationIfNeeded()
        }
        if !isFresh { takeListPlace(cell, indexPath) }
        // CV-8
        let isResized = !isFresh && takesWishes && cell.bounds.size != attributes.size
        if isFresh {
            appear(cell, attributes)
        } else if !isCarried(indexPath) {
            apply(besideGap(attributes), to: cell)
        }
        let isMeasured = collection.remeasured.remove(indexPath) != nil || isFresh
        var hasChanged = false
        if isMeasured, collectionViewLayout.measuresElements {
            guard collectionViewLayout.measures(attributes) else { return finishShowing(cell, indexPath, isFresh) }
            let preferred = cell.preferredLayoutAttributesFitting(attributes.duplicate())
            hasChanged = collectionViewLayout.take(preferred.size, for: attributes)
        } else if isMeasured || isResized, !collectionViewLayout.measuresElements {
            let preferred = cell.preferredLayoutAttributesFitting(attributes.duplicate())
            if preferred.size != attributes.size,
                collectionViewLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred,
                    withOriginalAttributes: attributes
                )
            {
                let context = collectionViewLayout.invalidationContext(
                    forPreferredLayoutAttributes: preferred,
                    withOriginalAttributes: attributes
                )
                collectionViewLayout.invalidateLayout(with: context)
                hasChanged = true
            }
        }
        _ = finishShowing(cell, indexPath, isFresh)
        return hasChanged
    }

    private func finishShowing(_ cell: UICollectionViewCell, _ indexPath: IndexPath, _ isFresh: Bool) -> Bool {
        if isFresh { delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath) }
        return false
    }

    /// - Returns: Whether the view's own size changed the layout.
    private func show(supplementary attributes: UICollectionViewLayoutAttributes) -> Bool {
        let key = SupplementaryKey(attributes)
        let known = collection.supplementaries[key]
        let view: UICollectionReusableView?
        if let known {
            view = known
        } else if key.isDecoration {
            view = collectionViewLayout.makeDecoration(ofKind: key.kind)
        } else {
            view = ViewRequests.ask(self) {
                dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
            }
        }
        guard let view else { return false }
        if known == nil {
            collection.supplementaries[key] = view
            insert(view, attributes)
        }
        takeListPlace(view, key)
        if known == nil { appear(view, key, attributes) } else { apply(attributes, to: view) }
        var hasChanged = false
        if !attributes.measuredAxes.isEmpty, known == nil || collection.remeasuredSupplementaries.remove(key) != nil {
            let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
            hasChanged = collectionViewLayout.take(preferred.size, for: attributes)
        }
        if known == nil, !key.isDecoration {
            delegate?.collectionView(
                self,
                willDisplaySupplementaryView: view,
                forElementKind: key.kind,
                at: key.indexPath
            )
        }
        return hasChanged
    }

    private func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let holder = holder(of: attributes)
        guard view.superview !== holder else { return }
        if attributes.zIndex < 0 { holder.insertSubview(view, at: 0) } else { holder.addSubview(view) }
    }

    /// Puts a view where its attributes say; mirrored where the layout reads from right to left.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        var frame = attributes.frame
        if let scroller = view.superview as? OrthogonalScrollView, let place = scroller.place {
            frame = frame.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
        } else if effectiveUserInterfaceLayoutDirection == .rightToLeft,
            collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
        {
            frame.origin.x = max(contentSize.width, 0) - frame.maxX
        }
        view.setUntransformedFrame(frame)
        if view.transform != attributes.transform { view.transform = attributes.transform }
        if !CATransform3DIsAffine(attributes.transform3D) { view.transform3D = attributes.transform3D }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        view.layer.zPosition = CGFloat(attributes.zIndex)
        view.apply(attributes)
    }

    // MARK: Retiring
    func removeCell(at indexPath: IndexPath) {
        guard let cell = collection.cells.removeValue(forKey: indexPath) else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        guard !collection.cells.values.contains(where: { $0 === cell }) else { return }
        cell.removeFromSuperview()
        reuse.enqueue(cell, cell.reuseIdentifier)
    }

    func removeSupplementary(_ key: SupplementaryKey) {
        guard let view = collection.supplementaries.removeValue(forKey: key) else { return }
        discard(view, key)
    }

    /// The end of a view that is no longer shown.
    func discard(_ view: UICollectionReusableView, _ key: SupplementaryKey) {
        if !key.isDecoration {
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: key.kind,
                at: key.indexPath
            )
        }
        view.removeFromSuperview()
        supplementaryReuse[key.kind, default: ViewReuse()].enqueue(view, view.reuseIdentifier)
    }
}
