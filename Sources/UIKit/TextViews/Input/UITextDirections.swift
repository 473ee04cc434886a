/// A direction in the text; raw values are UIKit's.
public enum UITextStorageDirection: Int, Sendable {
    /// Toward the text's end.
    case forward = 0
    case backward = 1
}

/// A direction on the screen; raw values are UIKit's.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// A direction of either kind, which API takes and gives as a number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// That of a storage direction or of a layout direction.
    public var rawValue: Int
    /// Numbers of no direction count as forward.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The same direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// The same direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Toward the text's start, as far as that can be told without a text.
    var isBackward: Bool {
        rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
            || rawValue == UITextLayoutDirection.up.rawValue
    }
}

/// A unit of text; raw values are UIKit's.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    /// As it is laid out.
    case line = 4
    /// The whole text.
    case document = 5
}

/// On which line a place at a wrap stands; raw values are UIKit's.
public enum UITextStorageAffinity: Int {
    /// On the line that it begins.
    case forward = 0
    /// On the line that it ends.
    case backward = 1
}
