import UIKit

/// A product with a heart that toggles and a button that adds it to the cart.
final class ProductCell: UITableViewCell {
    private let artView = UIImageView()
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let favoriteButton = UIButton(configuration: .plain())
    private let addButton = UIButton(configuration: .tinted())
    private var add = {}
    private var favor: (Bool) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        configureLabels()
        configureButtons()
        addStack()
    }

    required init?(coder: NSCoder) { fatalError("The cell is made in code.") }

    func show(_ product: Product, isFavorite: Bool, add: @escaping () -> Void, favor: @escaping (Bool) -> Void) {
        artView.image = ProductArt.image(of: product, side: 44)
        nameLabel.text = product.name
        priceLabel.text = product.price.asPrice
        favoriteButton.isSelected = isFavorite
        favoriteButton.accessibilityLabel = "Favorite \(product.name)"
        addButton.accessibilityLabel = "Add \(product.name)"
        (self.add, self.favor) = (add, favor)
    }

    private func configureLabels() {
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        priceLabel.font = .preferredFont(forTextStyle: .subheadline)
        priceLabel.textColor = .secondaryLabel
        for label in [nameLabel, priceLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
    }

    private func configureButtons() {
        favoriteButton.changesSelectionAsPrimaryAction = true
        favoriteButton.configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
            // A selected plain button would fill its background as well.
            button.configuration?.background.backgroundColor = .clear
        }
        favoriteButton.addTarget(self, action: #selector(favoriteDidChange), for: .primaryActionTriggered)
        addButton.configuration?.title = "Add"
        addButton.configuration?.cornerStyle = .capsule
        addButton.configuration?.buttonSize = .small
        addButton.addTarget(self, action: #selector(addOne), for: .primaryActionTriggered)
    }

    private func addStack() {
        let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let stack = UIStackView(arrangedSubviews: [artView, texts, favoriteButton, addButton])
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        for button in [favoriteButton, addButton] {
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        artView.setContentHuggingPriority(.required, for: .horizontal)
        artView.setContentCompressionResistancePriority(.required, for: .horizontal)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    @objc private func addOne() { add() }

    @objc private func favoriteDidChange() { favor(favoriteButton.isSelected) }
}
