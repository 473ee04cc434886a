import Foundation
import FoundationNetworking
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Presentation: superseded classes")
struct SupersededTests {
    private final class Teller: NSObject, UIActionSheetDelegate, UIPopoverControllerDelegate, UIWebViewDelegate,
        UIAccelerometerDelegate
    {
        var log: [String] = []
        var allows = true

        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            log.append("click \(buttonIndex)")
        }
        func willPresent(_ actionSheet: UIActionSheet) { log.append("will present") }
        func didPresent(_ actionSheet: UIActionSheet) { log.append("did present") }
        func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
            log.append("will dismiss \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            log.append("did dismiss \(buttonIndex)")
        }
        func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
            log.append("should dismiss")
            return allows
        }
        func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { log.append("dismissed") }
        func webView(
            _ webView: UIWebView,
            shouldStartLoadWith request: URLRequest,
            navigationType: UIWebView.NavigationType
        ) -> Bool {
            log.append("should \(request.url?.absoluteString ?? "") \(navigationType == .other)")
            return allows
        }
        func webViewDidStartLoad(_ webView: UIWebView) { log.append("start \(webView.isLoading)") }
        func webViewDidFinishLoad(_ webView: UIWebView) { log.append("finish \(webView.isLoading)") }
        func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration) {
            log.append("\(acceleration.x) \(acceleration.y) \(acceleration.z)")
        }
    }

    private final class AlertTeller: NSObject, UIAlertViewDelegate {
        var log: [String] = []

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            log.append("click \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            log.append("did dismiss \(buttonIndex)")
        }
    }

    private func tap(_ point: CGPoint) {
        let finger = Finger()
        finger.down(at: point)
        finger.up()
        EventLoop.main.advance(by: 1)
    }

    @Test func `an action sheet's buttons stand from the red one to cancel, and a tap is told in UIKit's order`() throws
    {
        try World().run {
            let (root, teller) = (UIViewController(), Teller())
            _ = try stage(root, on: "iPhone 16", os: 18)
            let sheet = UIActionSheet(
                title: "Really?",
                delegate: teller,
                cancelButtonTitle: "Cancel",
                destructiveButtonTitle: "Delete",
                otherButtonTitles: "Keep",
                "Copy"
            )
            #expect((0..<sheet.numberOfButtons).map(sheet.buttonTitle) == ["Delete", "Keep", "Copy", "Cancel"])
            #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1)
            #expect(sheet.cancelButtonIndex == 3)
            sheet.show(in: root.view)
            EventLoop.main.advance(by: 1)
            #expect(sheet.isVisible)
            let alert = try #require(root.presentedViewController as? UIAlertController)
            #expect(alert.actions.map(\.style) == [.destructive, .default, .default, .cancel])
            #expect(teller.log == ["will present", "did present"])
            teller.log = []
            sheet.dismiss(withClickedButtonIndex: 2, animated: false)
            EventLoop.main.advance(by: 1)
            #expect(teller.log == ["will dismiss 2", "did dismiss 2"])
            #expect(root.presentedViewController == nil && !sheet.isVisible)
        }
    }

    @Test func `an action sheet that code takes away tells that it is gone when it is gone, and of no tap`() throws {
        try World().run {
            let (root, teller) = (UIViewController(), Teller())
            _ = try stage(root, on: "iPhone 16", os: 18)
            let sheet = UIActionSheet(
                title: nil,
                delegate: teller,
                cancelButtonTitle: "Cancel",
                destructiveButtonTitle: nil,
                otherButtonTitles: "Keep"
            )
            sheet.show(in: root.view)
            EventLoop.main.advance(by: 1)
            teller.log = []
            sheet.dismiss(withClickedButtonIndex: 0, animated: true)
            sheet.dismiss(withClickedButtonIndex: 1, animated: true)
            #expect(teller.log == ["will dismiss 0"])
            #expect(root.presentedViewController != nil)
            EventLoop.main.advance(by: 1)
            #expect(teller.log == ["will dismiss 0", "did dismiss 0"])
            #expect(root.presentedViewController == nil)
            sheet.show(in: root.view)
            EventLoop.main.advance(by: 1)
            #expect(root.presentedViewController != nil && sheet.isVisible)
        }
    }

    @Test func `an old alert tells of a tap, and of none when code takes it away`() throws {
        try World().run {
            let (root, teller) = (UIViewController(), AlertTeller())
            _ = try stage(root, on: "iPhone 16", os: 18)
            let alert = UIAlertView(title: "T", message: nil, delegate: teller, cancelButtonTitle: "No")
            alert.show()
            EventLoop.main.advance(by: 1)
            let shown = try #require(root.presentedViewController as? UIAlertController)
            shown.choose(shown.actions[0])
            EventLoop.main.advance(by: 1)
            #expect(teller.log == ["click 0", "did dismiss 0"])
            teller.log = []
            alert.show()
            EventLoop.main.advance(by: 1)
            alert.dismiss(withClickedButtonIndex: 0, animated: true)
            #expect(teller.log == [] && !alert.isVisible)
            EventLoop.main.advance(by: 1)
            #expect(teller.log == ["did dismiss 0"])
        }
    }

    @Test func `an old popover stands beside its rectangle, and only taps beside it are told`() throws {
        try World().run {
            let (root, teller, content) = (UIViewController(), Teller(), UIViewController())
            _ = try stage(root, on: "iPad Pro (11-inch)", os: 15)
            let popover = UIPopoverController(contentViewController: content)
            popover.delegate = teller
            popover.contentSize = CGSize(width: 320, height: 200)
            popover.present(
                from: CGRect(x: 400, y: 100, width: 40, height: 40),
                in: root.view,
                permittedArrowDirections: .up,
                animated: false
            )
            EventLoop.main.advance(by: 1)
            #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up)
            let frame = content.view.convert(content.view.bounds, to: nil)
            #expect(frame.width == 320 && frame.minY >= 140 && frame.minX < 400 && frame.maxX > 440)
            teller.allows = false
            tap(CGPoint(x: 100, y: 900))
            #expect(popover.isPopoverVisible)
            teller.allows = true
            tap(CGPoint(x: 100, y: 900))
            #expect(!popover.isPopoverVisible)
            #expect(teller.log == ["should dismiss", "should dismiss", "dismissed"])
            popover.present(
                from: .zero,
                in: root.view,
                permittedArrowDirections: .any,
                animated: false
            )
            popover.dismiss(animated: false)
            EventLoop.main.advance(by: 1)
            #expect(!popover.isPopoverVisible && teller.log.count == 3)
        }
    }

    @Test func `an old web view asks, begins, and is done a turn later`() throws {
        try World().run {
            let (view, teller) = (UIWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Teller())
            view.delegate = teller
            let address = try #require(URL(string: "https://example.org/a"))
            view.loadRequest(URLRequest(url: address))
            #expect(teller.log == ["should https://example.org/a true", "start true"])
            EventLoop.main.advance(by: 0.1)
            #expect(teller.log.last == "finish false" && view.request?.url == address)
            teller.allows = false
            view.loadHTMLString("<p>", baseURL: nil)
            EventLoop.main.advance(by: 0.1)
            #expect(teller.log.count == 4 && view.request?.url == address)
        }
    }

    @Test func `the accelerometer tells of a device that stands upright, at the interval`() throws {
        try World().run {
            let teller = Teller()
            UIAccelerometer.shared.delegate = teller
            EventLoop.main.advance(by: 1)
            #expect(teller.log == [])
            UIAccelerometer.shared.updateInterval = 0.3
            EventLoop.main.advance(by: 1)
            #expect(teller.log == ["0.0 -1.0 0.0", "0.0 -1.0 0.0", "0.0 -1.0 0.0"])
            UIAccelerometer.shared.delegate = nil
            EventLoop.main.advance(by: 1)
            #expect(teller.log.count == 3)
        }
    }

    @Test func `an image that follows accessibility sizes wishes for more room only there`() throws {
        try World().run {
            let root = UIViewController()
            _ = try stage(root, on: "iPhone 16", os: 18)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
            let (follows, stays) = (UIImageView(image: image), UIImageView(image: image))
            follows.adjustsImageSizeForAccessibilityContentSizeCategory = true
            for view in [follows, stays] { root.view.addSubview(view) }
            SimulatedDevice.current.settings.contentSizeCategory = .extraExtraExtraLarge
            #expect(follows.intrinsicContentSize == CGSize(width: 20, height: 10))
            SimulatedDevice.current.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            // Body text is 23 points at the one size, 53 at the other.
            #expect(abs(follows.intrinsicContentSize.width - 20 * 53 / 23) < 0.34)
            #expect(abs(follows.intrinsicContentSize.height - 10 * 53 / 23) < 0.34)
            #expect(stays.intrinsicContentSize == CGSize(width: 20, height: 10))
        }
    }

    @Test func `a rotor finds what its block finds, from where the search stands`() throws {
        try World().run {
            let marks = (0..<3).map { _ in UIView() }
            let view = UIView()
            view.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "Marks") { predicate in
                    let place = marks.firstIndex { $0 === predicate.currentItem.targetElement }
                    let next = (place ?? -1) + (predicate.searchDirection == .next ? 1 : -1)
                    return marks.indices.contains(next)
                        ? UIAccessibilityCustomRotorItemResult(targetElement: marks[next], targetRange: nil) : nil
                }
            ]
            let rotor = try #require(view.accessibilityCustomRotors?.first)
            let search = UIAccessibilityCustomRotorSearchPredicate()
            search.searchDirection = .next
            var found: [Int?] = []
            while let result = rotor.itemSearchBlock(search) {
                found.append(marks.firstIndex { $0 === result.targetElement })
                search.currentItem = result
            }
            #expect(found == [0, 1, 2])
            #expect(UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }.systemRotorType == .heading)
        }
    }
}
