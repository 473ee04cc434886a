import UIKit

/// The top of a card: picture, name, company, and a row of buttons.
final class ContactHeaderView: UIView {
    private let avatar = AvatarView()
    private let nameLabel = UILabel()
    private let companyLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (label, style) in [(nameLabel, UIFont.TextStyle.title1), (companyLabel, .subheadline)] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        companyLabel.textColor = .secondaryLabel
        // As wide as the cards below.
        preservesSuperviewLayoutMargins = true
        addStack()
    }

    required init?(coder: NSCoder) { fatalError("The header is made in code.") }

    func show(_ contact: Contact) {
        avatar.show(contact)
        nameLabel.text = contact.fullName
        companyLabel.text = contact.company
        companyLabel.isHidden = contact.company.isEmpty || contact.company == contact.fullName
    }

    private func addStack() {
        let buttons = UIStackView(
            arrangedSubviews: [
                ("message", "message.fill"), ("call", "phone.fill"), ("video", "video.fill"), ("mail", "envelope.fill"),
            ].map { button($0, $1) }
        )
        buttons.distribution = .fillEqually
        buttons.spacing = 8
        let stack = UIStackView(arrangedSubviews: [avatar, nameLabel, companyLabel, buttons])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 6
        stack.setCustomSpacing(16, after: companyLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
        bottom.priority = .defaultHigh
        let width = buttons.widthAnchor.constraint(equalTo: stack.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 100),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            buttons.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            width,
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            bottom,
        ])
    }

    private func button(_ title: String, _ image: String) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: image)
        configuration.imagePlacement = .top
        configuration.imagePadding = 4
        configuration.background.backgroundColor = .secondarySystemGroupedBackground
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 4, bottom: 8, trailing: 4)
        var text = AttributedString(title)
        text.font = .preferredFont(forTextStyle: .caption1)
        configuration.attributedTitle = text
        return UIButton(configuration: configuration)
    }
}
