import Foundation

/// Shows a search controller as the content of another controller, as in a tab. From iOS 9.1.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// What is shown.
    public let searchController: UISearchController

    /// A controller around a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Without a search: no document makes one.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = searchController.searchBar
        view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
