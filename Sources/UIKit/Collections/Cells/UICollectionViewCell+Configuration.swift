extension UICollectionViewCell {
    /// Called with a cell and its state, to change its configurations.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = listPlace.isEditing
        state.isSwiped = listPlace.isSwiped
        state.isExpanded = listPlace.isExpanded
        carriage.write(to: &state)
        return state
    }
}

extension UICollectionViewCell {
    /// What a drag does with a cell; raw values are UIKit's.
    public enum DragState: Int, Sendable {
        /// `.lifting` while the finger rests and the cell rises, `.dragging` from the finger's first move to the end.
        case none, lifting, dragging
    }
}

extension UICollectionViewCell: CarriedCell {
    func tellDragState(_ state: UICellConfigurationState.DragState) {
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }
}

extension UICollectionViewCell: ConfiguredView {
    var stateForConfigurations: any UIConfigurationState { configurationState }

    func callConfigurationUpdates(for state: any UIConfigurationState) {
        guard let state = state as? UICellConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func removeBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
    }
}
