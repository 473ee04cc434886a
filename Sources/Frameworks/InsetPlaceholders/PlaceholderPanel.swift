import UIKit

/// What stands where a framework would show something of its own: a gray area with the class's name.
package final class PlaceholderPanel: UIView {
    private let label = UILabel()

    /// Fills a view and follows its size.
    @discardableResult
    package static func fill(_ view: UIView, _ text: String) -> PlaceholderPanel {
        let panel = PlaceholderPanel(text)
        panel.frame = view.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(panel)
        return panel
    }

    /// An area with a text in its middle.
    package init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .systemGray5
        label.text = text
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The text in the middle.
    package var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 8)
    }
}
