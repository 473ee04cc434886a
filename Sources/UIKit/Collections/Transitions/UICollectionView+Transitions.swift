import Foundation

extension UICollectionView {
    /// Called at the end of an interactive transition: whether its animation was completed, and whether the next layout
    /// took over.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    // MARK: At once
    /// One layout takes over from another in the next pass; both hear of it first.
    func layoutDidChange(from old: UICollectionViewLayout) {
        let new = collectionViewLayout
        guard new !== old, collection.interactive == nil else { return }
        endSwipe()
        new.collection = self
        collection.needsPrepare = true
        // The next layout knows nothing of what the last one measured.
        remeasureVisibleElements()
        collection.asksForOffset = window != nil
        setNeedsLayout()
        guard window != nil, bounds.width > 0 else { return old.leave(self) }
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        for view in shownElements { view.willTransition(from: old, to: new) }
        collection.transition = LayoutTransition(old: old, isAnimated: false)
    }

    /// Cells in the order of their items, then what stands beside them, in that order and by kind.
    private var shownElements: [UICollectionReusableView] {
        let others = collection.supplementaries.sorted {
            ($0.key.indexPath, $0.key.kind) < ($1.key.indexPath, $1.key.kind)
        }
        return collection.cells.sorted { $0.key < $1.key }.map(\.value) + others.map(\.value)
    }

    // MARK: Animated
    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        guard layout !== collectionViewLayout else {
            if let completion { EventLoop.main.schedule(after: 0) { completion(true) } }
            return
        }
        guard animated, window != nil, UIView.areAnimationsEnabled, bounds.width > 0 else {
            collectionViewLayout = layout
            if let completion { EventLoop.main.schedule(after: 0) { completion(true) } }
            return
        }
        layoutIfNeeded()
        collectionViewLayout = layout
        collection.transition?.isAnimated = true
        UIView.animate(
            withDuration: Self.updateDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: { self.layoutIfNeeded() },
            completion: nil
        )
        guard let completion else { return }
        AnimationState.scheduleCompletion(after: Self.updateDuration) { completion(true) }
    }

    /// Lets go of a cell that the new layout has elsewhere, outside of the bounds.
    ///
    /// - Returns: Whether it goes there by itself.
    func sendAway(_ indexPath: IndexPath) -> Bool {
        guard collection.movesElements, let cell = collection.cells[indexPath],
            let final = leftLayout.finalLayoutAttributesForDisappearingItem(at: indexPath)
        else { return false }
        collection.cells[indexPath] = nil
        leave(cell, to: final) { $0.removeRetired(cell, at: indexPath) }
        return true
    }

    /// As ``sendAway(_:)-(IndexPath)``, for what is no cell.
    func sendAway(_ key: SupplementaryKey) -> Bool {
        guard collection.movesElements, let view = collection.supplementaries[key],
            let final = leftLayout.finalAttributes(of: key)
        else { return false }
        collection.supplementaries[key] = nil
        leave(view, to: final) { $0.discard(view, key) }
        return true
    }

    private var leftLayout: UICollectionViewLayout { collection.transition?.old ?? collectionViewLayout }

    /// The end of the first pass with the new layout: both layouts have told all places.
    func finalizeTransitionIfNeeded() {
        guard let transition = collection.transition else { return }
        collection.transition = nil
        transition.old.finalizeLayoutTransition()
        collectionViewLayout.finalizeLayoutTransition()
        for view in shownElements { view.didTransition(from: transition.old, to: collectionViewLayout) }
        transition.old.leave(self)
    }

    // MARK: Bounds
    /// Within an animation the layout hears of another size before it places elements for that.
    func announceBoundsChange(from oldBounds: CGRect) {
        guard window != nil, AnimationState.duration > 0 else { return }
        collection.isChangingBounds = true
        collectionViewLayout.prepare(forAnimatedBoundsChange: oldBounds)
    }

    /// The end of the first pass with the new size.
    func finalizeBoundsChangeIfNeeded() {
        guard collection.isChangingBounds else { return }
        collection.isChangingBounds = false
        collectionViewLayout.finalizeAnimatedBoundsChange()
    }

    // MARK: Interactive
    func startTransition(
        to layout: UICollectionViewLayout,
        _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let interactive = collection.interactive {
            UIKitException.raise(.internalInconsistency, "the collection is already in an interactive transition")
            return interactive.layout
        }
        layoutIfNeeded()
        let old = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        collection.interactive = InteractiveTransition(layout: between, completion: completion)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        collectionViewLayout = between
        between.collection = self
        collection.needsPrepare = true
        prepareLayoutIfNeeded()
        let proposed = clamped(contentOffset, in: layout.collectionViewContentSize)
        let target = layout.targetContentOffset(forProposedContentOffset: proposed)
        between.begin(
            at: contentOffset,
            next: delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
        )
        setNeedsLayout()
        return between
    }

    /// The layout goes on to one of its ends, which then takes over.
    func endTransition(isFinished: Bool) {
        guard let interactive = collection.interactive else {
            return UIKitException.raise(.internalInconsistency, "the collection is not in an interactive transition")
        }
        let between = interactive.layout
        let end = isFinished ? between.nextLayout : between.currentLayout
        UIView.animate(
            withDuration: Self.updateDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: {
                between.transitionProgress = isFinished ? 1 : 0
                self.layoutIfNeeded()
            },
            completion: { [weak self] completed in
                guard let self else { return }
                collectionViewLayout = end
                collection.interactive = nil
                between.collection = nil
                end.collection = self
                collection.needsPrepare = true
                layoutIfNeeded()
                for layout in [between.currentLayout, between.nextLayout] {
                    layout.finalizeLayoutTransition()
                    if layout !== end { layout.leave(self) }
                }
                interactive.completion?(completed, isFinished)
            }
        )
    }
}

extension UICollectionViewLayout {
    /// Another layout has the collection now.
    fileprivate func leave(_ collectionView: UICollectionView) {
        if collection === collectionView, collectionView.collectionViewLayout !== self { collection = nil }
    }
}
