import UIKit

/// The feed as it is: the bar reaches 44 points below the safe area, and so does what the table leaves free.
final class AdaptedFeedViewController: FeedViewController {
    private static let barHeight: CGFloat = 44

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.contentInset.top = Self.barHeight
        tableView.verticalScrollIndicatorInsets.top = Self.barHeight
    }
}
