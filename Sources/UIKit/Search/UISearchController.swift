import Foundation
import Platform

/// Hears what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called after each edit by the user, and when the search begins and ends.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user chooses a suggestion. From iOS 16.
    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    )
}

extension UISearchResultsUpdating {
    /// Optional; does nothing.
    public func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Hears how a search controller comes and goes.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Called before `isActive` becomes true.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before `isActive` becomes false.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has ended, its text is gone and the results were updated.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called first of all, when the search is about to begin, so that an app may show it by itself (BR-30).
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the bar takes another place in the navigation bar. From iOS 16 (BR-31).
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    )
    /// Called when the bar has taken another place in the navigation bar. From iOS 16 (BR-31).
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    )
}

extension UISearchControllerDelegate {
    /// Optional; does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Optional; does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Optional; does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Optional; does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Optional; does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Optional; does nothing.
    public func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Optional; does nothing.
    public func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// A search bar with the controller of its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        watchField()
    }

    /// A controller that shows results while there is something to search for.
    ///
    /// - Parameter searchResultsController: Nil: the results are shown by the controller that searches.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        watchField()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        watchField()
    }

    /// What `init(searchResultsController:)` got; shown while there is a text to search for.
    open private(set) var searchResultsController: UIViewController?
    /// Hears each edit, the begin and the end of a search; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears how the search comes and goes; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// In the navigation bar, or where the app puts it. A subclass may have a bar of its own class.
    open var searchBar: UISearchBar { ownSearchBar }
    private final lazy var ownSearchBar = UISearchBar(
        frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56)
    )
    /// Whether a search is under way; by code it doesn't begin editing (BR-M10).
    open var isActive: Bool {
        get { isSearching }
        set { observed(["active"]) { newValue ? activate() : deactivate() } }
    }
    private final var isSearching = false
    /// What the field says unless the app says otherwise.
    private static let placeholder = "Search"
    /// Whether what is searched is darkened, and a touch on it ends the search. Default: true (BR-7).
    open var obscuresBackgroundDuringPresentation = true
    /// The name before iOS 12 of `obscuresBackgroundDuringPresentation` (BR-7).
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the title's row of the navigation bar goes during a search, or the whole bar where the search bar isn't in
    /// it. Default: true.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether "Cancel" comes and goes with the search. Default: true.
    open var automaticallyShowsCancelButton = true
    /// Whether scopes that have titles come and go with the search; says `.onSearchActivation` or `.manual`. Default:
    /// true.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// When scopes that have titles come (BR-26; iOS 16). Default: automatic, when the search begins.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether the results controller comes and goes with the text. Default: true.
    open var automaticallyShowsSearchResultsController = true { didSet { updateResults() } }
    /// Whether the results controller's view is shown; setting it ends the automatic coming and going.
    open var showsSearchResultsController: Bool {
        get { parent != nil && searchResultsController?.viewIfLoaded?.isHidden == false }
        set {
            searchPresentation.showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    /// What the app proposes while a search is under way; nil or empty, the default, shows none. From iOS 16.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
    var searchPresentation = SearchPresentation()
    final let dimmingView = SearchDimmingView()

    // MARK: Presenting (Search/SearchPresentation.swift)
    open override func loadView() {
        view = SearchOverlayView(frame: UIScreen.main.bounds)
        view.addSubview(dimmingView)
        dimmingView.addAction(UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutResults()
    }
    private final var observer: SearchFieldObserver?

    /// The bar's item, by which the bar learns that its height changes.
    private func tellBar() { (searchBar.superview as? UINavigationBar)?.heightMayHaveChanged() }

    private func watchField() {
        let field = searchBar.searchTextField
        searchBar.placeholder = Self.placeholder
        field.controller = self
        field.addAction(UIAction { [weak self] _ in self?.activate() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        let observer = SearchFieldObserver { [weak self] in self?.deactivate() }
        self.observer = observer
        searchBar.cancelObserver = observer
    }

    private func textDidChange() {
        updateResults()
        if scopeBarActivation == .onTextEntry { showScopes(!(searchBar.text ?? "").isEmpty) }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Another scope has other results: the documentation of `updateSearchResults(for:)`.
    func scopeDidChange() { if isSearching { searchResultsUpdater?.updateSearchResults(for: self) } }

    private func showScopes(_ areShown: Bool) {
        guard areShown != searchBar.showsScopeBar, !areShown || !(searchBar.scopeButtonTitles ?? []).isEmpty else {
            return
        }
        searchBar.showsScopeBar = areShown
        tellBar()
    }

    private func activate() {
        guard !isSearching else { return }
        delegate?.presentSearchController(self)
        // The app may have begun the search by itself.
        guard !isSearching else { return }
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation { showScopes(true) }
        tellBar()
        presentResults()
        showSuggestions()
        // BR-5; on iOS 26 only a touch begins editing (BR-M10).
        if !Quirk.searchWaitsForTouch.holds { searchBar.becomeFirstResponder() }
        delegate?.didPresentSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func deactivate() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        showSuggestions()
        dismissResults()
        tellBar()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }
}

extension UISearchController {
    /// When the scopes of a search come; raw values are UIKit's.
    public enum ScopeBarActivation: Int, Sendable {
        /// As the system finds best: when the search begins.
        case automatic = 0
        /// When the app shows them.
        case manual = 1
        /// When something is typed.
        case onTextEntry = 2
        /// When the search begins.
        case onSearchActivation = 3
    }
}

/// Ends a search when the bar's cancel button is touched.
@MainActor
final class SearchFieldObserver {
    let cancel: () -> Void

    init(cancel: @escaping () -> Void) { self.cancel = cancel }
}
