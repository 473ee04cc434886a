extension UICollectionView: SpringLoadedPlace, UISpringLoadedInteractionSupporting {
    func springLoads(_ context: SpringLoadingContext) -> Bool {
        guard isSpringLoaded, let place = indexPathForItem(at: context.location(in: self)),
            let cell = cellForItem(at: place)
        else { return false }
        (context.targetView, context.targetItem) = (cell, place)
        return delegate?.collectionView(self, shouldSpringLoadItemAt: place, with: context) ?? true
    }

    /// As a tap on the item.
    func springActivates(_ context: SpringLoadingContext) {
        guard let place = indexPathForItem(at: context.location(in: self)), let cell = cellForItem(at: place) else {
            return
        }
        _ = chooseByKey(cell)
    }
}
