extension UITableViewHeaderFooterView {
    /// Called with a view and its state, to change its configurations.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    var currentConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    var styledConfiguration: UIListContentConfiguration {
        switch (headerState.style, headerState.isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }
}

extension UITableViewHeaderFooterView: ConfiguredView {
    var stateForConfigurations: any UIConfigurationState { configurationState }

    func callConfigurationUpdates(for state: any UIConfigurationState) {
        guard let state = state as? UIViewConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func removeBackgroundViews() { backgroundView = nil }
}
