extension UITableView: SpringLoadedPlace, UISpringLoadedInteractionSupporting {
    func springLoads(_ context: SpringLoadingContext) -> Bool {
        guard isSpringLoaded, let place = indexPathForRow(at: context.location(in: self)),
            let cell = cellForRow(at: place)
        else { return false }
        (context.targetView, context.targetItem) = (cell, place)
        return delegate?.tableView(self, shouldSpringLoadRowAt: place, with: context) ?? true
    }

    /// As a tap on the row.
    func springActivates(_ context: SpringLoadingContext) {
        guard let place = indexPathForRow(at: context.location(in: self)), let cell = cellForRow(at: place) else {
            return
        }
        _ = chooseByKey(cell)
    }
}
