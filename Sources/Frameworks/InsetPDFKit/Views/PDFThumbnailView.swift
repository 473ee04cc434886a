import UIKit

/// The pages of a view in small; a tap goes to one.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    /// The view whose pages are shown; not kept.
    open weak var pdfView: PDFView? { didSet { watch() } }
    /// The size of a page in small, at most, in points. Default: 64 by 64.
    open var thumbnailSize = CGSize(width: 64, height: 64) { didSet { setNeedsLayout() } }
    /// Which way pages follow each other. Default: downwards.
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
    /// The room around the pages. Default: 2 points on each side.
    open var contentInset = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2) { didSet { setNeedsLayout() } }
    /// The page of the view, which is framed.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    private let scroller = UIScrollView()
    private var pages: [PDFPageThumbnail] = []
    private var tokens: [any NSObjectProtocol] = []
    private let watcher = PDFThumbnailWatcher()
    private static let spacing: CGFloat = 4

    /// A view without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        watcher.view = self
        scroller.delegate = watcher
        addSubview(scroller)
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    private func watch() {
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens = [Notification.Name.PDFViewDocumentChanged, .PDFViewPageChanged].map { name in
            NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.reload() }
            }
        }
        reload()
    }

    private func reload() {
        let all = (0..<(pdfView?.document?.pageCount ?? 0)).compactMap { pdfView?.document?.page(at: $0) }
        if all.count != pages.count || zip(all, pages).contains(where: { $0 !== $1.page }) {
            pages.forEach { $0.removeFromSuperview() }
            pages = all.map { page in
                PDFPageThumbnail(page: page) { [weak self] in self?.pdfView?.go(to: page) }
            }
            pages.forEach(scroller.addSubview)
            setNeedsLayout()
        }
        let current = pdfView?.currentPage
        for page in pages { page.isSelected = page.page === current }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isVertical = layoutMode == .vertical
        var offset = isVertical ? contentInset.top : contentInset.left
        for page in pages {
            let size = page.size(within: thumbnailSize)
            page.frame =
                isVertical
                ? CGRect(x: (bounds.width - size.width) / 2, y: offset, width: size.width, height: size.height)
                : CGRect(x: offset, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            offset += (isVertical ? size.height : size.width) + Self.spacing
        }
        let length = max(0, offset - Self.spacing) + (isVertical ? contentInset.bottom : contentInset.right)
        scroller.contentSize =
            isVertical ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
        showPages()
    }

    /// Draws the pages that can be seen.
    func showPages() {
        for page in pages where page.frame.intersects(scroller.bounds) {
            page.show(scale: traitCollection.displayScale)
        }
    }
}

/// Which way thumbnails follow each other.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// Sideways.
    case horizontal
}

/// Hears of the scrolling of thumbnails.
@MainActor
private final class PDFThumbnailWatcher: NSObject, UIScrollViewDelegate {
    weak var view: PDFThumbnailView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { view?.showPages() }
}
