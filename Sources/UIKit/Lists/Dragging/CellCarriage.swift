/// What becomes of a cell while fingers carry things over its list.
struct CellCarriage: Equatable {
    var drag: UICellConfigurationState.DragState = .none
    var drop: UICellConfigurationState.DropState = .none
    /// Whether the cell is carried to another place of its list.
    var isReordering = false

    @MainActor
    func write(to state: inout UICellConfigurationState) {
        state.cellDragState = drag
        state.cellDropState = drop
        state.isReordering = isReordering
    }
}

/// A cell that tells its configurations, and those who override it, of drags.
@MainActor
protocol CarriedCell: ConfiguredView {
    var carriage: CellCarriage { get set }
    func tellDragState(_ state: UICellConfigurationState.DragState)
}

extension CarriedCell {
    func carriageDidChange(from old: CellCarriage) {
        guard carriage != old else { return }
        if carriage.drag != old.drag { tellDragState(carriage.drag) }
        markNeedsConfiguration()
    }
}
