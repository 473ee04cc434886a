/// Whether a bar is light or dark; raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    /// Drawn as `black`.
    case blackTranslucent = 2

    /// The name before iOS 13.
    public static var blackOpaque: UIBarStyle { .black }
}
