/// What a controller shows while it has no content.
struct ContentUnavailableState {
    var configuration: (any UIContentConfiguration)?
    /// In front of the root view's other subviews.
    var view: (any UIView & UIContentView)?
    /// Whether the controller is to be asked before the next layout; true before its first appearance.
    var needsUpdate = true
}

extension UIViewController {
    func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
        contentUnavailable.configuration = configuration
        guard let root = viewIfLoaded else { return }
        guard let configuration else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = nil
            return
        }
        let shown = configuration.updated(for: contentUnavailableConfigurationState)
        if let view = contentUnavailable.view, view.supports(shown) {
            view.configuration = shown
        } else {
            contentUnavailable.view?.removeFromSuperview()
            let view = shown.makeContentView()
            view.frame = root.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentUnavailable.view = view
        }
        if let view = contentUnavailable.view, view.superview !== root { root.addSubview(view) }
        if let view = contentUnavailable.view { root.bringSubviewToFront(view) }
    }

    /// The controller's traits, with the text of the search that its bar shows.
    var currentContentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let searchedText { state.searchText = searchedText }
        return state
    }

    func markNeedsContentUnavailable() {
        contentUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Asks the controller once for all requests since the last layout.
    func updateContentUnavailableIfNeeded() {
        guard contentUnavailable.needsUpdate else { return }
        contentUnavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        // What was set before the view was there.
        if contentUnavailable.configuration != nil, contentUnavailable.view == nil {
            showContentUnavailable(contentUnavailable.configuration)
        }
    }
}
