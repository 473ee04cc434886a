extension UISearchBar {
    /// How much of the bar is drawn; raw values are UIKit's.
    public enum Style: UInt, Sendable {
        /// Draws the bar's background.
        case `default` = 0
        /// Drawn like the default here.
        case prominent = 1
        /// Draws no background, only the field.
        case minimal = 2
    }

    /// A button in the bar; raw values are UIKit's.
    public enum Icon: Int, Sendable {
        /// The magnifier in front of the text.
        case search = 0
        /// The button that empties the field.
        case clear = 1
        /// The bookmark at the field's end.
        case bookmark = 2
        /// The list button at the field's end.
        case resultsList = 3
    }
}
