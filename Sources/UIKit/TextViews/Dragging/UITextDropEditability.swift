/// Whether a text that can't be edited takes what is dropped; raw values are UIKit's.
public enum UITextDropEditability: UInt, Sendable {
    /// It takes nothing.
    case no = 0
    /// It takes this, and can't be edited afterwards.
    case temporary
    /// It can be edited from the drop on.
    case yes
}
