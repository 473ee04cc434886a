/// Selects by fingers and mouse: a press that rests, a caret or a handle that is dragged, a mouse that draws over text.
///
/// Taps are the views' own.
@MainActor
final class TextSelectionGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var host: (any TextSelecting)?
    private let press = UILongPressGestureRecognizer()
    private let handle = UILongPressGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private var grip: Grip?
    private var loupe: UITextLoupeSession?

    /// What a finger holds.
    private enum Grip {
        case caret
        case word(UITextRange)
        case mouse(UITextPosition)
        /// With the way from the finger to the middle of the line that it selects in.
        case end(SelectionEnd, CGVector)
    }

    /// How far from a caret a finger may take it, in points. Not measured.
    private static let caretReach = CGVector(dx: 16, dy: 12)
    /// How far from a handle a finger may take it, in points. Not measured.
    private static let handleReach: CGFloat = 14

    /// Does nothing until a view has the recognizers.
    init(for host: any TextSelecting) {
        self.host = host
        super.init()
        handle.minimumPressDuration = 0
        for recognizer in recognizers {
            recognizer.delegate = self
            recognizer.targets.append(UIGestureRecognizer.Target(handler: { [weak self] in self?.follow($0) }))
        }
    }

    var recognizers: [UIGestureRecognizer] { [handle, drag, press] }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let host, let text = host.selectedText else { return }
        let point = recognizer.location(in: text.view)
        switch recognizer.state {
        case .began: begin(recognizer, at: point, in: text, for: host)
        case .changed: move(to: point, in: text)
        case .ended, .cancelled: end(in: text, for: host, showsMenu: recognizer.state == .ended)
        case .possible, .failed: break
        }
    }

    private func begin(
        _ recognizer: UIGestureRecognizer,
        at point: CGPoint,
        in text: SelectableText,
        for host: any TextSelecting
    ) {
        guard text.input.isFirstResponder || text.input.becomeFirstResponder(), let place = text.place(at: point) else {
            return
        }
        host.hideEditMenu()
        host.selectingWillBegin()
        grip = grip(of: recognizer, at: point, place, in: text, for: host)
        if !isMouse(recognizer) {
            loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: text.view)
        }
        move(to: point, in: text)
    }

    private func grip(
        of recognizer: UIGestureRecognizer,
        at point: CGPoint,
        _ place: UITextPosition,
        in text: SelectableText,
        for host: any TextSelecting
    ) -> Grip? {
        if recognizer === handle, let end = end(near: point, in: text), let ends = text.ends {
            let box = end == .start ? ends.start : ends.end
            let edge = end == .start ? box.minX : box.maxX
            return .end(end, CGVector(dx: edge - point.x, dy: box.midY - point.y))
        }
        if isMouse(recognizer) {
            let way = drag.translation(in: text.view)
            return .mouse(text.place(at: CGPoint(x: point.x - way.x, y: point.y - way.y)) ?? place)
        }
        return host.placesCaret ? .caret : text.word(around: place).map(Grip.word)
    }

    private func move(to point: CGPoint, in text: SelectableText) {
        guard let grip else { return }
        var target = point
        if case .end(_, let way) = grip { target = CGPoint(x: point.x + way.dx, y: point.y + way.dy) }
        guard let place = text.place(at: target) else { return }
        switch grip {
        case .caret: text.select(place)
        case .word(let first): if let word = text.word(around: place) { text.select(from: first, to: word) }
        case .mouse(let start): text.select(from: start, to: place)
        case .end(let end, _): text.move(end, to: place)
        }
        host?.selectingDidMove()
        loupe?.move(
            to: point,
            withCaretRect: text.input.caretRect(for: place),
            trackingCaret: host?.placesCaret == true
        )
    }

    private func end(in text: SelectableText, for host: any TextSelecting, showsMenu: Bool) {
        loupe?.invalidate()
        loupe = nil
        guard let grip else { return }
        self.grip = nil
        host.selectingDidEnd()
        if case .mouse = grip { return }
        if showsMenu, let target = text.menuTarget { host.showEditMenu(over: target) }
    }

    // MARK: What a finger takes

    /// The end of the selection whose handle lies under a point.
    private func end(near point: CGPoint, in text: SelectableText) -> SelectionEnd? {
        guard TextHandleView.areShown, text.input.isFirstResponder, let ends = text.ends else { return nil }
        let boxes = [
            (SelectionEnd.start, TextHandleView.frame(atStart: true, beside: ends.start)),
            (.end, TextHandleView.frame(atStart: false, beside: ends.end)),
        ]
        let inReach = boxes.filter { $1.insetBy(dx: -Self.handleReach, dy: -Self.handleReach).contains(point) }
        return inReach.min { abs($0.1.midX - point.x) < abs($1.1.midX - point.x) }?.0
    }

    private func isMouse(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === drag && recognizer.trackedTouches.first?.type == .indirectPointer
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let host, let text = host.selectedText else { return false }
        let (point, isMouse) = (touch.location(in: text.view), touch.type == .indirectPointer)
        switch gestureRecognizer {
        // The third tap on a short word is near a handle, too.
        case handle: return !isMouse && touch.tapCount < 3 && end(near: point, in: text) != nil
        case drag:
            if isMouse { return true }
            guard host.placesCaret, text.input.isFirstResponder, let caret = text.caret else { return false }
            return caret.insetBy(dx: -Self.caretReach.dx, dy: -Self.caretReach.dy).contains(point)
        // What is selected is lifted by a press.
        default: return !isMouse && !host.liftsText(at: point)
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let host, let text = host.selectedText else { return false }
        return host.selectingMayBegin(at: gestureRecognizer.location(in: text.view))
    }

    /// Dragging a caret wins over scrolling.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === drag && otherGestureRecognizer is UIPanGestureRecognizer
    }
}
