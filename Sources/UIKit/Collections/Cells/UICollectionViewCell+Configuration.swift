/// What a cell knows of its configurations (iOS 14).
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundConfigurationView?
    var needsUpdate = true
    var isUpdating = false
}

extension UICollectionViewCell {
    /// Called with a cell and its state, to change its configurations.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func markNeedsConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Asks the cell and its handler once for all requests, then lets the configurations follow the state (CV-M8).
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate, !configurations.isUpdating else { return }
        configurations.needsUpdate = false
        configurations.isUpdating = true
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        configurations.isUpdating = false
        if automaticallyUpdatesContentConfiguration, let content = configurations.content {
            show(content.updated(for: state))
        }
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        configurations.content = configuration
        guard let configuration else { return useContentView(UIView(frame: .zero)) }
        let isFollowing = automaticallyUpdatesContentConfiguration
        show(isFollowing ? configuration.updated(for: configurationState) : configuration)
    }

    /// The present content view takes the configuration if it can, else another one comes.
    private func show(_ configuration: any UIContentConfiguration) {
        if let view = contentView as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            useContentView(configuration.makeContentView())
        }
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        guard let configuration else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        // As in UIKit the older views give way.
        backgroundView = nil
        selectedBackgroundView = nil
        let view = configurations.backgroundView ?? BackgroundConfigurationView(frame: bounds)
        view.configuration = configuration
        if configurations.backgroundView == nil { insertSubview(view, at: 0) }
        configurations.backgroundView = view
        setNeedsLayout()
    }
}
