import CoreGraphics

/// Says which room lines have, where that isn't simply a width.
///
/// Rectangles are in the layout's space, in points.
package protocol LineShape {
    /// The room for a line, and what is left beside it for another one at the same height.
    ///
    /// - Parameters:
    ///   - proposed: A row as wide as the layout, or what was left of it; as high as the line, as far as that is known.
    ///   - index: Where the line begins, in UTF-16 units.
    /// - Returns: Empty rectangles where there is no room.
    func room(in proposed: CGRect, at index: Int, isRightToLeft: Bool) -> (room: CGRect, remaining: CGRect)
}
