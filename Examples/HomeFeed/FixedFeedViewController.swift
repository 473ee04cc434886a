import UIKit

/// The feed as it was: the bar is 20 points of status bar and 44 of its own, wherever it is.
///
/// On a phone with a notch the title lies under it, and the table, which is told of 64 points and takes the safe area
/// besides, begins too low everywhere.
final class FixedFeedViewController: FeedViewController {
    private static let statusBarHeight: CGFloat = 20
    private static let barHeight: CGFloat = 44

    override func viewDidLoad() {
        super.viewDidLoad()
        let top = Self.statusBarHeight + Self.barHeight
        tableView.contentInset.top = top
        tableView.scrollIndicatorInsets.top = top
    }
}
