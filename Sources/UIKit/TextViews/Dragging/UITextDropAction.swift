/// Where dropped text goes; raw values are UIKit's.
public enum UITextDropAction: UInt, Sendable {
    /// To the finger.
    case insert = 0
    /// In place of the selection.
    case replaceSelection
    /// In place of the whole text.
    case replaceAll
}
