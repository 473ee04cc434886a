import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Split view controller: orientations")
struct SplitOrientationTests {
    private final class Upright: NSObject, UISplitViewControllerDelegate {
        func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
            -> UIInterfaceOrientationMask
        { .portrait }
        func splitViewControllerPreferredInterfaceOrientationForPresentation(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientation { .portraitUpsideDown }
    }

    private final class Silent: NSObject, UISplitViewControllerDelegate {}

    @Test func `the delegate says in which orientations a split view controller may stand`() {
        onDevice {
            let split = UISplitViewController()
            let usual = split.supportedInterfaceOrientations
            let (upright, silent) = (Upright(), Silent())
            split.delegate = upright
            #expect(split.supportedInterfaceOrientations == .portrait)
            #expect(split.preferredInterfaceOrientationForPresentation == .portraitUpsideDown)
            split.delegate = silent
            #expect(split.supportedInterfaceOrientations == usual && usual == .allButUpsideDown)
        }
    }
}
