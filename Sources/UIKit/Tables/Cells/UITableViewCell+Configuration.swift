extension UITableViewCell {
    /// Called with a cell and its state, to change its configurations.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isEditing
        state.isSwiped = cellState.isPulled
        carriage.write(to: &state)
        return state
    }

    var styledConfiguration: UIListContentConfiguration {
        switch cellState.style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var styledBackground: UIBackgroundConfiguration {
        cellState.place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }
}

extension UITableViewCell: CarriedCell {
    func tellDragState(_ state: UICellConfigurationState.DragState) {
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }
}

extension UITableViewCell: ConfiguredView {
    var stateForConfigurations: any UIConfigurationState { configurationState }

    func callConfigurationUpdates(for state: any UIConfigurationState) {
        guard let state = state as? UICellConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func removeBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
    }
}
