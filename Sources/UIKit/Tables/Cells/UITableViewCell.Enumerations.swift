extension UITableViewCell {
    /// Which labels and image a cell brings along (TV-19); raw values are UIKit's.
    public enum CellStyle: Int, Sendable {
        /// `.default` has no detail label; `.value1` puts it at the end, `.value2` behind a title of 91 points,
        /// `.subtitle` below.
        case `default`, value1, value2, subtitle
    }

    /// What stands at the trailing end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// The detail buttons tell the delegate of a touch; the others take none.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a chosen cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// `.none` shows nothing; the others all have the gray of the era.
        case none, blue, gray, `default`
    }

    /// Which control editing shows.
    public enum EditingStyle: Int, Sendable {
        /// `.delete` is a red disc with a minus, `.insert` a green one with a plus (TV-M13).
        case none, delete, insert
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// `.singleLineEtched` is drawn like `.singleLine`, the default of tables.
        case none, singleLine, singleLineEtched
    }

    /// How a cell shows focus.
    public enum FocusStyle: Int, Sendable {
        /// `.default` unless the app says otherwise; `.custom` shows nothing by itself.
        case `default`, custom
    }

    /// What a drag does with a cell; raw values are UIKit's.
    public enum DragState: Int, Sendable {
        /// `.lifting` while the finger rests and the cell rises, `.dragging` from the finger's first move to the end.
        case none, lifting, dragging
    }

    /// States that a cell passes through.
    public struct StateMask: OptionSet, Sendable {
        /// One bit for each state.
        public let rawValue: UInt
        /// Empty: neither control.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The disc at the leading edge while the table is edited.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
