import UIKit

/// A place of the flat map: a square of 268,435,456 points by Mercator's projection.
public struct MKMapPoint: Hashable, Sendable {
    /// X.
    public var x: Double
    /// Y.
    public var y: Double
    /// Makes one.
    public init() { (x, y) = (0, 0) }
    /// Makes one by x, y.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// The place of degrees.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let side = MKMapSize.world.width
        let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * side
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * side
    }
    /// The degrees of the place.
    public var coordinate: CLLocationCoordinate2D {
        let side = MKMapSize.world.width
        let latitude = atan(sinh(.pi * (1 - 2 * y / side))) * 180 / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / side * 360 - 180)
    }
    /// Meters to another place.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (one, other) = (coordinate, point.coordinate)
        return CLLocation(latitude: one.latitude, longitude: one.longitude)
            .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
}
/// A part of the flat map, without its place.
public struct MKMapSize: Hashable, Sendable {
    /// Width.
    public var width: Double
    /// Height.
    public var height: Double
    /// Makes one.
    public init() { (width, height) = (0, 0) }
    /// Makes one by width, height.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// All of it.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
/// A part of the flat map.
public struct MKMapRect: Hashable, Sendable {
    /// Origin.
    public var origin: MKMapPoint
    /// Size.
    public var size: MKMapSize
    /// Makes one.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    /// Makes one by origin, size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// Makes one by x, y, width, height.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
    }
    /// No part.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// All of it.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// Whether this is null.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether this is empty.
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
    /// Min x.
    public var minX: Double { origin.x }
    /// Min y.
    public var minY: Double { origin.y }
    /// Mid x.
    public var midX: Double { origin.x + size.width / 2 }
    /// Mid y.
    public var midY: Double { origin.y + size.height / 2 }
    /// Max x.
    public var maxX: Double { origin.x + size.width }
    /// Max y.
    public var maxY: Double { origin.y + size.height }
    /// Width.
    public var width: Double { size.width }
    /// Height.
    public var height: Double { size.height }
    var middle: MKMapPoint { MKMapPoint(x: midX, y: midY) }
    /// The least part that has both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }
    /// Contains.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Intersects.
    public func intersects(_ rect: MKMapRect) -> Bool {
        minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }
    /// Inset by dx dy.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
/// How many points of the flat map a meter has.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (40_075_016.68 * max(0.000_001, cos(latitude * .pi / 180)))
}
/// Map point for coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// Coordinate for map point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Map rect make.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// Map point make x y.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Meters between map points to.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// Map rect null.
public let MKMapRectNull = MKMapRect.null
/// Map rect world.
public let MKMapRectWorld = MKMapRect.world
/// Coordinate span make.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
    -> MKCoordinateSpan
{
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// Coordinate region make.
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}
/// Coordinate region make with distance center latitudinal meters longitudinal meters.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D,
    _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate,
        latitudinalMeters: latitudinalMeters,
        longitudinalMeters: longitudinalMeters
    )
}
extension MKCoordinateRegion {
    /// The degrees of a part of the flat map.
    public init(_ rect: MKMapRect) {
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: rect.middle.coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude,
                longitudeDelta: last.longitude - first.longitude
            )
        )
    }
}
