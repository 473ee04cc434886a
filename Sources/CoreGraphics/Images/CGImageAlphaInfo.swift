/// Where the alpha of a pixel is, and whether the colors are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha, and no room for it.
    case none = 0
    /// Behind the colors, which are multiplied with it.
    case premultipliedLast = 1
    /// Before the colors, which are multiplied with it.
    case premultipliedFirst = 2
    /// Behind the colors, which aren't multiplied with it.
    case last = 3
    /// Before the colors, which aren't multiplied with it.
    case first = 4
    /// No alpha; the component behind the colors is ignored.
    case noneSkipLast = 5
    /// No alpha; the component before the colors is ignored.
    case noneSkipFirst = 6
    /// No colors.
    case alphaOnly = 7
}
