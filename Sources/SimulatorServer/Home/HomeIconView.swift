import UIKit

/// An app on the home screen: its icon, which dims under a finger, and its name.
@MainActor
final class HomeIconView: UIControl {
    let app: Int
    private let picture = UIImageView()
    private let shade = UIView()
    private let label = UILabel()
    private let side: CGFloat

    /// - Parameters:
    ///   - app: Its number.
    ///   - showsName: Docks don't.
    init(app: Int, name: String, image: UIImage, side: CGFloat, labelSize: CGFloat, showsName: Bool) {
        (self.app, self.side) = (app, side)
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        picture.image = image
        let radius = HomeMetrics.radius(ofIcon: side)
        for view in [picture, shade] {
            view.frame = bounds
            view.layer.cornerRadius = radius
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
        shade.alpha = 0
        if showsName {
            label.text = name
            label.font = .systemFont(ofSize: labelSize, weight: .medium)
            label.textColor = .white
            label.textAlignment = .center
            label.layer.shadowColor = UIColor.black.cgColor
            label.layer.shadowOpacity = 0.3
            label.layer.shadowRadius = 2
            label.layer.shadowOffset = CGSize(width: 0, height: 1)
            label.frame = CGRect(x: -11, y: side + 5, width: side + 22, height: 16)
            addSubview(label)
        }
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .button
        addInteraction(UIPointerInteraction(delegate: nil))
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { shade.alpha = isHighlighted ? 1 : 0 }
    }

    /// The icon without the name, in its own space.
    var iconFrame: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }
}
