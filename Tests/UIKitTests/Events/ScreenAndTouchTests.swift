import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Screens, touches, pasteboards: values that apps ask for")
struct ScreenAndTouchTests {
    @Test func `a screen has one mode in pixels, and tells another brightness`() {
        onDevice("iPhone X", os: 15) {
            let screen = UIScreen.main
            #expect(screen.currentMode?.size == CGSize(width: 1125, height: 2436))
            #expect(screen.availableModes == [UIScreenMode(size: CGSize(width: 1125, height: 2436))])
            #expect(screen.mirrored == nil && screen.currentEDRHeadroom == 1)
            var told: [CGFloat] = []
            let token = NotificationCenter.default.addObserver(
                forName: UIScreen.brightnessDidChangeNotification,
                object: screen,
                queue: nil
            ) { _ in MainActor.assumeIsolated { told.append(UIScreen.main.brightness) } }
            defer { NotificationCenter.default.removeObserver(token) }
            screen.brightness = 0.5
            screen.brightness = 0.8
            #expect(told == [0.8])
        }
    }

    @Test func `each touch of an event is its own only sample, and nothing is estimated or predicted`() {
        onDevice("iPhone X", os: 15) {
            let event = UIEvent()
            let (touch, other) = (UITouch(at: .zero, in: nil, view: nil), UITouch(at: .zero, in: nil, view: nil))
            event.orderedTouches = [touch]
            #expect(event.coalescedTouches(for: touch) == [touch] && event.predictedTouches(for: touch) == [])
            #expect(event.coalescedTouches(for: other) == nil && event.predictedTouches(for: other) == nil)
            #expect(touch.estimatedProperties == [] && touch.estimationUpdateIndex == nil)
            #expect(UITouch.TouchType.stylus == .pencil)
        }
    }

    @Test func `a pasteboard finds items by type and number`() {
        onDevice("iPhone X", os: 15) {
            let board = UIPasteboard.withUniqueName()
            board.items = [["public.utf8-plain-text": "a"], ["public.url": "b"], ["public.utf8-plain-text": "c"]]
            #expect(board.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == IndexSet([0, 2]))
            #expect(board.itemSet(withPasteboardTypes: ["none"]) == nil)
            let values = board.values(forPasteboardType: "public.utf8-plain-text", inItemSet: IndexSet([1, 2, 9]))
            #expect(values as? [String] == ["c"])
            #expect(board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet(integer: 1)))
            #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
            #expect(board.types(forItemSet: IndexSet(integer: 0)) == [["public.utf8-plain-text"]])
            #expect(UIPasteboard.typeListString.contains("public.utf8-plain-text"))
        }
    }

    @Test func `an input view controller has the input view of a responder without one`() {
        final class Keys: UIInputViewController {}
        final class Asking: UIView {
            let keys = Keys()
            override var canBecomeFirstResponder: Bool { true }
            override var inputViewController: UIInputViewController? { keys }
        }
        onDevice("iPhone X", os: 15) {
            let view = Asking()
            #expect(view.inheritedInputView === view.keys.inputView)
            #expect(view.inheritedAccessoryView == nil)
        }
    }
}
