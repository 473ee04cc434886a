/// What becomes of what is dragged; raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: it goes back.
    case cancel
    /// Nothing, though another place of the view might take it; a sign says so.
    case forbidden
    /// It is there as well.
    case copy
    /// It is there, and no longer where it was: only inside an app.
    case move
}
