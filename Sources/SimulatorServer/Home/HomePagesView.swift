import UIKit

/// The pages of icons, the dots that count them, and the dock.
@MainActor
final class HomePagesView: UIView, UIScrollViewDelegate {
    /// Told of an icon that was tapped.
    var opened: (Int) -> Void = { _ in }

    private let scroll = UIScrollView()
    private let dots = UIPageControl()
    private let dock = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private var icons: [HomeIconView] = []
    private var images: [UIImage] = []
    private var shown: (metrics: HomeMetrics, size: CGSize)?
    /// The status bar's height before something hid it.
    private var top: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.clipsToBounds = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        dots.isUserInteractionEnabled = false
        dots.hidesForSinglePage = true
        dock.clipsToBounds = true
        dock.layer.cornerCurve = .continuous
        for part in [scroll, dots, dock] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Has all icons made anew, as in another appearance.
    func invalidate() { shown = nil }

    /// An app's icon.
    func icon(of app: Int) -> UIImage { images[app] }

    /// With more apps than the dock has room for, the first ones are in the dock.
    private static func isDocked(_ app: Int, of count: Int, _ metrics: HomeMetrics) -> Bool {
        count > 4 && app < min(4, metrics.dockCount)
    }

    /// Puts the icons where they belong on a screen of this size.
    func show(_ apps: [HomeApp], insets: UIEdgeInsets) {
        top = max(top, insets.top)
        let metrics = HomeMetrics(
            size: bounds.size,
            isPad: UIDevice.current.userInterfaceIdiom == .pad,
            safeTop: top,
            hasHomeIndicator: insets.bottom > 0
        )
        guard shown?.metrics != metrics || shown?.size != bounds.size else { return }
        shown = (metrics, bounds.size)
        for icon in icons { icon.removeFromSuperview() }
        let isDark = traitCollection.userInterfaceStyle == .dark
        images = apps.map { HomeIcon(app: $0, side: metrics.icon, isDark: isDark).image }
        let docked = apps.indices.filter { Self.isDocked($0, of: apps.count, metrics) }
        layOutParts(metrics, dockedCount: docked.count, count: apps.count - docked.count)
        icons = apps.indices.map { app in
            let isDocked = app < docked.count
            let icon = HomeIconView(
                app: app,
                name: apps[app].name,
                image: images[app],
                side: metrics.icon,
                labelSize: metrics.labelSize,
                showsName: !isDocked
            )
            icon.addAction(UIAction { [weak self] _ in self?.opened(app) }, for: .touchUpInside)
            if isDocked {
                icon.frame.origin = metrics.dockFrame(at: app, of: docked.count).origin
                addSubview(icon)
            } else {
                let place = app - docked.count
                let page = CGFloat(place / metrics.count)
                let frame = metrics.frame(at: place % metrics.count)
                icon.frame.origin = CGPoint(x: page * bounds.width + frame.minX, y: frame.minY)
                scroll.addSubview(icon)
            }
            return icon
        }
    }

    private func layOutParts(_ metrics: HomeMetrics, dockedCount: Int, count: Int) {
        let pageCount = max(1, (count + metrics.count - 1) / metrics.count)
        scroll.frame = metrics.page
        scroll.contentSize = CGSize(width: metrics.page.width * CGFloat(pageCount), height: metrics.page.height)
        dots.numberOfPages = pageCount
        dots.bounds.size = dots.size(forNumberOfPages: pageCount)
        dots.center = metrics.dots
        dock.frame = metrics.dockPlatter(of: dockedCount)
        if metrics.dockRadius == 0 { dock.frame.size.height = bounds.height - dock.frame.minY }
        dock.layer.cornerRadius = metrics.dockRadius
    }

    // MARK: Icons

    /// Brings an icon's page to the front; the icon's place in another view's space.
    func reveal(_ app: Int, in view: UIView) -> CGRect {
        guard let icon = icons.first(where: { $0.app == app }) else {
            return CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1)
        }
        if icon.superview === scroll {
            let page = (icon.frame.midX / bounds.width).rounded(.down)
            scroll.contentOffset = CGPoint(x: page * bounds.width, y: 0)
            dots.currentPage = Int(page)
        }
        // Where it will be when nothing is in front of the icons.
        let kept = transform
        transform = .identity
        defer { transform = kept }
        return icon.convert(icon.iconFrame, to: view)
    }

    func setHidden(_ isHidden: Bool, app: Int) {
        icons.first { $0.app == app }?.alpha = isHidden ? 0 : 1
    }

    func showFirst() { scroll.setContentOffset(.zero, animated: true) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard bounds.width > 0 else { return }
        dots.currentPage = Int((scrollView.contentOffset.x / bounds.width).rounded())
    }
}

/// What lies behind the icons.
@MainActor
final class HomeWallpaperView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private static let light = [(0.16, 0.36, 0.74), (0.42, 0.46, 0.85), (0.86, 0.56, 0.66)]
    private static let dark = [(0.03, 0.06, 0.16), (0.12, 0.11, 0.30), (0.33, 0.16, 0.32)]

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layer = layer as? CAGradientLayer else { return }
        let colors = traitCollection.userInterfaceStyle == .dark ? Self.dark : Self.light
        layer.colors = colors.map { UIColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1).cgColor }
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.3, y: 0), CGPoint(x: 0.7, y: 1))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
