import CoreGraphics
import Foundation
import Glibc
import QuartzCore
import Simulator
import UIKit

/// Brings a person back to where they were in the process before this one: does again what they did, in virtual time, and
/// then puts right what views show.
@MainActor
struct PlaceRestorer {
    private let place: LivePlace
    private let live: LiveScene
    /// Real seconds that all of it may take, and that a deed waits for work of other queues, as what comes over the network.
    private static let longest = (all: 4.0, wait: 0.5)
    /// Virtual seconds between two deeds, at most: a person thinks longer than an animation takes.
    private static let longestPause = 3.0

    init(_ place: LivePlace, on live: LiveScene) { (self.place, self.live) = (place, live) }

    /// How far it came.
    struct Outcome: Equatable {
        var done: Int
        var count: Int
        /// Why it isn't all, a sentence; nil where it is.
        var problem: String?
    }

    /// Goes as far as the app has what was met then.
    func restore() -> Outcome {
        var outcome = replay()
        live.input.cancelTouches()
        restoreOrientation()
        restoreViews()
        outcome.problem = outcome.problem ?? place.problem
        return outcome
    }

    // MARK: Doing it again

    private func replay() -> Outcome {
        let start = Clock.nanoseconds
        var former = EventLoop.main.now
        for (index, step) in place.steps.enumerated() {
            advance(by: step.moment - former)
            former = step.moment
            if let target = step.target {
                waitForOtherQueues()
                let present = PlaceTarget.of(step.deed)
                guard present == target else {
                    return stopped(
                        at: index,
                        "There is no \(target) where you went on: \(present ?? "nothing") is there."
                    )
                }
            }
            guard Double(Clock.nanoseconds - start) / 1e9 < Self.longest.all else {
                return stopped(at: index, "Doing the rest again takes too long.")
            }
            switch step.deed {
            case .turn(let left): live.turn(left: left)
            case .home: live.pressHome()
            case .hardware(let event): live.meet(event)
            case .adjust(let id, let toMore):
                guard live.adjust(id, toMore: toMore) else {
                    return stopped(at: index, "What you set where you went on isn't there: \(id).")
                }
            default: live.input.perform(step.deed)
            }
        }
        advance(by: place.moment - former)
        return Outcome(done: place.steps.count, count: place.steps.count)
    }

    private func stopped(at index: Int, _ problem: String) -> Outcome {
        Outcome(done: index, count: place.steps.count, problem: problem)
    }

    private func advance(by seconds: Double) {
        live.simulator.advance(by: min(max(seconds, 0), Self.longestPause))
    }

    /// What a person waited for comes in its own time.
    private func waitForOtherQueues() {
        let end = Clock.nanoseconds + UInt64(Self.longest.wait * 1e9)
        while RealTime.awaitsOtherQueues, Clock.nanoseconds < end {
            usleep(1000)
            live.simulator.advance(by: 0)
        }
    }

    // MARK: Putting right

    private func restoreOrientation() {
        guard let held = UIInterfaceOrientation(rawValue: place.held),
            SimulatedDevice.current.heldOrientation != held
        else { return }
        live.simulator.rotate(to: held)
    }

    private func restoreViews() {
        guard !place.views.isEmpty else { return }
        let views = Dictionary(ViewPath.views().map { ($0.path, $0.view) }, uniquingKeysWith: { first, _ in first })
        let found = place.views.compactMap { state in views[state.path].map { (state, $0) } }
        for (state, view) in found {
            if let text = state.text { restore(text, of: view) }
            if state.isFirstResponder { restoreFocus(of: view, state.selection) }
        }
        live.simulator.advance(by: 0)
        // A keyboard that came up may have moved content away from behind it.
        for case (let state, let view as UIScrollView) in found {
            if let offset = state.offset, offset.count == 2 { restore(offset, of: view) }
        }
        live.simulator.advance(by: 0)
    }

    /// The app hears of it as of typing.
    private func restore(_ text: String, of view: UIView) {
        guard PlaceRecorder.text(of: view) != text else { return }
        switch view {
        case let field as UITextField:
            field.text = text
            field.sendActions(for: .editingChanged)
        case let view as UITextView:
            view.text = text
            view.delegate?.textViewDidChange(view)
        default: break
        }
    }

    private func restoreFocus(of view: UIView, _ selection: [Int]?) {
        if view !== UIResponder.currentFirst { _ = view.becomeFirstResponder() }
        guard let input = view as? any UITextInput, let selection, selection.count == 2,
            let start = input.position(from: input.beginningOfDocument, offset: selection[0]),
            let end = input.position(from: input.beginningOfDocument, offset: selection[1])
        else { return }
        input.selectedTextRange = input.textRange(from: start, to: end)
    }

    /// As far as the content goes.
    private func restore(_ distance: [Double], of view: UIScrollView) {
        let (inset, size) = (view.adjustedContentInset, view.bounds.size)
        func target(_ distance: Double, _ before: CGFloat, _ after: CGFloat, _ content: CGFloat, _ room: CGFloat)
            -> CGFloat
        {
            min(CGFloat(distance) - before, max(-before, content + after - room))
        }
        let offset = CGPoint(
            x: target(distance[0], inset.left, inset.right, view.contentSize.width, size.width),
            y: target(distance[1], inset.top, inset.bottom, view.contentSize.height, size.height)
        )
        let former = view.contentOffset
        guard abs(offset.x - former.x) > 0.01 || abs(offset.y - former.y) > 0.01 else { return }
        view.setContentOffset(offset, animated: false)
    }
}
