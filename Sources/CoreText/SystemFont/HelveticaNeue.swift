/// The system font of iOS 7 and 8, later a font by name (`classic` in system-font.json).
enum HelveticaNeue {
    /// Fractions of the point size.
    static let lineHeight: Double = 1.193

    /// Points that the interface cut adds after every character: fitted at 15 and 17 points, linear between them.
    private static let tracking: [(size: Double, value: Double)] = [(15, 0.115), (17, 0.069)]

    /// The advance of a character without tracking, in points; nil if no document tells it.
    static func advance(of scalar: UInt32, size: Double, isBold: Bool) -> Double? {
        guard let units = SystemFontTable.shared.classicAdvances[isBold ? 1 : 0][scalar] else { return nil }
        return units / 1000 * size
    }

    static func trackingPoints(size: Double) -> Double { interpolate(tracking, at: size) }
}
