import Foundation

/// The line above a calendar's month: its name, which opens the wheels, and two buttons that turn.
final class MonthHeader: UIView {
    var turn: (Int) -> Void = { _ in }
    var openWheels: () -> Void = {}
    private let title = UIButton(type: .custom)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var isRightToLeft = false

    /// Points; not measured but for the height, which is the date picker's.
    static let height: CGFloat = 44
    private static let (margin, button): (CGFloat, CGFloat) = (16, 44)

    init() {
        super.init(frame: .zero)
        for view in [title, back, forward] { addSubview(view) }
        back.accessibilityLabel = "Previous Month"
        forward.accessibilityLabel = "Next Month"
        back.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
        title.addAction(UIAction { [weak self] _ in self?.openWheels() }, for: .touchUpInside)
        title.accessibilityHint = "Shows the month and year"
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter turns: Whether there is a month before, and one after.
    func show(_ text: String, font: UIFont, isRightToLeft: Bool, turns: [Bool], isOpen: Bool) {
        self.isRightToLeft = isRightToLeft
        let small = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
        let large = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        let side = isRightToLeft ? "left" : "right"
        // The chevron stands where the name ends, as it is written.
        let words = NSMutableAttributedString(
            string: "\(text) ",
            attributes: [.font: font, .foregroundColor: isOpen ? tintColor ?? .tintColor : .label]
        )
        let chevron = NSTextAttachment()
        chevron.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.\(side)", withConfiguration: small)?
            .withTintColor(
                (tintColor ?? .tintColor).resolvedColor(with: traitCollection),
                renderingMode: .alwaysOriginal
            )
        words.append(NSAttributedString(attachment: chevron))
        title.setAttributedTitle(words, for: .normal)
        title.accessibilityLabel = text
        let sides = isRightToLeft ? ["right", "left"] : ["left", "right"]
        for (index, button) in [back, forward].enumerated() {
            button.setImage(UIImage(systemName: "chevron.\(sides[index])", withConfiguration: large), for: .normal)
            button.isEnabled = turns[index] && !isOpen
            button.isHidden = isOpen
        }
        setNeedsLayout()
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        let width = title.sizeThatFits(bounds.size).width
        place(title, CGRect(x: Self.margin, y: 0, width: width, height: bounds.height))
        // The images' middles lie 24 and 66 points from the edge, as the inline date picker's.
        place(back, CGRect(x: bounds.width - 66 - Self.button / 2, y: 0, width: Self.button, height: bounds.height))
        place(forward, CGRect(x: bounds.width - 24 - Self.button / 2, y: 0, width: Self.button, height: bounds.height))
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        view.frame =
            isRightToLeft
            ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
}
