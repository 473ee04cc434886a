import Foundation

/// A row that is pulled aside, so that the buttons of its actions are seen.
struct RowSwipe {
    var indexPath: IndexPath
    var configuration: UISwipeActionsConfiguration
    /// Whether the buttons are at the left end of the row.
    var isAtLeft: Bool
    var buttons: RowActionButtons
    /// Points by which the row is pulled aside; not negative.
    var distance: CGFloat = 0
}

/// The buttons of a row's actions, side by side, from the row's end inward.
final class RowActionButtons: UIView {
    /// Points that a button is wide at least, and beside its title. Unknown; as wide as a thumb.
    private static let (leastWidth, padding): (CGFloat, CGFloat) = (74, 15)

    private let buttons: [UIButton]
    private let isAtLeft: Bool

    init(_ actions: [UIContextualAction], isAtLeft: Bool, choose: @escaping @MainActor (UIContextualAction) -> Void) {
        self.isAtLeft = isAtLeft
        buttons = actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image?.withTintColor(.white, renderingMode: .alwaysTemplate), for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.tintColor = .white
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { _ in choose(action) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first action is at the end, and lies over the others in a full swipe.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        (buttons, isAtLeft) = ([], false)
        super.init(coder: coder)
    }

    /// Points that all buttons need.
    var fittingWidth: CGFloat { widths.reduce(0, +) }

    private var widths: [CGFloat] {
        buttons.map { max(Self.leastWidth, $0.intrinsicContentSize.width + 2 * Self.padding) }
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = widths
        let stretch = fittingWidth > 0 ? max(1, bounds.width / fittingWidth) : 1
        var x: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            let width = width * stretch
            button.frame = CGRect(
                x: isAtLeft ? x : bounds.width - x - width,
                y: 0,
                width: width,
                height: bounds.height
            )
            x += width
        }
    }
}

/// The finger that pulls a row aside.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var list: (any SwipeableList)? { view as? any SwipeableList }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        targets.append(Target(object: nil, selector: nil, handler: { ($0 as? RowSwipeGestureRecognizer)?.follow() }))
    }

    /// Only across, and over a row with actions on that side; the delegate is asked once.
    override func isDrag(_ translation: CGPoint) -> Bool {
        guard super.isDrag(translation) else { return false }
        let place = location(in: list)
        let start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
        guard abs(translation.x) > abs(translation.y),
            list?.beginSwipe(at: start, isRightward: translation.x > 0) == true
        else {
            state = .failed
            return false
        }
        return true
    }

    private func follow() {
        guard let list else { return }
        switch state {
        case .began, .changed: list.continueSwipe(translation(in: list).x)
        case .ended: list.releaseSwipe(velocity: velocity(in: list).x)
        case .cancelled: list.endSwipe()
        case .possible, .failed: break
        }
    }
}
