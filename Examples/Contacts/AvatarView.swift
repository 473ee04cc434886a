import UIKit

/// A round picture of a contact: the initials on a gradient.
final class AvatarView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let label = UILabel()
    private let placeholder = UIImageView(image: UIImage(systemName: "person.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = layer as? CAGradientLayer
        gradient?.colors = [
            UIColor(red: 0.64, green: 0.68, blue: 0.76, alpha: 1).cgColor,
            UIColor(red: 0.51, green: 0.54, blue: 0.62, alpha: 1).cgColor,
        ]
        clipsToBounds = true
        label.textColor = .white
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        placeholder.tintColor = .white
        placeholder.contentMode = .scaleAspectFit
        addSubview(label)
        addSubview(placeholder)
    }

    required init?(coder: NSCoder) { fatalError("The avatar is made in code.") }

    func show(_ contact: Contact) {
        label.text = contact.initials
        placeholder.isHidden = !contact.initials.isEmpty
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.insetBy(dx: bounds.width * 0.12, dy: 0)
        label.font = .systemFont(ofSize: bounds.height * 0.42, weight: .medium)
        placeholder.frame = bounds.insetBy(dx: bounds.width * 0.24, dy: bounds.height * 0.24)
    }
}
