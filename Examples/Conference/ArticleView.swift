import UIKit

/// An article with its photos in a row.
final class ArticleView: UIStackView {
    private let open: (Int) -> Void

    /// - Parameter open: Gets the number of a photo that is touched.
    init(_ article: Article, open: @escaping (Int) -> Void) {
        self.open = open
        super.init(frame: .zero)
        axis = .vertical
        spacing = 8
        addArrangedSubview(photos(of: article))
        addArrangedSubview(label(article.title, .title2))
        addArrangedSubview(label(article.text, .body))
    }

    required init(coder: NSCoder) { fatalError("The article is made in code.") }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    private func photos(of article: Article) -> UIView {
        let row = UIStackView()
        row.spacing = 8
        row.distribution = .fillEqually
        for (index, hue) in article.photos.prefix(3).enumerated() {
            let button = UIButton(type: .custom)
            button.setImage(Seascape.image(hue: hue, size: CGSize(width: 240, height: 160)), for: .normal)
            button.imageView?.contentMode = .scaleAspectFill
            button.contentHorizontalAlignment = .fill
            button.contentVerticalAlignment = .fill
            button.clipsToBounds = true
            button.layer.cornerRadius = 6
            button.tag = index
            button.accessibilityLabel = "Photo \(index + 1) of \(article.photos.count)"
            button.addTarget(self, action: #selector(openPhoto), for: .touchUpInside)
            row.addArrangedSubview(button)
        }
        row.heightAnchor.constraint(equalToConstant: 120).isActive = true
        return row
    }

    @objc private func openPhoto(_ sender: UIButton) { open(sender.tag) }
}
