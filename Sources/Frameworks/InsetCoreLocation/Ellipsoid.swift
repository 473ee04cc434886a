import Foundation

/// The earth as maps take it: an ellipsoid of WGS 84.
enum Ellipsoid {
    /// From the middle to the equator, in meters.
    private static let radius = 6_378_137.0
    /// By what part the poles lie nearer.
    private static let flattening = 1 / 298.257_223_563

    /// Meters between two places along the surface, by Vincenty's formulas; nil for places nearly opposite each other, where
    /// these come to no end.
    static func distance(from one: CLLocationCoordinate2D, to two: CLLocationCoordinate2D) -> Double? {
        let turn = (two.longitude - one.longitude) * .pi / 180
        let (first, second) = (reduced(one.latitude), reduced(two.latitude))
        var longitude = turn
        for _ in 0..<100 {
            let across = first.cosine * second.sine - first.sine * second.cosine * cos(longitude)
            let sine = hypot(second.cosine * sin(longitude), across)
            guard sine > 0 else { return 0 }
            let cosine = first.sine * second.sine + first.cosine * second.cosine * cos(longitude)
            let angle = atan2(sine, cosine)
            let azimuth = first.cosine * second.cosine * sin(longitude) / sine
            let square = 1 - azimuth * azimuth
            // Along the equator there is no middle.
            let middle = square > 0 ? cosine - 2 * first.sine * second.sine / square : 0
            let part = flattening / 16 * square * (4 + flattening * (4 - 3 * square))
            let last = longitude
            let correction = angle + part * sine * (middle + part * cosine * (2 * middle * middle - 1))
            longitude = turn + (1 - part) * flattening * azimuth * correction
            guard abs(longitude - last) < 1e-12 else { continue }
            return length(angle, sine: sine, cosine: cosine, middle: middle, square: square)
        }
        return nil
    }

    /// A latitude on the ball around the ellipsoid.
    private static func reduced(_ latitude: Double) -> (sine: Double, cosine: Double) {
        let angle = atan((1 - flattening) * tan(latitude * .pi / 180))
        return (sin(angle), cos(angle))
    }

    /// Meters along an angle of that ball.
    private static func length(
        _ angle: Double,
        sine: Double,
        cosine: Double,
        middle: Double,
        square: Double
    ) -> Double {
        let polar = radius * (1 - flattening)
        let u = square * (radius * radius - polar * polar) / (polar * polar)
        let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let (twice, third) = (2 * middle * middle - 1, b / 6 * middle * (4 * sine * sine - 3))
        let difference = b * sine * (middle + b / 4 * (cosine * twice - third * (4 * middle * middle - 3)))
        return polar * a * (angle - difference)
    }
}
