import Foundation

/// What dictionaries say of a term.
///
/// - Note: The device has no dictionaries: the term stands above a note that nothing is found.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// What is looked up.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    /// Looks up nothing.
    public required init(coder: NSCoder) {
        term = ""
        super.init(coder: coder)!
    }

    /// Whether a dictionary has the term; false here.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var content = UIContentUnavailableConfiguration.empty()
        content.text = term
        content.secondaryText = "No definition found"
        contentUnavailableConfiguration = content
    }
}
