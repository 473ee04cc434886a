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
        return state
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
