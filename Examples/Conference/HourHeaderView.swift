import UIKit

/// The hour above its talks.
final class HourHeaderView: UITableViewHeaderFooterView {
    private let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        var background = UIBackgroundConfiguration.listPlainHeaderFooter()
        background.backgroundColor = .secondarySystemBackground
        backgroundConfiguration = background
        let vertical = [
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ]
        switch Edition.current {
        case .rectangular:
            NSLayoutConstraint.activate(
                vertical + [label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)]
            )
        case .adapted:
            NSLayoutConstraint.activate(
                vertical + [label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)]
            )
        }
    }

    required init?(coder: NSCoder) { fatalError("The header is made in code.") }

    func show(_ time: String) { label.text = time }
}
