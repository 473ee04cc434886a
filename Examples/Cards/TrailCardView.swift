import UIKit

/// A trail as a card; its layout is TrailCard.xib.
final class TrailCardView: UIView {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var scoreLabel: UILabel!

    static func load() -> TrailCardView? {
        UINib(nibName: "TrailCard", bundle: nil).instantiate(withOwner: nil).first as? TrailCardView
    }

    func show(title: String, score: Double) {
        titleLabel.text = title
        scoreLabel.text = score.formatted(.number.precision(.fractionLength(1)))
    }
}
