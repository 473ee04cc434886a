import UIKit

/// A group of lines on a rounded card, with a title above.
final class FormSection: UIStackView {
    init(title: String, footer: String? = nil, lines: [UIView]) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 6
        let header = UILabel()
        header.text = title.uppercased()
        header.font = .preferredFont(forTextStyle: .footnote)
        header.textColor = .secondaryLabel
        addArrangedSubview(header)
        addArrangedSubview(card(with: lines))
        if let footer {
            let label = UILabel()
            label.text = footer
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            addArrangedSubview(label)
        }
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func card(with lines: [UIView]) -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        stack.backgroundColor = .secondarySystemGroupedBackground
        stack.layer.cornerRadius = 10
        for (index, line) in lines.enumerated() {
            if index > 0 { stack.addArrangedSubview(separator()) }
            stack.addArrangedSubview(line)
        }
        return stack
    }

    private func separator() -> UIView {
        let view = UIView()
        view.backgroundColor = .separator
        view.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        return view
    }
}

/// A title with a control beside it, at least 44 points high.
final class FormLine: UIStackView {
    let titleLabel = UILabel()

    init(title: String, control: UIView) {
        super.init(frame: .zero)
        spacing = 12
        alignment = .center
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        addArrangedSubview(titleLabel)
        addArrangedSubview(control)
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
