import Foundation

extension UITableView {
    /// How sections look; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// `.insetGrouped` shows sections as cards (TV-M7).
        case plain, grouped, insetGrouped
    }

    /// Where a row comes to stand when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// `.none` scrolls the least distance; the others mean places inside the adjusted insets.
        case none, top, middle, bottom
    }

    /// How inserted and deleted rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// `.right` and `.left` slide from and to the side, `.top` and `.bottom` from below the row above and below it,
        /// `.middle` is uncovered by its neighbors; `.none` comes and goes at once.
        case fade, right, left, top, bottom, none, middle
        /// UIKit's choice; here as `.fade`.
        case automatic = 100
    }

    /// What separator insets count from (TV-7).
    public enum SeparatorInsetReference: Int, Sendable {
        /// `.fromAutomaticInsets` adds to what the table would take.
        case fromCellEdges, fromAutomaticInsets
    }

    /// When cells that change their size have their rows follow.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// `.enabled` is the default.
        case disabled, enabled, enabledIncludingConstraints
    }

    /// Asks for the size that content wants; -1.
    public static let automaticDimension: CGFloat = -1
    /// The index title that shows a magnifying glass.
    public static let indexSearch = "{search}"
    /// Posted when the selection changes; the table is the object.
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}
