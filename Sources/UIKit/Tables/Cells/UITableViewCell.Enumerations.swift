extension UITableViewCell {
    /// Which labels and image a cell brings along (TV-19); raw values are UIKit's.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// What stands at the trailing end of a cell.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a chosen cell looks.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// Which control editing shows.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    /// How a cell shows focus.
    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    /// States that a cell passes through.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
