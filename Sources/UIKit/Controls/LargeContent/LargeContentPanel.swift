import Foundation

/// The panel in the middle of the screen: an image above its title. Its looks weren't measured.
final class LargeContentPanel: UIView {
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let imageView = UIImageView()
    private let label = UILabel()

    /// Points: the panel's longest side and its share of the window's shorter one, its corners, margins and gap.
    private static let (side, share, radius, margin, gap): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (
        280, 0.64, 22, 20, 16
    )
    /// Points of the enlarged image, and of a title without one.
    private static let (image, title, titleAlone): (CGFloat, CGFloat, CGFloat) = (104, 28, 40)
    private static let duration = 0.2

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        alpha = 0
        ground.layer.cornerRadius = Self.radius
        ground.layer.cornerCurve = .continuous
        ground.clipsToBounds = true
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = .label
        label.textAlignment = .center
        label.numberOfLines = 3
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(ground)
        ground.contentView.addSubview(imageView)
        ground.contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Fades away and leaves.
    var isGoing = false {
        didSet {
            guard isGoing, !oldValue else { return }
            UIView.animate(withDuration: Self.duration, animations: { self.alpha = 0 }) { _ in
                self.removeFromSuperview()
            }
        }
    }

    func show(_ item: any UILargeContentViewerItem, in window: UIWindow) {
        UIView.performWithoutAnimation {
            fill(item)
            window.addSubview(self)
            place(in: window, insets: item.largeContentImageInsets)
        }
        UIView.animate(withDuration: Self.duration) { self.alpha = 1 }
    }

    private func fill(_ item: any UILargeContentViewerItem) {
        var image = item.largeContentImage
        if let symbol = image, symbol.isSymbolImage {
            image = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: Self.image * 0.8))
        }
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.isHidden = image == nil
        label.text = item.largeContentTitle
        label.font = .systemFont(ofSize: image == nil ? Self.titleAlone : Self.title, weight: .semibold)
        scales = item.scalesLargeContentImage || image?.isSymbolImage ?? false
    }

    private var scales = false

    private func place(in window: UIWindow, insets: UIEdgeInsets) {
        let side = min(Self.side, min(window.bounds.width, window.bounds.height) * Self.share).rounded()
        bounds.size = CGSize(width: side, height: side)
        center = CGPoint(x: window.bounds.midX.rounded(), y: window.bounds.midY.rounded())
        ground.frame = bounds
        let width = side - 2 * Self.margin
        let title = label.text == nil ? .zero : label.sizeThatFits(CGSize(width: width, height: side / 2))
        let image = imageSize(width: width)
        let total = image.height + title.height + (image.height > 0 && title.height > 0 ? Self.gap : 0)
        let top = max(Self.margin, (side - total) / 2)
        imageView.frame = CGRect(
            x: (side - image.width) / 2,
            y: top,
            width: image.width,
            height: image.height
        ).inset(by: insets).roundedToPixels(scale: layoutScale)
        let below = image.height > 0 ? top + image.height + Self.gap : top
        let height = min(title.height, side - Self.margin - below)
        label.frame = CGRect(x: Self.margin, y: below, width: width, height: height)
            .roundedToPixels(scale: layoutScale)
    }

    /// Symbols and images that say so fill their square; others keep their size as far as there is room.
    private func imageSize(width: CGFloat) -> CGSize {
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let largest = min(width / size.width, Self.image / size.height)
        let factor = scales ? largest : min(1, largest)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }
}
