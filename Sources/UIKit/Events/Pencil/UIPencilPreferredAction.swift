/// What a double tap or a squeeze of a pencil does; raw values are UIKit's.
public enum UIPencilPreferredAction: Int, Sendable {
    /// Nothing.
    case ignore = 0
    /// Changes between tool and eraser.
    case switchEraser = 1
    /// Changes to the tool before.
    case switchPrevious = 2
    /// Shows the colors.
    case showColorPalette = 3
    /// Shows what the ink is like.
    case showInkAttributes = 4
    /// Shows the tools where the pencil is.
    case showContextualPalette = 5
    /// Runs what the person chose in the settings.
    case runSystemShortcut = 6
}
