import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Progress view: what it observes")
struct ObservedProgressTests {
    // EV-3
    @Test func `a view follows a progress, and stays at its last fraction`() {
        onDevice {
            let window = UIWindow()
            window.isHidden = false
            let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
            window.addSubview(view)
            let progress = Progress(totalUnitCount: 10)
            view.observedProgress = progress
            window.layoutIfNeeded()
            progress.completedUnitCount = 5
            #expect(view.progress == 0.5)
            EventLoop.main.advance(by: 0.1)
            window.layoutIfNeeded()
            #expect(view.subviews.map(\.frame.width).min() == 50)
            view.observedProgress = nil
            progress.completedUnitCount = 9
            #expect(view.progress == 0.5)
        }
    }

    // EV-4
    @Test func `no segment has an unknown action`() {
        let control = UISegmentedControl(frame: .zero, actions: [UIAction(identifier: .init("one")) { _ in }])
        #expect(control.segmentIndex(identifiedBy: .init("one")) == 0)
        #expect(control.segmentIndex(identifiedBy: .init("two")) == NSNotFound)
    }

    // EV-5
    @Test func `a page control says which page it shows`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        #expect(control.accessibilityValue == "page 2 of 3")
    }
}
