/// Whether a bar is light or dark; raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2

    public static var blackOpaque: UIBarStyle { .black }
}
