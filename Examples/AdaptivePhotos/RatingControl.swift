import UIKit

/// Stars to touch, or to run a finger along.
final class RatingControl: UIControl {
    @IBOutlet private var starViews: [UIImageView]?

    /// How many stars are filled.
    var rating = 0 {
        didSet {
            rating = min(max(rating, 0), stars.count)
            showRating()
        }
    }

    private var stars: [UIImageView] { starViews ?? [] }

    override func awakeFromNib() {
        super.awakeFromNib()
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        showRating()
    }

    private func showRating() {
        for (index, star) in stars.enumerated() {
            star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
        }
        accessibilityLabel = rating == 1 ? "1 star" : "\(rating) stars"
    }

    // MARK: Touches
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { rate(at: touch.location(in: self)) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rate(at: touch.location(in: self))
    }

    private func rate(at point: CGPoint) -> Bool {
        let filled = stars.filter { $0.convert($0.bounds, to: self).minX <= point.x }.count
        guard filled != rating else { return true }
        rating = filled
        sendActions(for: .valueChanged)
        return true
    }
}
