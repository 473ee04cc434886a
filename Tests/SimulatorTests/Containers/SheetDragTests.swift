import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Sheets: dragging")
struct SheetDragTests {
    @MainActor private struct Screen {
        let simulator: Simulator
        let root = UIViewController()
        let presented = UIViewController()

        init(detents: [UISheetPresentationController.Detent] = [.large()], content: UIView? = nil) throws {
            simulator = try Simulator(device: "iPhone 16", os: "18.0")
            simulator.present(root)
            presented.modalPresentationStyle = .pageSheet
            presented.sheetPresentationController?.detents = detents
            if let content {
                content.frame = presented.view.bounds
                content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                presented.view.addSubview(content)
            }
            root.present(presented, animated: false)
            simulator.advance(by: 1)
        }

        var top: CGFloat { presented.view.convert(presented.view.bounds, to: nil).minY }

        /// Moves a finger and leaves it down, which `drag` can't: watches where the sheet is at the end.
        func highest(from start: CGFloat, to end: CGFloat, duration: Double = 1) -> CGFloat {
            var tops: [CGFloat] = []
            let watch = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
                MainActor.assumeIsolated { tops.append(top) }
            }
            simulator.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: duration)
            watch.invalidate()
            return end > start ? tops.max() ?? 0 : tops.min() ?? 0
        }
    }

    // PR-M13
    @Test func `the sheet follows the finger after ten points, and never goes above its highest detent`() throws {
        let screen = try Screen()
        let rest = screen.top
        #expect(abs(screen.highest(from: 200, to: 380) - rest - 170) < 4)
        screen.simulator.advance(by: 1)
        #expect(screen.top == rest)
        #expect(screen.highest(from: 400, to: 200) == rest)
    }

    // PR-M15
    @Test(arguments: [(300.0, 1.0, true), (500, 1, false), (250, 0.2, false), (150, 0.3, true)])
    func `released past half its height or fast it goes, else it springs back`(
        travel: Double,
        duration: Double,
        stays: Bool
    ) throws {
        let screen = try Screen()
        let rest = screen.top
        let start = CGPoint(x: 200, y: 200)
        screen.simulator.drag(from: start, to: CGPoint(x: 200, y: 200 + travel), duration: duration)
        screen.simulator.advance(by: 1)
        #expect((screen.root.presentedViewController != nil) == stays)
        if stays { #expect(screen.top == rest) }
    }

    // PR-17, PR-M15
    @Test func `a modal sheet springs back and tells of the attempt`() throws {
        final class Log: UIAdaptivePresentationControllerDelegate {
            var lines: [String] = []
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                lines.append("attempt")
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                lines.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                lines.append("did")
            }
        }
        let screen = try Screen()
        let log = Log()
        screen.presented.presentationController?.delegate = log
        screen.presented.isModalInPresentation = true
        screen.simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.5)
        screen.simulator.advance(by: 1)
        #expect(log.lines == ["attempt"])
        screen.presented.isModalInPresentation = false
        screen.simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.5)
        screen.simulator.advance(by: 1)
        #expect(log.lines == ["attempt", "will", "did"])
        #expect(screen.root.presentedViewController == nil)
    }

    // PR-19
    @Test func `a drag goes from one detent to the other, and the delegate hears of it`() throws {
        final class Log: UISheetPresentationControllerDelegate {
            var lines: [String] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) { lines.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "") }
        }
        let screen = try Screen(detents: [.medium(), .large()])
        let log = Log()
        screen.presented.sheetPresentationController?.delegate = log
        let medium = screen.top
        screen.simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 250), duration: 1)
        screen.simulator.advance(by: 1)
        #expect(log.lines == ["com.apple.UIKit.large"])
        #expect(screen.top < medium)
        screen.simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 560), duration: 1)
        screen.simulator.advance(by: 1)
        #expect(screen.top == medium)
        #expect(screen.root.presentedViewController != nil)
    }

    // PR-M17
    @Test func `in a scroll view at its top a drag downward moves the sheet, elsewhere the content`() throws {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        let screen = try Screen(content: scrollView)
        let rest = screen.top
        let offset = scrollView.contentOffset.y
        #expect(screen.highest(from: 300, to: 480) > rest + 100)
        screen.simulator.advance(by: 2)
        #expect(scrollView.contentOffset.y == offset)
        #expect(screen.highest(from: 500, to: 300) == rest)
        #expect(scrollView.contentOffset.y > offset + 150)
        screen.simulator.advance(by: 3)
        let scrolled = scrollView.contentOffset.y
        #expect(screen.highest(from: 300, to: 340, duration: 0.5) == rest)
        #expect(scrollView.contentOffset.y < scrolled)
    }

    // PR-M16
    @Test(arguments: [(200.0, false), (500, true)])
    func `a sheet let go at rest moves by a critically damped spring`(travel: Double, goes: Bool) throws {
        let screen = try Screen()
        let layer = screen.presented.view.layer
        let rest = screen.top
        // The last part is slow, so that the finger rests.
        screen.simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + travel), duration: 60)
        let model = layer.superlayer?.convert(layer.bounds, from: layer).minY ?? 0
        #expect(abs(model - (goes ? 852 : rest)) < 1)
        func distance() -> Double {
            guard let shown = layer.presentation() else { return 0 }
            let place = shown.position.y - shown.bounds.height / 2 + shown.affineTransform().ty
            return Double(abs(place - (goes ? 852 : rest)))
        }
        let start = distance()
        #expect(abs(start - (goes ? 852 - rest - (travel - 10) : travel - 10)) < 6)
        let frequency = (1000.0 / 3).squareRoot()
        for time in [0.05, 0.1, 0.2] {
            screen.simulator.advance(by: time == 0.05 ? 0.05 : time / 2)
            let expected = start * (1 + frequency * time) * exp(-frequency * time)
            #expect(abs(distance() - expected) < 4, "\(time): \(distance()) of \(expected)")
        }
    }
}
