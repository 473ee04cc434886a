import UIKit

/// A page in small, that can be tapped.
final class PDFPageThumbnail: UIControl {
    let page: PDFPage
    private let picture = UIImageView()
    private var drawnSize = CGSize.zero

    init(page: PDFPage, _ choose: @escaping () -> Void) {
        self.page = page
        super.init(frame: .zero)
        picture.backgroundColor = .white
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
        accessibilityLabel = page.label
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The page of the view is framed.
    override var isSelected: Bool {
        didSet {
            layer.borderColor = tintColor.cgColor
            layer.borderWidth = isSelected ? 2 : 0
        }
    }

    /// As large as fits.
    func size(within limit: CGSize) -> CGSize {
        let shown = page.shownSize(for: .cropBox)
        guard shown.width > 0, shown.height > 0 else { return .zero }
        let scale = min(limit.width / shown.width, limit.height / shown.height)
        return CGSize(width: shown.width * scale, height: shown.height * scale)
    }

    /// Draws the page, unless it is there.
    ///
    /// - Parameter scale: Pixels for a point.
    func show(scale: CGFloat) {
        picture.frame = bounds
        guard drawnSize != bounds.size, bounds.width > 0 else { return }
        drawnSize = bounds.size
        let shown = page.shownSize(for: .cropBox)
        picture.image = page.picture(of: .cropBox, scale: bounds.width / shown.width, pixelScale: max(scale, 1))
    }
}
