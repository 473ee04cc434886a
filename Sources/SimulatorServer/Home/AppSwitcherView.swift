import UIKit

/// The pictures of the running apps, side by side: a tap opens one, a swipe up closes it.
@MainActor
final class AppSwitcherView: UIView {
    /// A running app.
    struct Entry {
        let app: Int
        let name: String
        let icon: UIImage
        let picture: UIImage?
    }

    /// Where a card was tapped; in the switcher's space.
    var opened: (_ app: Int, _ frame: CGRect) -> Void = { _, _ in }
    var closed: (_ app: Int) -> Void = { _ in }
    /// Nothing was tapped, or nothing is left.
    var dismissed: () -> Void = {}

    private let scroll = UIScrollView()
    private var cards: [AppSwitcherCard] = []
    private let cardSize: CGSize
    private static let gap: CGFloat = 18

    /// - Parameter entries: The one that was used last comes last, which is shown first.
    init(frame: CGRect, entries: [Entry], radius: CGFloat) {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let factor: CGFloat = isPad ? 0.46 : frame.width > frame.height ? 0.5 : 0.66
        cardSize = CGSize(width: (frame.width * factor).rounded(), height: (frame.height * factor).rounded())
        super.init(frame: frame)
        scroll.frame = bounds
        scroll.showsHorizontalScrollIndicator = false
        scroll.alwaysBounceHorizontal = true
        scroll.clipsToBounds = false
        addSubview(scroll)
        for entry in entries {
            let card = AppSwitcherCard(entry, size: cardSize, radius: max(radius * factor, 12))
            card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "panned:"))
            scroll.addSubview(card)
            cards.append(card)
        }
        layOut()
        scroll.contentOffset.x = max(0, scroll.contentSize.width - bounds.width)
        scroll.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped:"))
        accessibilityLabel = "App switcher"
    }

    required init?(coder: NSCoder) { nil }

    /// Where an app's card is, in the switcher's space.
    func frame(of app: Int) -> CGRect? {
        cards.first { $0.app == app }.map { $0.picture.convert($0.picture.bounds, to: self) }
    }

    /// Hides one while another view is in its place.
    func setHidden(_ isHidden: Bool, app: Int) { cards.first { $0.app == app }?.alpha = isHidden ? 0 : 1 }

    /// Takes an app's card away, as when its process has ended.
    func remove(_ app: Int) {
        guard let index = cards.firstIndex(where: { $0.app == app }) else { return }
        cards.remove(at: index).removeFromSuperview()
        guard !cards.isEmpty else { return dismissed() }
        UIView.animate(withDuration: 0.3) { self.layOut() }
    }

    // MARK: Cards

    private func layOut() {
        let side = (bounds.width - cardSize.width) / 2
        let top = (bounds.height - cardSize.height - AppSwitcherCard.header) / 2 - 8
        for (index, card) in cards.enumerated() {
            card.frame.origin = CGPoint(x: side + CGFloat(index) * (cardSize.width + Self.gap), y: top)
        }
        let count = CGFloat(cards.count)
        let width = 2 * side + count * cardSize.width + max(count - 1, 0) * Self.gap
        scroll.contentSize = CGSize(width: width, height: bounds.height)
    }

    // MARK: Fingers

    func tapped(_ recognizer: UITapGestureRecognizer) {
        for card in cards where card.picture.bounds.contains(recognizer.location(in: card.picture)) {
            return opened(card.app, card.picture.convert(card.picture.bounds, to: self))
        }
        dismissed()
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view as? AppSwitcherCard else { return }
        let way = pan.translation(in: self).y
        switch pan.state {
        case .changed: card.transform = CGAffineTransform(translationX: 0, y: way < 0 ? way : way / 4)
        case .ended where way < -cardSize.height / 3 || pan.velocity(in: self).y < -500:
            UIView.animate(withDuration: 0.25) {
                card.transform = CGAffineTransform(translationX: 0, y: -self.bounds.height)
            } completion: { [weak self] _ in
                self?.closed(card.app)
                self?.remove(card.app)
            }
        case .ended, .cancelled, .failed: UIView.animate(withDuration: 0.3) { card.transform = .identity }
        default: break
        }
    }
}

/// An app's card in the switcher: icon and name above its picture.
@MainActor
final class AppSwitcherCard: UIView {
    let app: Int
    let picture: UIImageView
    /// Points above the picture.
    static let header: CGFloat = 46

    init(_ entry: AppSwitcherView.Entry, size: CGSize, radius: CGFloat) {
        app = entry.app
        picture = UIImageView(image: entry.picture)
        super.init(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height + Self.header))
        let icon = UIImageView(image: entry.icon)
        icon.frame = CGRect(x: 10, y: 6, width: 30, height: 30)
        icon.layer.cornerRadius = HomeMetrics.radius(ofIcon: 30)
        let label = UILabel(frame: CGRect(x: 48, y: 6, width: size.width - 58, height: 30))
        label.text = entry.name
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        picture.backgroundColor = .systemBackground
        picture.contentMode = .scaleAspectFill
        picture.frame = CGRect(origin: CGPoint(x: 0, y: Self.header), size: size)
        picture.layer.cornerRadius = radius
        for part in [icon, picture] {
            part.layer.cornerCurve = .continuous
            part.clipsToBounds = true
        }
        for part in [icon, label, picture] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityLabel = entry.name
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// Sideways the pictures scroll.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: self)
        return abs(velocity.y) > abs(velocity.x)
    }
}

extension AppSwitcherView: Selector.ActionProviding {
    static var actions: [Selector.Action] {
        [.init("tapped:", AppSwitcherView.tapped), .init("panned:", AppSwitcherView.panned)]
    }
}
