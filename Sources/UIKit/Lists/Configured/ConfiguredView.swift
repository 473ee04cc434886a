/// A cell, a header or a footer that configurations dress; tables and collections share the rules.
@MainActor
protocol ConfiguredView: UIView {
    var configurations: ContentConfigurations { get set }
    var contentView: UIView { get }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    /// The state, as the app may have extended it.
    var stateForConfigurations: any UIConfigurationState { get }
    /// Calls the method and the handler that an app may have.
    func callConfigurationUpdates(for state: any UIConfigurationState)
    /// Puts another view in the content view's place; nil: a plain one.
    func useContentView(_ view: UIView?)
    /// Background views give way to a configuration, as in UIKit.
    func removeBackgroundViews()
}

extension ConfiguredView {
    func markNeedsConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Asks the view and its handler once for all requests, then lets the configurations follow the state (CV-M8).
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate, !configurations.isUpdating else { return }
        configurations.needsUpdate = false
        configurations.isUpdating = true
        let state = stateForConfigurations
        callConfigurationUpdates(for: state)
        configurations.isUpdating = false
        if automaticallyUpdatesContentConfiguration, let content = configurations.content {
            show(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
            configurations.backgroundView?.configuration = background.updated(for: state)
        }
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        let hadContent = configurations.content != nil
        configurations.content = configuration
        guard let configuration else {
            if hadContent { useContentView(nil) }
            return
        }
        let isFollowing = automaticallyUpdatesContentConfiguration
        show(isFollowing ? configuration.updated(for: stateForConfigurations) : configuration)
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
        removeBackgroundViews()
        let view = configurations.backgroundView ?? BackgroundConfigurationView(frame: bounds)
        let isFollowing = automaticallyUpdatesBackgroundConfiguration
        view.configuration = isFollowing ? configuration.updated(for: stateForConfigurations) : configuration
        if configurations.backgroundView == nil { insertSubview(view, at: 0) }
        configurations.backgroundView = view
        setNeedsLayout()
    }

    /// The background fills the view but for its insets.
    func layoutBackgroundConfiguration() {
        guard let view = configurations.backgroundView else { return }
        let shown = view.configuration
        var insets = shown.backgroundInsets
        let margins = directionalLayoutMargins
        let edges = shown.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top,
                left: isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing
            )
        )
    }
}
