import Platform

/// What the screen shows around the app: the status bar's look and the home indicator.
@MainActor
package enum ScreenDecorations {
    /// Called when a controller wants them asked again; set by the host.
    @WorldState package static var updateHandler: (() -> Void)?

    static func setNeedsUpdate() { updateHandler?() }
}

/// The color of the status bar's text; raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// `slide` moves, `fade` dissolves; here the bar always comes and goes at once.
    case none, fade, slide
}
