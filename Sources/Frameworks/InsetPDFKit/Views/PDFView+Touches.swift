import ObjectiveCRuntime
import UIKit

/// What taps, swipes and scrolling do.
extension PDFView {
    /// A tap on a page, y down.
    func tap(_ page: PDFPage, at point: CGPoint) {
        let place = CGPoint(x: point.x, y: page.shownSize(for: displayBox).height - point.y)
            .applying(page.transform(for: displayBox).inverted())
        guard let annotation = page.annotation(at: place) else { return }
        post(.PDFViewAnnotationHit, ["PDFAnnotationHit": annotation])
        if let action = annotation.action { perform(action) }
    }

    /// Does what an annotation or a chapter says.
    public func perform(_ action: PDFAction) {
        switch action {
        case let action as PDFActionURL:
            guard let url = action.url else { return }
            if let delegate {
                delegate.pdfViewWillClick(onLink: self, with: url)
            } else {
                UIApplication.shared.open(url)
            }
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionNamed:
            switch action.name {
            case .nextPage: goToNextPage(nil)
            case .previousPage: goToPreviousPage(nil)
            case .firstPage: goToFirstPage(nil)
            case .lastPage: goToLastPage(nil)
            case .goBack: goBack(nil)
            case .goForward: goForward(nil)
            case .goToPage: delegate?.pdfViewPerformGo(toPage: self)
            case .find: delegate?.pdfViewPerformFind(self)
            case .zoomIn: zoomIn(nil)
            case .zoomOut: zoomOut(nil)
            case .none, .print: break
            }
        default: break
        }
    }

    /// The page in the middle becomes the current one, and those that come into sight are drawn.
    func didScroll() {
        guard followsScrolling else { return }
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: content)
        let before = visibleNumbers
        if displayMode.isContinuous, let number = arranged?.page(nearest: middle) { become(number) }
        showPages()
        if before != lastVisible {
            lastVisible = before
            post(.PDFViewVisiblePagesChanged)
        }
    }

    // MARK: One page at a time

    /// Shows one page at a time, to be turned by swiping.
    ///
    /// - Parameter viewOptions: Not kept.
    public func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        displayMode = enable ? .singlePage : .singlePageContinuous
        swipes.forEach(removeGestureRecognizer)
        swipes = []
        guard enable else { return }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: watcher, action: Selector("swiped:"))
            swipe.direction = direction
            addGestureRecognizer(swipe)
            swipes.append(swipe)
        }
    }
}
