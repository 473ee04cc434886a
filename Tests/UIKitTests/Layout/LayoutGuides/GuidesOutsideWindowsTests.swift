import DeviceTestSupport
import Testing

@testable import UIKit

/// AL-23, SA-1, LM-1, and LM-M3, which is not followed: guides that no window and no layout pass has seen.
@MainActor @Suite("Layout guides: outside windows")
struct GuidesOutsideWindowsTests {
    @Test func `a view's guides are its bounds, less margins, before any layout and outside a window`() {
        onDevice {
            let view = UIView(frame: CGRect(x: 40, y: 30, width: 200, height: 100))
            #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 184, height: 84))
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 194, height: 96))
            view.bounds.size = CGSize(width: 50, height: 40)
            #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 44, height: 36))
            #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 40))
        }
    }

    @Test func `sizes on 3x screens are what constants say, to the last bit`() {
        onDevice("iPhone X") {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
            let views = (1...40).map { index in
                let view = addView(to: root)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index) * 7.1),
                    view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 3.3),
                    view.widthAnchor.constraint(equalToConstant: 100),
                    view.heightAnchor.constraint(equalToConstant: 20),
                ])
                return view
            }
            root.layoutIfNeeded()
            #expect(views.allSatisfy { $0.frame.width == 100 && $0.frame.height == 20 })
        }
    }

    @Test func `a tab bar controller's view that was given a frame before any window gives it to the selected one`() {
        onDevice {
            let child = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: child)]
            tabs.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
            tabs.view.layoutIfNeeded()
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            window.addSubview(tabs.view)
            window.layoutIfNeeded()
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        }
    }
}
