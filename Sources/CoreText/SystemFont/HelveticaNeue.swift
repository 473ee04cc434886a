/// The system font of iOS 7 and 8, later a font by name (`classic` in system-font.json).
enum HelveticaNeue {
    /// Fractions of the point size.
    static let lineHeight: Double = 1.193

    /// Points that the interface cut adds after every character, linear between these sizes: 15 and 17 fitted to
    /// documents, the others to texts in pictures of iOS 7 and 8 (lines of 35 to 46 characters at 12, 13 and 14 points,
    /// buttons of an action sheet at 21).
    private static let tracking: [(size: Double, value: Double)] = [
        (12, 0.213), (13, 0.2), (14, 0.165), (15, 0.115), (17, 0.069), (21, -0.105),
    ]
    /// What the medium cut adds less than the regular one: alert titles of 17 points have none.
    private static let mediumTracking = 0.069

    /// The advance of a character without tracking, in points; nil if no document tells it.
    static func advance(of scalar: UInt32, size: Double, isBold: Bool) -> Double? {
        guard let units = SystemFontTable.shared.classicAdvances[isBold ? 1 : 0][scalar] else { return nil }
        return units / 1000 * size
    }

    static func trackingPoints(size: Double, isMedium: Bool) -> Double {
        interpolate(tracking, at: size) - (isMedium ? mediumTracking : 0)
    }
}
