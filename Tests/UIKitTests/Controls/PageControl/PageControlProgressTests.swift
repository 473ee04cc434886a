import DeviceTestSupport
import QuartzCore
import Testing

@testable import UIKit

// BT-27
@MainActor @Suite("Page control: progress")
struct PageControlProgressTests {
    private final class Listener: NSObject, UIPageControlTimerProgressDelegate {
        var log: [String] = []
        var initial: [Int: Float] = [:]
        var mayAdvance = true
        var changes = 0

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            log.append("initial \(page)")
            return initial[page] ?? 0
        }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            log.append("visible \(progress.isProgressVisible)")
        }
        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
            log.append("advance \(page)")
            return mayAdvance
        }
    }

    private func control(_ progress: UIPageControlProgress, pages: Int = 3) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        control.numberOfPages = pages
        control.progress = progress
        return control
    }

    @Test func `progress is clamped, and begins anew on another page`() {
        onDevice {
            let progress = UIPageControlProgress()
            let listener = Listener()
            listener.initial = [2: 0.25]
            progress.delegate = listener
            let control = control(progress)
            #expect(progress.isProgressVisible && listener.log == ["initial 0", "visible true"])
            progress.currentProgress = 3
            #expect(progress.currentProgress == 1)
            control.currentPage = 2
            #expect(progress.currentProgress == 0.25)
            control.currentPage = 1
            #expect(progress.currentProgress == 0)
        }
    }

    @Test func `a progress is one control's`() {
        onDevice {
            let progress = UIPageControlProgress()
            let (first, second) = (control(progress), control(progress))
            #expect(first.progress == nil && second.progress === progress && progress.isProgressVisible)
            second.progress = nil
            #expect(!progress.isProgressVisible)
        }
    }

    @Test func `the current page's part is longer, filled from its leading end`() throws {
        try onDevice(os: 18) {
            let progress = UIPageControlProgress()
            let control = control(progress)
            let plain = UIPageControl(frame: control.frame)
            plain.numberOfPages = 3
            #expect(control.intrinsicContentSize.width > plain.intrinsicContentSize.width)
            control.pageIndicatorTintColor = .blue
            control.currentPageIndicatorTintColor = .red
            progress.currentProgress = 0.5
            let image = try #require(LayerRenderer.image(of: control.layer, scale: 2))
            @MainActor func count(_ color: UInt32) -> Int {
                (0..<400).filter { image.pixel(x: $0, y: 40) == color }.count
            }
            let half = count(0xFFFF_0000)
            progress.currentProgress = 1
            let whole = try #require(LayerRenderer.image(of: control.layer, scale: 2))
            let full = (0..<400).filter { whole.pixel(x: $0, y: 40) == 0xFFFF_0000 }.count
            let dot = PageControlLook.current.dot * 2
            #expect(abs(CGFloat(full) - dot * 3.5) <= 2)
            #expect(abs(CGFloat(half) - (dot + dot * 2.5 / 2)) <= 2)
        }
    }

    @Test func `a finger that moves along the dots hides it`() throws {
        try onDevice(os: 18) {
            let root = UIViewController()
            let window = UIWindow()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let progress = UIPageControlProgress()
            let listener = Listener()
            let control = control(progress)
            root.view.addSubview(control)
            progress.delegate = listener
            touch(control, at: CGPoint(x: 60, y: 20), CGPoint(x: 100, y: 20))
            #expect(listener.log.filter { $0.hasPrefix("visible") } == ["visible false", "visible true"])
        }
    }

    @Test func `a timer fills each page for its duration, then turns it and sends the value`() {
        onDevice {
            let timer = UIPageControlTimerProgress(preferredDuration: 1)
            let listener = Listener()
            timer.delegate = listener
            timer.setDuration(2, forPage: 1)
            let control = control(timer)
            var values: [Int] = []
            control.addAction(UIAction { _ in values.append(control.currentPage) }, for: .valueChanged)
            EventLoop.main.advance(by: 3)
            #expect(!timer.isRunning && timer.currentProgress == 0)
            timer.resumeTimer()
            #expect(timer.isRunning && timer.duration(forPage: 1) == 2 && timer.duration(forPage: 2) == 1)
            EventLoop.main.advance(by: 0.5)
            #expect(abs(timer.currentProgress - 0.5) < 0.02 && control.currentPage == 0)
            EventLoop.main.advance(by: 0.6)
            #expect(control.currentPage == 1 && values == [1])
            timer.pauseTimer()
            EventLoop.main.advance(by: 5)
            #expect(control.currentPage == 1)
            timer.resumeTimer()
            EventLoop.main.advance(by: 1)
            #expect(control.currentPage == 1)
            EventLoop.main.advance(by: 1)
            #expect(values == [1, 2])
            // At the end it stops.
            EventLoop.main.advance(by: 3)
            #expect(control.currentPage == 2 && !timer.isRunning && listener.changes > 100)
        }
    }

    @Test func `a timer starts again where asked, and a delegate keeps a page`() {
        onDevice {
            let timer = UIPageControlTimerProgress(preferredDuration: 1)
            timer.resetsToInitialPageAfterEnd = true
            let control = control(timer, pages: 2)
            timer.resumeTimer()
            EventLoop.main.advance(by: 2.2)
            #expect(control.currentPage == 0 && timer.isRunning)
            let listener = Listener()
            listener.mayAdvance = false
            timer.delegate = listener
            EventLoop.main.advance(by: 2)
            #expect(control.currentPage == 0 && !timer.isRunning && listener.log.last == "advance 1")
        }
    }
}
