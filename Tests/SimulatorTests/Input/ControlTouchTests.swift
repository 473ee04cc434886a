import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Controls: under a finger that stays")
struct ControlTouchTests {
    let simulator: Simulator
    let controller = UIViewController()

    init() throws {
        simulator = try Simulator(device: "iPhone 8", os: "15.0")
        simulator.present(controller)
    }

    @Test(arguments: [(true, true, 6, 6), (true, false, 6, 1), (false, true, 1, 1)])
    func `a stepper goes on under a finger that stays`(repeats: Bool, isContinuous: Bool, steps: Int, events: Int) {
        let stepper = UIStepper(frame: CGRect(x: 50, y: 100, width: 94, height: 32))
        stepper.autorepeat = repeats
        stepper.isContinuous = isContinuous
        var count = 0
        stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        controller.view.addSubview(stepper)
        simulator.press(at: CGPoint(x: 50 + stepper.bounds.width * 0.75, y: 116), duration: 1.05)
        #expect(stepper.value == Double(steps))
        #expect(count == events)
    }

    // PK-M6
    @Test func `a date picker that doesn't round keeps the minute`() {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.minuteInterval = 15
        picker.roundsToMinuteInterval = false
        picker.date = Date(timeIntervalSince1970: 7 * 60)
        #expect(picker.date == Date(timeIntervalSince1970: 7 * 60))
        picker.roundsToMinuteInterval = true
        #expect(picker.date == Date(timeIntervalSince1970: 0))
    }

    // SC-M18
    @Test func `a text view scrolls to a range in the next turn, and tells its delegate`() {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        let listener = ScrollListener()
        view.delegate = listener
        view.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        controller.view.addSubview(view)
        simulator.advance(by: 0)
        listener.count = 0
        view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
        #expect(view.contentOffset.y == CGFloat(0))
        simulator.advance(by: 0.1)
        #expect(view.contentOffset.y > 300)
        #expect(listener.count > 0)
    }

    // AL-7
    @Test func `an anchor is ambiguous for itself alone`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        controller.view.layoutIfNeeded()
        #expect(!view.leadingAnchor.hasAmbiguousLayout)
        #expect(!view.trailingAnchor.hasAmbiguousLayout)
        #expect(!view.widthAnchor.hasAmbiguousLayout)
        #expect(!view.bottomAnchor.hasAmbiguousLayout)
        #expect(view.topAnchor.hasAmbiguousLayout)
        #expect(view.heightAnchor.hasAmbiguousLayout)
    }
}

/// Counts scrolls.
@MainActor
final class ScrollListener: NSObject, UITextViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
