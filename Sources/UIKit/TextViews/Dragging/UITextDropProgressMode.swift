/// Who shows that dropped text loads; raw values are UIKit's.
public enum UITextDropProgressMode: UInt, Sendable {
    case system = 0
    case custom
}
