/// The kind of device, with UIKit's raw values.
public enum Idiom: Int, Sendable, Hashable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// How much room there is along one axis, with UIKit's raw values.
public enum SizeClass: Int, Sendable, Hashable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// Light or dark, with UIKit's raw values.
public enum Appearance: Int, Sendable, Hashable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The direction in which an interface reads, with UIKit's raw values.
public enum LayoutDirection: Int, Sendable, Hashable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The range of colors that a display shows, with UIKit's raw values.
public enum DisplayGamut: Int, Sendable, Hashable {
    case unspecified = -1
    case sRGB = 0
    case displayP3 = 1
}
