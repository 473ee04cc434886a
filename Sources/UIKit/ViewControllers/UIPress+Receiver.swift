extension UIPress {
    /// The window of who gets the press; nil outside of windows.
    public var window: UIWindow? {
        (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
    }
    /// Those that take part in the press: none, as keys reach no recognizer here.
    public var gestureRecognizers: [UIGestureRecognizer]? { [] }
}
