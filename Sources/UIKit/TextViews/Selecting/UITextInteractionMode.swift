/// What a text interaction lets people do; raw values are UIKit's.
public enum UITextInteractionMode: Int, Sendable {
    /// The caret can be placed, and text can be selected.
    case editable = 0
    /// Text can be selected.
    case nonEditable = 1
}
