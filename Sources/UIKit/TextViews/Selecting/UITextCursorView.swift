/// What shows where the next character goes. From iOS 17.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether it comes and goes; true by default in the system's own.
    var isBlinking: Bool { get set }
    /// Lets it be seen, and begins to blink anew.
    func resetBlinkAnimation()
}
