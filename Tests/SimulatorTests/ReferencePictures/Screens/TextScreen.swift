import UIKit

/// Labels, fields, a search bar and a text view.
final class TextScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let search = UISearchBar()
        search.placeholder = "Search"
        let minimal = UISearchBar()
        minimal.searchBarStyle = .minimal
        minimal.text = "Lake"
        minimal.showsCancelButton = true
        let stack = UIStackView(
            arrangedSubviews: [search, minimal] + labels + [
                field(.roundedRect, text: "Rounded"), field(.roundedRect, text: nil), field(.line, text: "Line"),
                field(.bezel, text: "Bezel"), password, textView,
            ]
        )
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private var labels: [UIView] {
        let styles: [(UIFont.TextStyle, String, UIColor)] = [
            (.title1, "Title 1", .label), (.headline, "Headline", .label), (.body, "Body text, Agfjpqy", .label),
            (.footnote, "Footnote in the secondary color", .secondaryLabel),
        ]
        let plain = styles.map { style, text, color in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.text = text
            label.textColor = color
            return label
        }
        let cut = UILabel()
        cut.text = "Two lines of text that go on and on beyond the room that they have, and end in an ellipsis"
        cut.numberOfLines = 2
        return plain + [cut, attributed]
    }

    private var attributed: UIView {
        let text = NSMutableAttributedString(string: "Bold, tinted, underlined, struck")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
        text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 6, length: 6))
        text.addAttribute(
            .underlineStyle,
            value: NSUnderlineStyle.single.rawValue,
            range: NSRange(location: 14, length: 10)
        )
        text.addAttribute(
            .strikethroughStyle,
            value: NSUnderlineStyle.single.rawValue,
            range: NSRange(location: 26, length: 6)
        )
        let label = UILabel()
        label.attributedText = text
        label.textAlignment = .center
        return label
    }

    private func field(_ border: UITextField.BorderStyle, text: String?) -> UIView {
        let field = UITextField()
        field.borderStyle = border
        field.text = text
        field.placeholder = "Placeholder"
        field.clearButtonMode = .always
        return field
    }

    private var password: UIView {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        field.text = "secret"
        return field
    }

    private var textView: UIView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 15)
        view.text = "A text view has insets of eight points above and below its text, and five at its sides."
        view.backgroundColor = .secondarySystemBackground
        view.heightAnchor.constraint(equalToConstant: 72).isActive = true
        return view
    }
}
