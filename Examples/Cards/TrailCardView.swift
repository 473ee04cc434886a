import UIKit

/// A trail as a card; its layout is TrailCard.xib.
final class TrailCardView: UIView {
    #if canImport(ObjectiveC)
        @IBOutlet private var titleLabel: UILabel?
        @IBOutlet private var scoreLabel: UILabel?
    #else
        private var titleLabel: UILabel?
        private var scoreLabel: UILabel?
    #endif

    static func load() -> TrailCardView? {
        UINib(nibName: "TrailCard", bundle: nil).instantiate(withOwner: nil).first as? TrailCardView
    }

    func show(title: String, score: Double) {
        titleLabel?.text = title
        scoreLabel?.text = score.formatted(.number.precision(.fractionLength(1)))
    }
}
