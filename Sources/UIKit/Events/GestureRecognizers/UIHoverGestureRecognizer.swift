/// Recognizes a pointer above a view; a touch screen has none, so it never begins.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
