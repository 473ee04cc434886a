/// Finds text in its view, with the system's find bar. From iOS 16.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// Held weakly; gives sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view that holds the interaction.
    open private(set) weak var view: UIView?
    /// The search that runs; nil while the find bar is away.
    open private(set) var activeFindSession: UIFindSession?
    /// Whether the find bar is on the screen.
    open var isFindNavigatorVisible: Bool { bar != nil }
    /// What is looked for; stays while the find bar is away. Setting it doesn't search.
    open var searchText: String? {
        didSet { if let bar, bar.searchField.text != searchText { bar.searchField.text = searchText } }
    }
    /// What replaces it; stays while the find bar is away.
    open var replacementText: String? {
        didSet { if let bar, bar.replaceField.text != replacementText { bar.replaceField.text = replacementText } }
    }
    /// Makes the menu of the magnifier of the system's entries; nil keeps these.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { bar?.updateMenu() } }
    private final var bar: FindBar?
    final var options = UITextSearchOptions()

    /// An interaction that asks an object for its sessions.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Puts the find bar away where the view is nil.
    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    /// Keeps the view, in whose window the find bar stands.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the find bar above the keyboard, begins a session, and takes up what was looked for last.
    ///
    /// - Parameter showingReplace: Whether there is a second line for what replaces the text; not where the session
    ///   can't.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let bar {
            bar.showsReplace = showingReplace && activeFindSession?.supportsReplacement == true
            bar.searchField.becomeFirstResponder()
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.resultsDidChange = { [weak self] in self?.updateResultCount() }
        let bar = FindBar(self, showsReplace: showingReplace && session.supportsReplacement)
        self.bar = bar
        bar.searchField.text = searchText
        bar.replaceField.text = replacementText
        bar.stand(in: window)
        delegate?.findInteraction(self, didBegin: session)
        bar.searchField.becomeFirstResponder()
        bar.searchField.selectAll(nil)
        if searchText?.isEmpty == false { search() }
    }

    /// Takes the find bar away and ends the session; the view is first responder again where it can be.
    open func dismissFindNavigator() {
        guard let bar, let session = activeFindSession else { return }
        self.bar = nil
        activeFindSession = nil
        session.invalidateFoundResults()
        session.resultsDidChange = nil
        let wasTyping = bar.searchField.isFirstResponder || bar.replaceField.isFirstResponder
        bar.endEditing(true)
        bar.leave()
        if wasTyping, view?.canBecomeFirstResponder == true { view?.becomeFirstResponder() }
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Goes on to the next result.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Goes back to the result before.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Reads the session's numbers again.
    open func updateResultCount() { bar?.updateResults() }

    // MARK: The bar
    func search() { activeFindSession?.performSearch(query: searchText ?? "", options: options) }

    func searchTextWasTyped(_ text: String?) {
        searchText = text
        search()
    }

    func replace(all: Bool) {
        guard let query = searchText, !query.isEmpty else { return }
        let text = replacementText ?? ""
        if all {
            activeFindSession?.replaceAll(searchQuery: query, replacementString: text, options: options)
        } else {
            activeFindSession?.performSingleReplacement(query: query, replacementString: text, options: options)
        }
    }
}

/// Gives a find interaction its sessions. From iOS 16.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    /// Asked before the find bar comes; nil keeps it away.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called after the find bar has come.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called after the find bar has gone.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Optional; does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Optional; does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
