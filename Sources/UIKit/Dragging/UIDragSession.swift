/// A drag, as the view knows it from which it came.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Whatever the app keeps with it; other apps don't get it. Nil by default.
    var localContext: Any? { get set }
}
