import Foundation

/// What a search shows over the controller that searches.
struct SearchPresentation {
    /// Whether this search has hidden the navigation bar of the controller that searches.
    var didHideBar = false
    /// Whether the app said itself whether results are shown.
    var showsResults = false
    /// The list of suggestions; nil while none is shown.
    var suggestions: SearchSuggestionsController?
}

/// Darkens what is searched, and ends the search when it is touched (BR-7).
final class SearchDimmingView: UIControl {
    /// How dark. Unknown; as light as a form sheet's dimming.
    private static let strength: CGFloat = 0.12

    /// The search is left by its button.
    override var naturalAccessibility: NaturalAccessibility { NaturalAccessibility() }

    func show(_ isDark: Bool) {
        backgroundColor = isDark ? UIColor(white: 0, alpha: Self.strength) : nil
        // What isn't dark lets touches through.
        isUserInteractionEnabled = isDark
    }
}

/// Covers what is searched; touches go through where nothing is shown.
final class SearchOverlayView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { view in
            !view.isHidden && view.isUserInteractionEnabled && view.frame.contains(point)
        }
    }
}

extension UISearchController {
    /// The controller that searches: the one below the navigation bar, or the one whose view holds the search bar.
    private var host: UIViewController? {
        if let bar = searchBar.superview as? UINavigationBar {
            return (bar.state.owner as? UINavigationController)?.topViewController
        }
        return searchBar.controllerInResponderChain
    }

    private var isInNavigationBar: Bool { searchBar.superview is UINavigationBar }

    /// Deviation: UIKit presents the search controller; here it becomes a child of the controller that searches, whose
    /// view it covers, so that the navigation bar with the search bar stays in front.
    func presentResults() {
        guard let host, host !== self, let container = host.viewIfLoaded?.superview, parent == nil else { return }
        if hidesNavigationBarDuringPresentation, !isInNavigationBar, let navigation = host.navigationController,
            !navigation.isNavigationBarHidden
        {
            searchPresentation.didHideBar = true
            navigation.setNavigationBarHidden(true, animated: true)
        }
        guard
            searchResultsController != nil || obscuresBackgroundDuringPresentation
                || searchSuggestions?.isEmpty == false
        else { return }
        host.addChild(self)
        view.frame = host.view.frame
        container.insertSubview(view, aboveSubview: host.view)
        didMove(toParent: host)
        updateResults()
        view.setNeedsLayout()
    }

    func dismissResults() {
        if searchPresentation.didHideBar {
            searchPresentation.didHideBar = false
            host?.navigationController?.setNavigationBarHidden(false, animated: true)
        }
        guard parent != nil else { return }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    /// Shows the results as soon as there is a text, or when the app says so.
    func updateResults() {
        guard parent != nil else { return }
        let hasText = !(searchBar.text ?? "").isEmpty
        let isShown = automaticallyShowsSearchResultsController ? hasText : searchPresentation.showsResults
        if let results = searchResultsController {
            if results.parent !== self {
                addChild(results)
                view.addSubview(results.view)
                results.didMove(toParent: self)
            }
            results.view.isHidden = !isShown
        }
        dimmingView.show(obscuresBackgroundDuringPresentation)
        view.setNeedsLayout()
    }

    /// Covers the searching view below the search bar, with that view's safe area.
    func layoutResults() {
        guard let hostView = parent?.viewIfLoaded, let container = view.superview else { return }
        var frame = hostView.frame
        if !isInNavigationBar, searchBar.window != nil {
            let top = searchBar.convert(searchBar.bounds, to: container).maxY
            frame.size.height = max(0, frame.maxY - max(top, frame.minY))
            frame.origin.y = max(top, frame.minY)
        }
        if view.frame != frame { view.frame = frame }
        dimmingView.frame = view.bounds
        searchResultsController?.viewIfLoaded?.frame = view.bounds
        searchPresentation.suggestions?.view.frame = view.bounds
        guard isInNavigationBar else { return }
        let (wanted, own) = (hostView.safeAreaInsets, additionalSafeAreaInsets)
        let inherited = view.safeAreaInsets
        let insets = UIEdgeInsets(
            top: wanted.top - inherited.top + own.top,
            left: wanted.left - inherited.left + own.left,
            bottom: wanted.bottom - inherited.bottom + own.bottom,
            right: wanted.right - inherited.right + own.right
        )
        if insets != own { additionalSafeAreaInsets = insets }
    }
}
