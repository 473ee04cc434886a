import CoreGraphics

/// A marker beside a line, which no place in the text belongs to.
struct PlacedMarker: Sendable {
    /// From left to right, counted from `x`.
    var glyphs: [PlacedGlyph]
    /// The advances of its glyphs, in points.
    var width: Double
    /// From where the marker begins to where the line does, in points.
    var distance: Double
    /// Its left end, in the layout's space; known when the line has its place.
    var x = 0.0

    /// Takes its place before a line.
    mutating func stand(before line: TextLine) {
        x =
            line.isRightToLeft
            ? Double(line.origin.x + line.width) + distance - width : Double(line.origin.x) - distance
    }
}
