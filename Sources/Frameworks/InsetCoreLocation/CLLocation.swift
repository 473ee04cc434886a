import Foundation

/// Degrees on the earth.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters that a place may be off; negative for unknown.
public typealias CLLocationAccuracy = Double
/// Degrees from north.
public typealias CLLocationDirection = Double
/// Meters a second.
public typealias CLLocationSpeed = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees from the equator, to the north.
    public var latitude: CLLocationDegrees
    /// Degrees from Greenwich, to the east.
    public var longitude: CLLocationDegrees
    /// Where Greenwich's line crosses the equator.
    public init() { (latitude, longitude) = (0, 0) }
    /// A place by its degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place by its degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether degrees are those of a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// As exactly as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exactly as roads need.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every move counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// Where.
    public let coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    public let altitude: CLLocationDistance
    /// Meters that the place may be off.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Meters that the height may be off.
    public let verticalAccuracy: CLLocationAccuracy
    /// When.
    public let timestamp: Date
    /// Degrees from north; -1 for unknown.
    public let course: CLLocationDirection
    /// Meters a second; -1 for unknown.
    public let speed: CLLocationSpeed
    /// Degrees that the course may be off; -1 for unknown.
    public let courseAccuracy: CLLocationDirection
    /// Meters a second that the speed may be off; -1 for unknown.
    public let speedAccuracy: CLLocationSpeed
    /// Meters above the ellipsoid; as above the sea.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The storey; not known.
    open var floor: CLFloor? { nil }

    /// The place of 0° and 0°, now.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// A place now.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy, timestamp) = (0, 0, -1, Date())
        (course, courseAccuracy, speed, speedAccuracy) = (-1, -1, -1, -1)
    }

    /// A place at a time.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy,
            course: -1,
            speed: -1,
            timestamp: timestamp
        )
    }

    /// A place on the way, at a time.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy,
            course: course,
            courseAccuracy: -1,
            speed: speed,
            speedAccuracy: -1,
            timestamp: timestamp
        )
    }

    /// A place on the way, at a time, and how far all of it may be off.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirection,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeed,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (self.course, self.courseAccuracy) = (course, courseAccuracy)
        (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
        self.timestamp = timestamp
    }

    /// Nil: places aren't kept in archives here.
    public required init?(coder: NSCoder) { return nil }

    /// The place itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Meters between two places along the earth, an ellipsoid of WGS 84; heights don't count.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        if let distance = Ellipsoid.distance(from: coordinate, to: location.coordinate) { return distance }
        // Nearly opposite each other: on a ball.
        let radius = 6_371_008.8
        let (one, two) = (coordinate, location.coordinate)
        let (a, b) = (one.latitude * .pi / 180, two.latitude * .pi / 180)
        let (rise, turn) = ((b - a) / 2, (two.longitude - one.longitude) * .pi / 360)
        let half = sin(rise) * sin(rise) + cos(a) * cos(b) * sin(turn) * sin(turn)
        return 2 * radius * asin(min(1, half.squareRoot()))
    }
}

/// A storey of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    /// From the ground, which is 0.
    open var level: Int { 0 }
}

/// The greatest distance there is.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time there is.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// Every turn counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// As exactly as the person allows it roughly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
