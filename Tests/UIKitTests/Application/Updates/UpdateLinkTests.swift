import DeviceTestSupport
import QuartzCore
import Testing

@testable import UIKit

// BT-31
@MainActor @Suite("Update links")
struct UpdateLinkTests {
    private func shownView() -> UIView {
        let root = UIViewController()
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        return root.view
    }

    @Test func `actions are called at each frame, phase by phase, with the update's time`() {
        onDevice {
            let view = shownView()
            var log: [String] = []
            var times: [TimeInterval] = []
            let link = UIUpdateLink(view: view)
            link.addAction(to: .afterUpdateComplete) { _, _ in log.append("complete") }
            link.addAction { link, info in
                log.append("default \(link.currentUpdateInfo() === info)")
                times.append(info.modelTime)
            }
            link.addAction(to: .afterUpdateScheduled) { _, _ in log.append("scheduled") }
            link.addAction(to: .beforeLowLatencyEventDispatch) { _, _ in log.append("late") }
            EventLoop.main.advance(by: 0.1)
            #expect(log == [])
            link.isEnabled = true
            EventLoop.main.advance(by: 0.017)
            #expect(log == ["scheduled", "default true", "complete"])
            EventLoop.main.advance(by: 0.017)
            #expect(times.count == 2 && abs(times[1] - times[0] - 1.0 / 60) < 1e-6)
            #expect(link.currentUpdateInfo() == nil && UIUpdateInfo.current(for: view) == nil)
            link.isEnabled = false
            EventLoop.main.advance(by: 0.1)
            #expect(times.count == 2)
        }
    }

    @Test func `nothing is called while the view is in no window, nor after the link is gone`() {
        onDevice {
            let view = shownView()
            var count = 0
            var link: UIUpdateLink? = UIUpdateLink(view: view) { _, _ in count += 1 }
            link?.isEnabled = true
            let window = view.window
            view.removeFromSuperview()
            EventLoop.main.advance(by: 0.1)
            #expect(count == 0)
            window?.addSubview(view)
            EventLoop.main.advance(by: 0.05)
            #expect(count == 3)
            link = nil
            EventLoop.main.advance(by: 0.05)
            #expect(count == 3 && link == nil)
        }
    }

    @Test func `fewer updates are asked for by a frame rate`() {
        onDevice {
            let view = shownView()
            var count = 0
            let link = UIUpdateLink(view: view) { _, info in
                count += 1
                #expect(UIUpdateInfo.current(for: view) === info)
            }
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
            link.isEnabled = true
            EventLoop.main.advance(by: 1)
            #expect(count == 30)
        }
    }
}
