/// What the arbiter knows of one gesture.
struct GestureProgress {
    var state: UIGestureRecognizer.State = .possible
    /// States that the recognizer reached while another's failure was awaited.
    var waiting: [UIGestureRecognizer.State] = []
    /// Whether targets have yet to hear of the state; until then the touches are still known.
    var isUntold = false

    /// Whether the gesture was recognized and isn't reset yet.
    var isRecognized: Bool {
        switch state {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// Whether nothing more can become of it before a reset.
    var isOver: Bool {
        switch state {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }
}
