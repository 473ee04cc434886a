import Foundation

/// What a bar's background looks like, after all that an app may set is taken together.
struct BarLook {
    var fill: UIColor?
    var image: UIImage?
    var imageContentMode: UIView.ContentMode = .scaleToFill
    var hairline: UIColor?
    var hairlineImage: UIImage?
    /// Between a bar of glass and content that scrolls.
    var pocket: ScrollPocket?

    static let transparent = BarLook()

    /// Clear, over a pocket unless the content ends at the bar.
    @MainActor
    static func glass(
        over scrollView: UIScrollView?,
        isAtEdge: Bool,
        _ effect: (UIScrollView) -> UIScrollEdgeEffect
    ) -> BarLook {
        var look = BarLook.transparent
        if !isAtEdge { look.pocket = ScrollPocket(of: scrollView, effect) }
        return look
    }

    /// - Parameter isTranslucent: False lets nothing through.
    @MainActor
    static func system(style: UIBarStyle, isTranslucent: Bool, tint: UIColor?) -> BarLook {
        var look = BarLook()
        look.hairline = style == .default ? .barHairline : UIColor(white: 1, alpha: 0.15)
        if let tint {
            look.fill = isTranslucent ? tint.withAlphaComponent(tint.cgColor.alpha * translucency) : tint
        } else if style == .default {
            look.fill = isTranslucent ? .barMaterial : .opaqueBar
        } else {
            look.fill = isTranslucent ? UIColor(white: 0.11, alpha: 0.73) : .black
        }
        return look
    }

    /// How much of a bar's tint color a translucent bar shows.
    private static let translucency: CGFloat = 0.85

    @MainActor
    init(appearance: UIBarAppearance) {
        fill = appearance.backgroundColor ?? appearance.backgroundEffect.map { _ in .barMaterial }
        image = appearance.backgroundImage
        imageContentMode = appearance.backgroundImageContentMode
        hairline = appearance.shadowColor
        hairlineImage = appearance.shadowImage
    }

    init() {}
}

extension UIColor {
    /// Of the system's material behind bars, over white; 22 over black (looks: bars).
    static var barMaterial: UIColor { bar(alpha: 0.94) }
    static var opaqueBar: UIColor { bar(alpha: 1) }

    private static func bar(alpha: CGFloat) -> UIColor {
        UIColor { traits in
            if traits.userInterfaceStyle == .dark { return UIColor(white: 0.09, alpha: alpha) }
            return BarMaterialLook.current.fill.color.withAlphaComponent(alpha)
        }
    }
}

/// The surface behind a bar's contents, with its hairline just outside.
final class BarBackgroundView: UIView {
    private let imageView = UIImageView()
    private let hairlineView = UIImageView()
    private let pocketView = ScrollPocketView()
    /// Whether the hairline is above the bar: in bars at the bottom.
    var hairlineIsAbove = false { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(pocketView)
        addSubview(imageView)
        addSubview(hairlineView)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ look: BarLook) {
        backgroundColor = look.fill
        imageView.image = look.image
        imageView.contentMode = look.imageContentMode
        imageView.isHidden = look.image == nil
        hairlineView.image = look.hairlineImage
        hairlineView.backgroundColor = look.hairlineImage == nil ? look.hairline : nil
        hairlineView.isHidden = look.hairline == nil && look.hairlineImage == nil
        pocketView.pocket = look.pocket
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        layoutPocket()
        // Below a navigation bar and above a tab bar, not inside (looks: navigation bar).
        let height = hairlineView.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
        hairlineView.frame = CGRect(
            x: 0,
            y: hairlineIsAbove ? -height : bounds.height,
            width: bounds.width,
            height: height
        )
    }

    /// Points from the surface's top to the bar's own.
    var reachAbove: CGFloat = 0 { didSet { setNeedsLayout() } }

    private func layoutPocket() {
        guard let pocket = pocketView.pocket else { return }
        pocketView.isAtBottom = hairlineIsAbove
        let soft = hairlineIsAbove ? ScrollPocketView.above : reachAbove + ScrollPocketView.below
        let height = pocket.isHard ? bounds.height : soft
        pocketView.frame = CGRect(
            x: 0,
            y: hairlineIsAbove ? bounds.height - height : 0,
            width: bounds.width,
            height: height
        )
    }
}

extension UIImage {
    /// Whether no pixel can be translucent, by the image's format.
    var isOpaqueImage: Bool {
        switch cgImage?.alphaInfo {
        case .some(.none), .noneSkipFirst, .noneSkipLast: true
        default: false
        }
    }
}
