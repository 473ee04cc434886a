import UIKit

/// A row: a round check box, the title and the priority.
final class TaskCell: UITableViewCell {
    static let reuseIdentifier = "TaskCell"

    let titleLabel = UILabel()
    private let checkView = UIImageView()
    private let priorityView = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.numberOfLines = 0
        titleLabel.adjustsFontForContentSizeCategory = true
        priorityView.tintColor = .secondaryLabel
        for view in [checkView, titleLabel, priorityView] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        priorityView.setContentHuggingPriority(.required, for: .horizontal)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            checkView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            checkView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            checkView.widthAnchor.constraint(equalToConstant: 24),
            checkView.heightAnchor.constraint(equalToConstant: 24),
            titleLabel.leadingAnchor.constraint(equalTo: checkView.trailingAnchor, constant: 12),
            titleLabel.topAnchor.constraint(equalTo: guide.topAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            priorityView.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            priorityView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            priorityView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.attributedText = nil
        priorityView.image = nil
    }

    func show(_ item: TaskItem) {
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.label]
        if item.isDone {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            attributes[.foregroundColor] = UIColor.secondaryLabel
        }
        titleLabel.attributedText = NSAttributedString(string: item.title, attributes: attributes)
        checkView.image = UIImage(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        checkView.tintColor = item.isDone ? .systemGreen : .tertiaryLabel
        priorityView.image = UIImage(systemName: item.priority.symbol)
        accessibilityLabel = item.title
    }
}
