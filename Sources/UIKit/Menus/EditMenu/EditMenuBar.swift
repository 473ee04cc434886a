/// The row of editing actions over a selection.
@MainActor
final class EditMenuBar: UIView {
    private var buttons: [UIButton] = []
    // No picture of the menu was measured: these lengths, in points, are the likeliest ones.
    private static let height: CGFloat = 40
    private static let margin: CGFloat = 8
    private static let padding: CGFloat = 14
    private static let cornerRadius: CGFloat = 10
    private static let fontSize: CGFloat = 15

    init(_ entries: [(title: String, action: Selector)], choose: @escaping (Selector) -> Void) {
        super.init(frame: .zero)
        backgroundColor = .menuPlatter
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 2)
        for (index, entry) in entries.enumerated() {
            let button = UIButton(type: .custom)
            button.setTitle(entry.title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: Self.fontSize)
            button.addAction(UIAction { _ in choose(entry.action) }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
            guard index > 0 else { continue }
            let line = ControlPart(frame: .zero)
            line.backgroundColor = .separator
            line.tag = index
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Above a rectangle of the window, or below it where there is no room.
    func stand(over target: CGRect, in window: UIWindow) {
        let widths = buttons.map { ($0.sizeThatFits(.zero).width + 2 * Self.padding).rounded(.up) }
        let width = min(widths.reduce(0, +), window.bounds.width - 2 * Self.margin)
        let above = target.minY - Self.margin - Self.height
        let top = above >= window.safeAreaInsets.top ? above : target.maxY + Self.margin
        let left = min(max(Self.margin, target.midX - width / 2), window.bounds.width - Self.margin - width)
        frame = CGRect(x: left.rounded(), y: top.rounded(), width: width, height: Self.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let start = isRightToLeft ? width - x - widths[index] : x
            button.frame = CGRect(x: start, y: 0, width: widths[index], height: Self.height)
            let edge = isRightToLeft ? width - x : x
            subviews.first { $0.tag == index && $0 is ControlPart }?.frame = CGRect(
                x: edge,
                y: 0,
                width: 1 / layoutScale,
                height: Self.height
            )
            x += widths[index]
        }
    }
}
