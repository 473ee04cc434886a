import Foundation

/// The titles at a list's trailing edge that lead to its parts.
final class SectionIndexView: UIControl, TouchedAtOnce {
    /// Points that the index takes from the rows, and from one title to the next. Unknown; after the look of iOS 7 on.
    static let (width, pitch): (CGFloat, CGFloat) = (15, 14)
    private static let fontSize: CGFloat = 11

    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
    var titleColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Called with the title under the finger, each time that it is another one.
    var choose: ((Int) -> Void)?
    private var chosen: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.fontSize, weight: .semibold),
            .foregroundColor: titleColor ?? tintColor ?? .tintColor,
        ]
        for (index, title) in titles.enumerated() {
            let text = NSAttributedString(string: title, attributes: attributes)
            let size = text.size()
            let middle = top + (CGFloat(index) + 0.5) * pitch
            text.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: middle - size.height / 2))
        }
    }

    /// Closer together where the titles are more than fit.
    private var pitch: CGFloat { min(Self.pitch, bounds.height / CGFloat(max(1, titles.count))) }
    private var top: CGFloat { (bounds.height - pitch * CGFloat(titles.count)) / 2 }

    /// Stands at the trailing edge of what is in sight of a list, in front of all else.
    func stand(in list: UIScrollView) {
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = list.safeAreaInsets
        frame = CGRect(
            x: isRightToLeft ? list.bounds.minX + insets.left : list.bounds.maxX - insets.right - Self.width,
            y: visible.minY,
            width: Self.width,
            height: visible.height
        )
        if list.subviews.last !== self { list.bringSubviewToFront(self) }
    }

    // MARK: Accessibility
    /// EV-9.
    override var naturalAccessibility: NaturalAccessibility {
        let value = chosen.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
        return super.naturalAccessibility.adding(.adjustable, label: "section index", value: value)
    }

    override func adjust(by steps: Int) {
        guard !titles.isEmpty else { return }
        let index = min(max(0, chosen.map { $0 + steps } ?? 0), titles.count - 1)
        guard index != chosen else { return }
        chosen = index
        choose?(index)
    }

    // MARK: Touches
    /// The finger chooses titles and scrolls nothing itself.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        chosen = nil
        follow(touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.continueTracking(touch, with: event)
    }

    private func follow(_ touch: UITouch) {
        guard !titles.isEmpty else { return }
        let place = ((touch.location(in: self).y - top) / pitch).rounded(.down)
        let index = Int(min(max(0, place), CGFloat(titles.count - 1)))
        guard index != chosen else { return }
        chosen = index
        choose?(index)
    }
}
