import InsetPlaceholders
import Platform
@_exported import UIKit

/// Shows other devices: there are none, and it can be given up.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
    /// Hears of the end; not kept.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// What looks for others; nil for one that was made with a kind of service.
    public let browser: MCNearbyServiceBrowser?
    /// What others are invited to.
    public let session: MCSession
    /// How many devices there have to be, this one among them.
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    /// How many there may be, this one among them.
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

    /// Looks for a kind of service.
    public init(serviceType: String, session: MCSession) {
        (browser, self.session) = (nil, session)
        super.init(nibName: nil, bundle: nil)
    }

    /// Shows what a browser finds.
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.browser, self.session) = (browser, session)
        super.init(nibName: nil, bundle: nil)
    }

    /// Documents hold none.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        AbsentFeature.report("MCBrowserViewController", "no device is near; it can be given up")
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.giveUp() }
        )
        bar.items = [item]
        bar.translatesAutoresizingMaskIntoConstraints = false
        PlaceholderPanel.fill(view, "No Devices")
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func giveUp() { delegate?.browserViewControllerWasCancelled(self) }
}

/// Hears of the end of looking for others.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// The person is content with who is there.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// The person gave up.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    /// Whether a device is shown.
    func browserViewController(
        _ browserViewController: MCBrowserViewController,
        shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

extension MCBrowserViewControllerDelegate {
    /// Shown.
    public func browserViewController(
        _ browserViewController: MCBrowserViewController,
        shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
