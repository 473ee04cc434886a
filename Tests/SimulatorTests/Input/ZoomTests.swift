import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Scroll views: zooming")
struct ZoomTests {
    let simulator: Simulator
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let diary = ZoomDiary()

    init() throws {
        simulator = try Simulator(device: "iPhone 8", os: "15.0")
        diary.content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        scroll.addSubview(diary.content)
        scroll.contentSize = CGSize(width: 300, height: 300)
        scroll.delegate = diary
        scroll.maximumZoomScale = 4
        let controller = UIViewController()
        controller.view.addSubview(scroll)
        simulator.present(controller)
    }

    @Test func `a pinch zooms around the fingers`() {
        simulator.pinch(at: CGPoint(x: 150, y: 250), scale: 2)
        #expect(abs(scroll.zoomScale - 2) < 0.01)
        #expect(abs(scroll.contentSize.width - 600) < 3)
        #expect(abs(scroll.contentOffset.x - 150) < 2)
        #expect(diary.log == ["begin", "zoom", "end 2"])
    }

    @Test func `beyond the limit a pinch springs back`() {
        scroll.maximumZoomScale = 1.5
        simulator.pinch(at: CGPoint(x: 150, y: 250), scale: 3)
        #expect(scroll.isZoomBouncing)
        simulator.advance(by: 1)
        #expect(scroll.zoomScale == CGFloat(1.5))
        #expect(diary.log == ["begin", "zoom", "end 1.5"])
        #expect(!scroll.isZoomBouncing)
    }

    @Test func `an animated zoom tells its begin and its end`() {
        simulator.advance(by: 0)
        scroll.setZoomScale(2, animated: true)
        #expect(diary.log == ["begin", "zoom"])
        simulator.advance(by: 0.5)
        #expect(diary.log == ["begin", "zoom", "end 2"])
        scroll.setZoomScale(1, animated: false)
        #expect(diary.log == ["begin", "zoom", "end 2", "zoom"])
    }

    @Test func `equal limits leave no pinch`() {
        #expect(scroll.pinchGestureRecognizer != nil)
        scroll.maximumZoomScale = 1
        #expect(scroll.pinchGestureRecognizer == nil)
        simulator.pinch(at: CGPoint(x: 150, y: 250), scale: 2)
        #expect(scroll.zoomScale == CGFloat(1))
    }
}

/// Writes down what a scroll view tells; repeated zooms once.
@MainActor
final class ZoomDiary: NSObject, UIScrollViewDelegate {
    let content = UIView()
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.last != "zoom" { log.append("zoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        let text = (Double(scale) * 100).rounded() / 100
        log.append(text == text.rounded() ? "end \(Int(text))" : "end \(text)")
    }
}
