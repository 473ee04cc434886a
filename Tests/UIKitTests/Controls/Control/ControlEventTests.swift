import Testing

@testable import UIKit

/// Lists its actions as apps on Linux do.
private final class Listener: UIResponder, Selector.ActionProviding {
    var log: [String] = []

    static var actions: [Selector.Action] {
        [
            Selector.Action("plain", Listener.plain), Selector.Action("sender:", Listener.sender),
            Selector.Action("sender:event:", Listener.senderAndEvent),
        ]
    }

    func plain() { log.append("plain") }
    func sender(_ control: UIControl) { log.append("sender \(control.tag)") }
    func senderAndEvent(_ control: UIControl, _ event: UIEvent?) { log.append("event \(control.tag)") }
}

@MainActor @Suite("Controls: targets, actions and touches")
struct ControlEventTests {
    @Test func `selectors of every arity are sent, in the order of registration`() {
        let control = UIControl()
        control.tag = 7
        let listener = Listener()
        control.addTarget(listener, action: "sender:", for: .touchUpInside)
        control.addTarget(listener, action: "plain", for: .touchUpInside)
        control.addTarget(listener, action: "sender:event:", for: [.touchUpInside, .touchDown])
        control.sendActions(for: .touchUpInside)
        #expect(listener.log == ["sender 7", "plain", "event 7"])
        #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == ["sender:event:"])
        #expect(control.allControlEvents == [.touchUpInside, .touchDown])
        control.removeTarget(listener, action: "plain", for: .allEvents)
        control.removeTarget(nil, action: "sender:event:", for: .touchUpInside)
        listener.log = []
        control.sendActions(for: .touchUpInside)
        #expect(listener.log == ["sender 7"])
        #expect(control.allControlEvents == [.touchUpInside, .touchDown])
    }

    @Test func `the same pair counts once for an event`() {
        let control = UIControl()
        let listener = Listener()
        for _ in 0..<3 { control.addTarget(listener, action: "plain", for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        #expect(listener.log == ["plain"])
    }

    @Test func `targets aren't kept alive`() {
        let control = UIControl()
        var listener: Listener? = Listener()
        weak let weakly = listener
        control.addTarget(listener, action: "plain", for: .valueChanged)
        listener = nil
        #expect(weakly == nil)
        control.sendActions(for: .valueChanged)
    }

    @Test func `an explicit target without the action raises (BT-M25)`() {
        var messages: [String] = []
        UIKitException.handler = { messages.append($1) }
        defer { UIKitException.handler = nil }
        let control = UIControl()
        control.addTarget(Listener(), action: "missing:", for: .valueChanged)
        let listener = Listener()
        control.addTarget(listener, action: "missing:", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("missing:]: unrecognized selector sent to instance") ?? false)
    }

    @Test func `an action of a name replaces the one before`() {
        let control = UIControl()
        var log: [String] = []
        let name = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: name) { _ in log.append("first") }, for: .valueChanged)
        control.addAction(UIAction(identifier: name) { _ in log.append("second") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["second"])
        control.removeAction(identifiedBy: name, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["second"])
    }

    @Test func `a tap on a switch flips it and sends valueChanged once`() {
        let control = UISwitch()
        var log: [Bool] = []
        control.addAction(UIAction { _ in log.append(control.isOn) }, for: .valueChanged)
        touch(control, at: CGPoint(x: 10, y: 10))
        touch(control, at: CGPoint(x: 10, y: 10))
        control.setOn(true, animated: false)
        #expect(log == [true, false] && control.isOn)
    }

    @Test func `a slider follows the finger from its thumb`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.maximumValue = 10
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        slider.layoutIfNeeded()
        let thumb = slider.thumbRect(
            forBounds: slider.bounds,
            trackRect: slider.trackRect(forBounds: slider.bounds),
            value: 0
        )
        #expect(thumb.minX == 0)
        touch(slider, at: CGPoint(x: thumb.midX, y: 15), CGPoint(x: 100, y: 15), CGPoint(x: 500, y: 15))
        #expect(values.count == 3 && abs(values[0] - 5) < 0.01 && values[2] == 10)
        touch(slider, at: CGPoint(x: 20, y: 15), CGPoint(x: 100, y: 15))
        #expect(values.count == 3, "the track itself takes no touches")
        slider.value = 50
        #expect(slider.value == 10)
        slider.maximumValue = 4
        #expect(slider.value == 4)
    }

    @Test func `a stepper steps, stops and wraps`() {
        let stepper = UIStepper()
        stepper.maximumValue = 2
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        func tap(_ x: CGFloat) {
            stepper.layoutIfNeeded()
            touch(stepper, at: CGPoint(x: x, y: 10))
        }
        for x in [70, 70, 70, 20] as [CGFloat] { tap(x) }
        #expect(values == [1, 2, 1])
        stepper.wraps = true
        for _ in 0..<2 { tap(70) }
        #expect(values == [1, 2, 1, 2, 0])
    }

    @Test func `segments keep their selection as segments come and go (TX-M9)`() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        var chosen: [Int] = []
        control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.frame.size.width = 300
        touch(control, at: CGPoint(x: 150, y: 10))
        touch(control, at: CGPoint(x: 150, y: 10))
        #expect(chosen == [1])
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 0 && control.titleForSegment(at: 0) == "B")
        control.setEnabled(false, forSegmentAt: 0)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 0
        #expect(control.selectedSegmentIndex == 0)
        #expect(chosen == [1])
    }

    @Test func `a page control turns by a tap on either side`() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        touch(control, at: CGPoint(x: 90, y: 15))
        #expect(control.currentPage == 2)
        touch(control, at: CGPoint(x: 10, y: 15))
        #expect(control.currentPage == 1)
    }
}
