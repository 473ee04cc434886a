extension UITableView {
    /// Runs changes that are written in place: as on iOS, their closure doesn't escape and needn't say `self`.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
