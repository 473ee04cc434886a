import QuartzCore
import UIKit

/// Keeps what is done to a device since its app was launched, for the process that takes this one's place.
@MainActor
final class PlaceRecorder {
    private(set) var steps: [LivePlace.Step] = []
    /// False where more was done than is kept; there are no steps then.
    private(set) var isWhole = true
    /// Text inputs that had the focus as something was done, with the text that they had then.
    private var inputs: [ObjectIdentifier: (view: WeakView, text: String)] = [:]
    /// More are no way back that anybody wants to wait for: fingers that move for some minutes.
    static let most = 20_000

    private struct WeakView {
        weak var view: UIView?
    }

    /// Notes a deed that is about to be done.
    ///
    /// - Parameters:
    ///   - moment: When it was, in virtual seconds; nil is now.
    ///   - isGoingOn: Whether it goes on with what met something before.
    func note(_ deed: LiveDeed, at moment: Double? = nil, isGoingOn: Bool = false) {
        noteInput()
        guard isWhole else { return }
        guard steps.count < Self.most else {
            (steps, isWhole) = ([], false)
            return
        }
        let target = isGoingOn ? nil : PlaceTarget.of(deed)
        steps.append(LivePlace.Step(moment: moment ?? EventLoop.main.now, deed: deed, target: target))
    }

    /// What the first responder says before anything is typed: what an app gives a field itself isn't the person's.
    private func noteInput() {
        guard let view = UIResponder.currentFirst as? UIView, let text = Self.text(of: view),
            inputs[ObjectIdentifier(view)]?.view.view !== view
        else { return }
        inputs[ObjectIdentifier(view)] = (WeakView(view: view), text)
    }

    // MARK: The place

    /// Where the person is now.
    func place() -> LivePlace {
        LivePlace(
            steps: steps,
            problem: isWhole ? nil : "More was done than is kept: the app begins at its first screen.",
            moment: EventLoop.main.now,
            held: SimulatedDevice.current.heldOrientation.rawValue,
            views: ViewPath.views().map { state(of: $0.view, at: $0.path) }.filter { !$0.isPlain }
        )
    }

    private func state(of view: UIView, at path: String) -> ViewState {
        var state = ViewState(path: path)
        if let view = view as? UIScrollView, Self.keepsOffset(view) {
            let distance = Self.distance(of: view)
            if max(abs(distance.x), abs(distance.y)) > 0.01 { state.offset = [distance.x, distance.y] }
        }
        if let known = inputs[ObjectIdentifier(view)], known.view.view === view, let text = Self.text(of: view),
            text != known.text
        {
            state.text = text
        }
        if view === UIResponder.currentFirst {
            state.isFirstResponder = true
            state.selection = Self.selection(of: view)
        }
        return state
    }

    /// UIKit's own scroll views, as a page view controller's, stand where their content says.
    static func keepsOffset(_ view: UIScrollView) -> Bool { !"\(type(of: view))".hasPrefix("_") }

    /// How far a scroll view stands from where its content begins, in points: what is added above it doesn't change that.
    static func distance(of view: UIScrollView) -> (x: Double, y: Double) {
        let (offset, inset) = (view.contentOffset, view.adjustedContentInset)
        return (Double(offset.x + inset.left), Double(offset.y + inset.top))
    }

    static func text(of view: UIView) -> String? {
        switch view {
        case let field as UITextField: field.text ?? ""
        case let view as UITextView: view.text ?? ""
        default: nil
        }
    }

    private static func selection(of view: UIView) -> [Int]? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange else { return nil }
        return [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
    }
}
