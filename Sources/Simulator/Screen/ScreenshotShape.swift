/// What of the display a screenshot shows.
public enum ScreenshotShape: Sendable, Hashable {
    /// The whole rectangle, as iOS's own screenshots: no rounded corners, no cutout.
    case rectangle
    /// The glass as one sees it: cutout in black, transparent beyond the rounded corners.
    case display
    /// The same on black.
    case displayOnBlack
}
