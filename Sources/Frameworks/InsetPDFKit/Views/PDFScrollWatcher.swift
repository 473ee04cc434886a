import ObjectiveCRuntime
import UIKit

/// Hears of the scroll view of a document, and of swipes.
@MainActor
final class PDFScrollWatcher: NSObject, UIScrollViewDelegate {
    weak var view: PDFView?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view?.content }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { view?.didScroll() }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { view?.center() }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        self.view?.showPages()
        self.view?.post(.PDFViewScaleChanged)
    }

    func swiped(_ sender: UISwipeGestureRecognizer) {
        if sender.direction == .left { view?.goToNextPage(nil) } else { view?.goToPreviousPage(nil) }
    }
}

extension PDFScrollWatcher: Selector.ActionProviding {
    static var actions: [Selector.Action] { [Selector.Action("swiped:", PDFScrollWatcher.swiped)] }
}
