/// How a controller is presented; raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window; the presenter's view leaves it (PR-5).
    case fullScreen = 0
    /// `currentContext` too takes the presenter's view away, `custom` if its presentation controller says so; the
    /// others don't (PR-5).
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// As an answer to adaptation: the style stays what it is (PR-10).
    case none = -1
    /// What the SDK makes of it: full screen before 13, a sheet since (PR-1).
    case automatic = -2
}

/// How a presented view comes in; raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
    /// `crossDissolve` fades; all others slide up from the bottom.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
