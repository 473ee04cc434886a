import Foundation

/// A part of the earth with a name.
open class CLRegion: NSObject, @unchecked Sendable {
    /// Identifier.
    public let identifier: String
    /// Notify on entry. Default: true.
    open var notifyOnEntry = true
    /// Notify on exit. Default: true.
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// What lies around a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// Center.
    public let center: CLLocationCoordinate2D
    /// In meters.
    public let radius: CLLocationDistance
    /// Makes one by center, radius, identifier.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    /// Whether a place lies in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}

/// What lies around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// Uuid.
    public let uuid: UUID
    /// Proximity UUID.
    open var proximityUUID: UUID { uuid }
    /// Major.
    public let major: NSNumber?
    /// Minor.
    public let minor: NSNumber?
    /// Notify entry state on display. Default: false.
    open var notifyEntryStateOnDisplay = false
    /// Makes one by uuid, identifier.
    public init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(identifier: identifier)
    }
    /// A beacon by its older name.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// A beacon by its older name.
    public convenience init(
        proximityUUID: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
    /// Makes one by proximity UUID, identifier, uuid, identifier.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
    /// Beacons of a group, whatever their minor number.
    public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
        super.init(identifier: identifier)
    }
    /// Makes one by uuid, major, minor, identifier.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        super.init(identifier: identifier)
    }
}
/// Beacon major value.
public typealias CLBeaconMajorValue = UInt16
/// Beacon minor value.
public typealias CLBeaconMinorValue = UInt16

/// A sender nearby.
open class CLBeacon: NSObject, @unchecked Sendable {
    /// Uuid.
    open var uuid: UUID { UUID() }
    /// Major.
    open var major: NSNumber { 0 }
    /// Minor.
    open var minor: NSNumber { 0 }
    /// Proximity.
    open var proximity: CLProximity { .unknown }
    /// Accuracy.
    open var accuracy: CLLocationAccuracy { -1 }
    /// Rssi.
    open var rssi: Int { 0 }
}
/// How near a sender is.
public enum CLProximity: Int, Sendable {
    /// As Apple numbers them.
    case unknown, immediate, near, far
}
/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    /// As Apple numbers them.
    case unknown, inside, outside
}
/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    /// As Apple numbers them.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
/// Where north is.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Magnetic heading.
    open var magneticHeading: CLLocationDirection { 0 }
    /// True heading.
    open var trueHeading: CLLocationDirection { -1 }
    /// Heading accuracy.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// Timestamp.
    open var timestamp: Date { .distantPast }
}
/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
    /// Arrival date.
    open var arrivalDate: Date { .distantPast }
    /// Departure date.
    open var departureDate: Date { .distantFuture }
    /// Coordinate.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// Horizontal accuracy.
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
}
