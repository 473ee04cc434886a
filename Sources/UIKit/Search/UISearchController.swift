import Foundation

/// Hears what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears how a search controller comes and goes.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with the controller of its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        watchField()
    }

    /// - Parameter searchResultsController: Nil: the results are shown by the controller that searches.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        watchField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        watchField()
    }

    open private(set) var searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// In the navigation bar, or where the app puts it.
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))
    /// Whether a search is under way; by code it doesn't begin editing (BR-M10).
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? activate() : deactivate() }
    }
    private var isSearching = false
    /// Default: true (BR-7).
    open var obscuresBackgroundDuringPresentation = true
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
    private var observer: SearchFieldObserver?

    /// The bar's item, by which the bar learns that its height changes.
    private func tellBar() { (searchBar.superview as? UINavigationBar)?.heightMayHaveChanged() }

    private func watchField() {
        let field = searchBar.searchTextField
        field.addAction(UIAction { [weak self] _ in self?.activate() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        let observer = SearchFieldObserver { [weak self] in self?.deactivate() }
        self.observer = observer
        searchBar.cancelObserver = observer
    }

    private func textDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

    private func activate() {
        guard !isSearching else { return }
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, !(searchBar.scopeButtonTitles ?? []).isEmpty { searchBar.showsScopeBar = true }
        tellBar()
        delegate?.presentSearchController(self)
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
        tellBar()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }
}

/// Ends a search when the bar's cancel button is touched.
@MainActor
final class SearchFieldObserver {
    let cancel: () -> Void

    init(cancel: @escaping () -> Void) { self.cancel = cancel }
}
