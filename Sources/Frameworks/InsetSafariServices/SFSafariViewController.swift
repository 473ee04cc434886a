import InsetPlaceholders
@_exported import UIKit

/// Takes the screen for a web page, which isn't loaded here: it shows its address and a button that leads back.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How the button that leads back is named.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done, Close or Cancel.
        case done, close, cancel
    }

    /// What the page begins with.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Whether the page's text alone is shown. Default: false.
        open var entersReaderIfAvailable = false
        /// Whether bars shrink while the page scrolls. Default: true.
        open var barCollapsingEnabled = true

        /// The usual one.
        public override init() { super.init() }
        /// Itself.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Hears of the end; not kept.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// What the initializer got.
    public let configuration: Configuration
    /// The bars' color. Nil by default.
    open var preferredBarTintColor: UIColor?
    /// The color of the bars' buttons. Nil by default.
    open var preferredControlTintColor: UIColor?
    /// The name of the button that leads back.
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL

    /// Shows a page.
    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Shows a page, with the usual configuration.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Shows a page, or its text alone where it has an article.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Documents make none.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { preconditionFailure("SFSafariViewController isn't made by documents") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        PlaceholderPanel.fill(view, "SFSafariViewController\n\(url.absoluteString)")
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Done") { [weak self] _ in self?.end() })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            button.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        ])
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }

    private func end() {
        dismiss(animated: true) { [self] in delegate?.safariViewControllerDidFinish(self) }
    }
}

/// Hears of what happens to a page; all optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the person has left.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called once the view is there; false here, as nothing was loaded.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Optional; nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Optional; nothing.
    public func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
