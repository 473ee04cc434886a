import UIKit

/// A row with a text field.
final class FieldCell: UITableViewCell {
    private let field = UITextField()
    private var change: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: margins.topAnchor),
            field.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("The row is made in code.") }

    func show(_ placeholder: String, text: String, change: @escaping (String) -> Void) {
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.text = text
        self.change = change
    }

    @objc private func textDidChange() { change(field.text ?? "") }
}
