/// A document's page and its name.
@MainActor
final class DocumentTile: UICollectionViewCell {
    let page = UIView()
    private let symbol = UIImageView()
    private let label = UILabel()
    private var ratio: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        page.layer.cornerRadius = 4
        page.layer.borderWidth = 0.5
        symbol.contentMode = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.numberOfLines = 2
        page.addSubview(symbol)
        contentView.addSubview(page)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter adds: Whether it makes a document.
    func show(_ name: String, _ ratio: CGFloat, adds: Bool) {
        self.ratio = max(0.1, ratio)
        label.text = name
        label.textColor = adds ? tintColor : .label
        page.backgroundColor = adds ? .clear : .white
        page.layer.borderColor = (adds ? tintColor : UIColor.separator)?.cgColor
        symbol.image = UIImage(systemName: adds ? "plus" : "doc.text")
        symbol.tintColor = adds ? nil : .systemGray3
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A page of 100 × 120 points at most, on the names' line.
        let room = CGSize(width: bounds.width, height: bounds.height - 40)
        let width = min(room.width, room.height * ratio)
        let size = CGSize(width: width, height: width / ratio)
        page.frame = CGRect(
            x: (room.width - size.width) / 2,
            y: room.height - size.height,
            width: size.width,
            height: size.height
        )
        symbol.frame = page.bounds
        label.frame = CGRect(x: 0, y: room.height + 4, width: bounds.width, height: 36)
    }
}
