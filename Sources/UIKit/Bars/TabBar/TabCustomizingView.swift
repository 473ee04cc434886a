import Foundation

/// Lets people drag items onto a tab bar, in place of those that are there.
///
/// It covers what is above the bar, with a button that ends it; the bar itself shows each change at once.
final class TabCustomizingView: UIView {
    private weak var bar: UITabBar?
    private let choices: [UITabBarItem]
    private let header = UINavigationBar()
    private var items: [UIView] = []
    /// What the bar showed at first.
    let original: [UITabBarItem]

    init(bar: UITabBar, items choices: [UITabBarItem]) {
        self.bar = bar
        self.choices = choices
        original = bar.items ?? []
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let item = UINavigationItem(title: "Configure")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak bar] _ in _ = bar?.endCustomizing(animated: true) }
        )
        header.items = [item]
        addSubview(header)
        items = choices.enumerated().map { index, item in
            let view = choice(item)
            view.tag = index
            view.addGestureRecognizer(recognizer)
            addSubview(view)
            return view
        }
    }

    required init?(coder: NSCoder) { nil }

    private var recognizer: UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.targets.append(
            .init(object: nil, selector: nil) { [weak self, weak recognizer] _ in
                guard let recognizer else { return }
                self?.follow(recognizer)
            }
        )
        return recognizer
    }

    private func choice(_ item: UITabBarItem) -> UIView {
        let image = UIImageView(image: item.image)
        let label = UILabel()
        label.text = item.title
        label.font = .systemFont(ofSize: 10)
        label.textColor = .secondaryLabel
        image.tintColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [image, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = true
        return stack
    }

    // MARK: Dragging
    private func follow(_ recognizer: UIPanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let translation = recognizer.translation(in: self)
        switch recognizer.state {
        case .changed, .began: view.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        case .ended:
            drop(choices[view.tag], at: recognizer.location(in: bar))
            view.transform = .identity
        case .cancelled, .failed: view.transform = .identity
        case .possible: break
        }
    }

    /// Puts an item into the bar at a point; one that is in the bar changes places.
    private func drop(_ item: UITabBarItem, at point: CGPoint) {
        guard let bar, var shown = bar.items, !shown.isEmpty, bar.bounds.contains(point) else { return }
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = (isRightToLeft ? bar.bounds.maxX - point.x : point.x) / max(1, bar.bounds.width)
        let index = min(shown.count - 1, Int(share * CGFloat(shown.count)))
        // The list behind More keeps its place.
        guard shown[index].systemItem != .more else { return }
        if let old = shown.firstIndex(where: { $0 === item }) {
            shown.swapAt(old, index)
        } else {
            shown[index] = item
        }
        bar.items = shown
    }

    // MARK: Layout
    private static let cell = CGSize(width: 80, height: 64)

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top
        header.frame = CGRect(x: 0, y: top, width: bounds.width, height: 44)
        let columns = max(1, Int(bounds.width / Self.cell.width))
        let width = bounds.width / CGFloat(columns)
        for (index, view) in items.enumerated() {
            let place = CGPoint(
                x: width * (CGFloat(index % columns) + 0.5),
                y: header.frame.maxY + Self.cell.height * (CGFloat(index / columns) + 0.5)
            )
            view.bounds = CGRect(origin: .zero, size: Self.cell)
            view.center = place
        }
    }
}
