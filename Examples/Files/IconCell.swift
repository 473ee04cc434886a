import UIKit

/// An item as an icon, its name below.
final class IconCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 52, weight: .light)
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        nameLabel.numberOfLines = 2
        detailLabel.font = .preferredFont(forTextStyle: .caption1)
        detailLabel.textColor = .secondaryLabel
        for label in [nameLabel, detailLabel] {
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        let stack = UIStackView(arrangedSubviews: [imageView, nameLabel, detailLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            imageView.heightAnchor.constraint(equalToConstant: 72),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 10
        backgroundConfiguration = background
    }

    required init?(coder: NSCoder) { fatalError("The icon is made in code.") }

    func show(_ item: FileItem) {
        imageView.image = item.thumbnail ?? UIImage(systemName: item.symbolName)
        imageView.tintColor = item.isFolder ? tintColor : .secondaryLabel
        nameLabel.text = item.name
        detailLabel.text = item.detail
        isAccessibilityElement = true
        accessibilityLabel = item.name
        accessibilityValue = item.detail
    }
}

extension FileItem {
    /// A picture's own look; nil for all else.
    var thumbnail: UIImage? { symbolName == "photo" ? UIImage(contentsOfFile: url.path) : nil }
}
