import UIKit

/// How much of the earth is shown.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees
    /// Nothing.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// By degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How much around it.
    public var span: MKCoordinateSpan
    /// Nothing.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// By middle and degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// By middle and meters.
    public init(
        center centerCoordinate: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_195.08
        center = centerCoordinate
        let narrowing = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
        span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / degree,
            longitudeDelta: longitudinalMeters / (degree * narrowing)
        )
    }
}

/// How a map looks.
public enum MKMapType: UInt, Sendable {
    /// As Apple numbers them.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
