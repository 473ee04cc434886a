import InsetPlaceholders
@_exported import UIKit

/// Shows scores; here its name, and can be given up.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
    /// Hears of the end; not kept.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    /// What is shown first. Default: all.
    open var viewState = GKGameCenterViewControllerState.default
    /// The list that is shown first.
    open var leaderboardIdentifier: String?

    /// Shows what a state says.
    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }
    /// Shows a list.
    public convenience init(
        leaderboardID: String,
        playerScope: GKLeaderboard.PlayerScope,
        timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.title = "Game Center"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
            }
        )
        PlaceholderPanel.fill(page.view, "GKGameCenterViewController")
        viewControllers = [page]
    }
}

/// What is shown first.
public enum GKGameCenterViewControllerState: Int, Sendable {
    /// As Apple numbers them.
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// Hears of the end.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// Called when the person has ended; the app dismisses the controller.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The button of Game Center over a game; isn't shown here.
open class GKAccessPoint: NSObject, @unchecked Sendable {
    /// Where it lies.
    public enum Location: Int, Sendable {
        /// In a corner.
        case topLeading = 0, topTrailing, bottomLeading, bottomTrailing
    }
    private static let point = GKAccessPoint()
    /// The one there is.
    open class var shared: GKAccessPoint { point }
    /// Whether it is wanted. Default: false.
    open var isActive = false
    /// Whether it is seen; never.
    open var isVisible: Bool { false }
    /// Whether scores are shown in it. Default: false.
    open var showHighlights = false
    /// Where it lies. Default: the top leading corner.
    open var location = Location.topLeading
    /// What it covers: nothing.
    open var frameInScreenCoordinates: CGRect { .zero }
}
