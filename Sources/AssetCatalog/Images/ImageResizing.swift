/// Which part of an image stretches.
public struct ImageResizing: Hashable, Sendable {
    /// What the part between the caps does to fill its room.
    public enum Center: String, Hashable, Sendable {
        case stretch
        case tile
    }

    /// The parts that keep their size, in pixels of the file; zero along an axis that stretches whole.
    public var capInsets: EdgePixels
    /// Whether the middle is stretched or repeated.
    public var center: Center

    /// Says which part of an image stretches, and how.
    ///
    /// - Parameter capInsets: In pixels of the file.
    public init(capInsets: EdgePixels, center: Center) {
        self.capInsets = capInsets
        self.center = center
    }
}
