import UIKit

/// Attributed text of every kind, and text that is being edited.
final class RichTextScreen: UIViewController {
    private let field = UITextField()
    private let editor = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        editor.isScrollEnabled = false
        // Without the keyboard, which would cover the text.
        editor.inputView = UIView()
        editor.font = .systemFont(ofSize: 17)
        editor.text = "Selected words in a text view that goes on for two lines"
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        field.text = "secret"
        let stack = UIStackView(
            arrangedSubviews: [
                label(decorations), label(lifted), label(paragraphs), label(tabs), wrapped, field, editor,
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

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        editor.becomeFirstResponder()
        editor.selectedRange = NSRange(location: 9, length: 24)
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (string, attributes) in parts {
            var values: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
            ]
            values.merge(attributes) { $1 }
            result.append(NSAttributedString(string: string, attributes: values))
        }
        return result
    }

    private var decorations: NSAttributedString {
        let styles: [(String, NSUnderlineStyle)] = [
            ("single", .single), ("thick", .thick), ("double", .double), ("dots", [.single, .patternDot]),
            ("dashes", [.single, .patternDash]), ("by word only", [.single, .byWord]),
        ]
        return text(
            styles.flatMap { name, style -> [(String, [NSAttributedString.Key: Any])] in
                [(name, [.underlineStyle: style.rawValue, .underlineColor: UIColor.systemRed]), (" ", [:])]
            } + [("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])]
        )
    }

    private var lifted: NSAttributedString {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        shadow.shadowBlurRadius = 2
        let symbol = NSTextAttachment()
        symbol.image = UIImage(systemName: "star.fill")
        symbol.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
        let result = NSMutableAttributedString(
            attributedString: text([
                ("shadow ", [.shadow: shadow]), ("kern ", [.kern: 4]), ("up", [.baselineOffset: 6]),
                ("down ", [.baselineOffset: -4]), ("slant ", [.obliqueness: 0.3]), ("wide ", [.expansion: 0.4]),
                ("back ", [.backgroundColor: UIColor.systemYellow]), ("line ", [.strokeWidth: 3]),
                ("link", [.link: "https://example.com"]), (" ", [:]),
            ])
        )
        let star = NSMutableAttributedString(attachment: symbol)
        star.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 0, length: 1))
        result.append(star)
        return result
    }

    private var paragraphs: NSAttributedString {
        let indented = NSMutableParagraphStyle()
        indented.firstLineHeadIndent = 30
        indented.headIndent = 15
        indented.tailIndent = -40
        indented.lineSpacing = 4
        indented.paragraphSpacing = 10
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        centered.lineHeightMultiple = 1.3
        let justified = NSMutableParagraphStyle()
        justified.alignment = .justified
        let words = "Words that fill more than one line of this paragraph with its own style."
        return text([
            (words + "\n", [.paragraphStyle: indented]), ("Centered, higher lines\n", [.paragraphStyle: centered]),
            (words, [.paragraphStyle: justified]),
        ])
    }

    private var tabs: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .center, location: 120),
            NSTextTab(
                textAlignment: .right,
                location: 250,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))]
            ),
        ]
        return text([("Tea\tgreen\t12.50\nCoffee\tblack\t104.25", [.paragraphStyle: style])])
    }

    private var wrapped: UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.isEditable = false
        view.font = .systemFont(ofSize: 14)
        view.text = Array(repeating: "Lines stand around a circle.", count: 8).joined(separator: " ")
        view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 130, y: 10, width: 70, height: 70))]
        view.backgroundColor = .secondarySystemBackground
        return view
    }
}
