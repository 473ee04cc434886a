/// A position's offset, in points: right and down are positive.
@frozen
public struct UIOffset: Equatable, Codable, Sendable {
    /// Points to the right, whatever the layout direction.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat

    /// No offset.
    public static let zero = UIOffset()

    /// No offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// In points; negative values go left and up.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
