import CoreGraphics
import Foundation
import UIKit

/// Brings a viewer's fingers, wheel and keys to the device of the current world.
@MainActor
final class LiveInput {
    private let touches: TouchInput
    private let pointer: PointerInput
    /// Where the pointer was last.
    private var pointed = CGPoint.zero
    /// Where each finger is.
    private var fingers: [Int: CGPoint] = [:]
    /// Keeps what is done; nil where nobody goes back to it.
    private let recorder: PlaceRecorder?

    init(recorder: PlaceRecorder? = nil) {
        self.recorder = recorder
        touches = TouchInput()
        pointer = PointerInput(touches)
    }

    /// Does again what a person did in another process.
    func perform(_ deed: LiveDeed) {
        switch deed {
        case .touches(let fingers): send(fingers)
        case .pointer(let state): send(state)
        case .scroll(let x, let y, let dx, let dy): scroll(at: CGPoint(x: x, y: y), by: CGVector(dx: dx, dy: dy))
        case .key(let key, let modifiers): press(key, modifiers: modifiers)
        case .text(let text): type(text)
        case .pasteboard(let text): paste(text)
        case .hardware, .turn, .adjust, .home: break
        }
    }

    /// Whether a finger or a button of the pointer is down.
    var isTouched: Bool { !fingers.isEmpty || pointer.isDown }

    /// Moves, adds or lifts fingers.
    ///
    /// - Parameter moment: When that was, in virtual seconds; nil is now.
    func send(_ changes: [ViewerMessage.Finger], at moment: Double? = nil) {
        var done: [ViewerMessage.Finger] = []
        let known = changes.compactMap { finger -> TouchInput.Change? in
            let place = CGPoint(x: finger.x, y: finger.y)
            let phase: UITouch.Phase
            switch finger.phase {
            case 0 where fingers[finger.number] == nil: phase = .began
            case 1 where fingers[finger.number] != nil: phase = .moved
            case 2 where fingers[finger.number] != nil: phase = .ended
            case 3 where fingers[finger.number] != nil: phase = .cancelled
            default: return nil
            }
            fingers[finger.number] = phase == .ended || phase == .cancelled ? nil : place
            done.append(finger)
            return TouchInput.Change(finger: finger.number, phase: phase, place: place)
        }
        guard !known.isEmpty else { return }
        recorder?.note(.touches(done), at: moment)
        touches.send(known, at: moment)
    }

    /// Moves the pointer, and presses its buttons or lets them go; a device without one has it nowhere.
    ///
    /// - Parameters:
    ///   - state: nil takes the pointer off the screen; a button that is still down comes to nothing.
    ///   - moment: When that was, in virtual seconds; nil is now.
    func send(_ state: ViewerMessage.Pointer?, at moment: Double? = nil) {
        // Where it goes without a button is nothing to go back to.
        if pointer.isDown || state?.buttons ?? 0 > 0 {
            recorder?.note(.pointer(state), at: moment, isGoingOn: pointer.isDown)
        }
        guard let state else { return pointer.cancel(at: pointed) }
        pointed = CGPoint(x: state.x, y: state.y)
        let buttons = UIEvent.ButtonMask(rawValue: state.buttons)
        switch (buttons.isEmpty, pointer.isDown) {
        case (false, false): pointer.press(buttons, at: pointed, at: moment)
        case (true, true): pointer.release(at: pointed, at: moment)
        default: pointer.move(to: pointed, at: moment)
        }
    }

    /// Lifts the fingers of a viewer that has gone, and takes its pointer away.
    func cancelTouches() {
        send(nil)
        send(fingers.map { ViewerMessage.Finger(number: $0.key, phase: 3, x: $0.value.x, y: $0.value.y) })
    }

    /// Scrolls the nearest scroll view under a place that can still go that way; the momentum is the trackpad's own.
    func scroll(at place: CGPoint, by delta: CGVector) {
        recorder?.note(
            .scroll(x: Double(place.x), y: Double(place.y), dx: Double(delta.dx), dy: Double(delta.dy))
        )
        _ = UIApplication.shared.firstView(at: place) { found in
            var view = found
            while true {
                if let scrollView = view as? UIScrollView, scroll(scrollView, by: delta) { return true }
                guard let parent = view.superview else { return false }
                view = parent
            }
        }
    }

    private func scroll(_ view: UIScrollView, by delta: CGVector) -> Bool {
        guard view.isScrollEnabled else { return false }
        let (insets, bounds) = (view.adjustedContentInset, view.bounds)
        func target(_ value: CGFloat, _ delta: CGFloat, _ before: CGFloat, _ after: CGFloat, _ room: CGFloat) -> CGFloat
        {
            let least = -before
            return min(max(value + delta, least), max(least, room + after))
        }
        let offset = CGPoint(
            x: target(bounds.minX, delta.dx, insets.left, insets.right, view.contentSize.width - bounds.width),
            y: target(bounds.minY, delta.dy, insets.top, insets.bottom, view.contentSize.height - bounds.height)
        )
        guard offset != bounds.origin else { return false }
        view.setContentOffset(offset, animated: false)
        return true
    }

    /// Presses a key as a hardware keyboard does.
    ///
    /// - Parameter modifiers: Bits of `UIKeyModifierFlags`, shifted down by 16.
    func press(_ key: String, modifiers: Int) {
        recorder?.note(.key(key, modifiers: modifiers))
        let flags = UIKeyModifierFlags(rawValue: (modifiers & 0x3F) << 16)
        KeyDelivery.press(KeyStroke(key, modifiers: flags))
    }

    /// Puts a text from outside on the device's pasteboard; whoever wants it asks for it.
    func paste(_ text: String) {
        recorder?.note(.pasteboard(text))
        UIPasteboard.general.string = text
    }

    /// Types what was composed.
    func type(_ text: String) {
        recorder?.note(.text(text))
        guard let target = UIResponder.currentFirst else { return }
        if let target = target as? any KeyboardTarget {
            target.typeByKeyboard(text)
        } else {
            (target as? any UIKeyInput)?.insertText(text)
        }
    }
}
