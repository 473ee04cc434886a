import Platform
import QuartzCore

/// A glass above the finger that shows the text below it enlarged.
@MainActor
final class TextLoupe: UIView {
    private let glass = UIView()

    /// Whether the system has one at all.
    static var isAvailable: Bool { Quirk.textLoupeIsRound.holds || Quirk.textLoupeIsCapsule.holds }
    /// Round before iOS 13, a capsule from iOS 15. By memory of both; not measured.
    private static var size: CGSize {
        Quirk.textLoupeIsRound.holds ? CGSize(width: 120, height: 120) : CGSize(width: 116, height: 68)
    }
    /// By memory; not measured.
    private static let magnification: CGFloat = 1.25
    /// Between the loupe and the middle of the line below it, in points. By memory; not measured.
    private static let distance: CGFloat = 22
    /// Seconds. Not measured.
    private static let duration = 0.15

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        let radius = bounds.height / 2
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
        glass.frame = bounds
        glass.clipsToBounds = true
        glass.layer.cornerRadius = radius
        glass.layer.borderWidth = 0.5
        glass.backgroundColor = .systemBackground
        addSubview(glass)
        showBorder()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
    }

    private func showBorder() {
        glass.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    /// Grows from a point of the window.
    func appear(over point: CGPoint) {
        enlarge(point, below: point.x)
        alpha = 0
        transform = Self.small
        UIView.animate(withDuration: Self.duration) {
            self.alpha = 1
            self.transform = .identity
        }
    }

    func disappear() {
        UIView.animate(withDuration: Self.duration) {
            self.alpha = 0
            self.transform = Self.small
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    private static let small = CGAffineTransform(translationX: 0, y: 30).scaledBy(x: 0.3, y: 0.3)

    /// Stands above a place, inside the window, and shows what is there.
    ///
    /// - Parameters:
    ///   - place: In the window's space.
    ///   - x: Where the loupe's middle is.
    func enlarge(_ place: CGPoint, below x: CGFloat) {
        guard let window else { return }
        let half = CGSize(width: Self.size.width / 2, height: Self.size.height / 2)
        UIView.performWithoutAnimation {
            center = CGPoint(
                x: min(max(x, half.width), window.bounds.width - half.width),
                y: max(place.y - Self.distance - half.height, half.height)
            )
        }
        show(place, in: window)
    }

    private func show(_ place: CGPoint, in window: UIWindow) {
        let size = CGSize(width: Self.size.width / Self.magnification, height: Self.size.height / Self.magnification)
        let corner = CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2)
        let part = CGRect(origin: corner, size: size)
        window.layoutIfNeeded()
        // What it stands over isn't its own picture.
        layer.isHidden = true
        let picture = window.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
        layer.isHidden = false
        glass.layer.contents = picture?.layer.contents
    }
}
