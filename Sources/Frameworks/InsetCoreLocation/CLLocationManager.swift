import Foundation
import Platform

/// Tells where the device is; nowhere here: the person has denied it.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Hears of places and of what the person allows; not kept.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How exactly. Default: as can be.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// After how many meters again. Default: every move.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Whether the app hears of places behind others.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the system may pause. Default: true.
    open var pausesLocationUpdatesAutomatically = true
    /// What the device moves for.
    open var activityType = CLActivityType.other
    /// The last place; nil.
    open var location: CLLocation? { nil }
    /// What the person allows: denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// How exactly the person allows it.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// What the person allows: denied.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Whether the device tells places; false.
    open class func locationServicesEnabled() -> Bool { false }
    /// Whether the device has a compass; false.
    open class func headingAvailable() -> Bool { false }

    /// Tells the delegate that it is denied.
    open func requestWhenInUseAuthorization() { refuse("requestWhenInUseAuthorization()") }
    /// Tells the delegate that it is denied.
    open func requestAlwaysAuthorization() { refuse("requestAlwaysAuthorization()") }
    /// Tells the delegate that it is denied.
    open func startUpdatingLocation() { fail("startUpdatingLocation()") }
    /// Tells the delegate that it is denied.
    open func requestLocation() { fail("requestLocation()") }
    /// Ends that.
    open func stopUpdatingLocation() {}
    /// Tells the delegate that it is denied.
    open func startMonitoringSignificantLocationChanges() { fail("startMonitoringSignificantLocationChanges()") }
    /// Ends that.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Does nothing: there is no compass.
    open func startUpdatingHeading() {}
    /// Ends that.
    open func stopUpdatingHeading() {}

    private func refuse(_ call: String) {
        AbsentFeature.report(
            "CLLocationManager.\(call)",
            "there are no places here; the delegate hears that it is denied"
        )
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: .denied)
    }

    private func fail(_ call: String) {
        AbsentFeature.report("CLLocationManager.\(call)", "there are no places here; the delegate hears an error")
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
}

/// What a device moves for.
public enum CLActivityType: Int, Sendable {
    /// As Apple numbers them.
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// What the person allows.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// As Apple numbers them.
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly the person allows it.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// To the meter, or to the town.
    case fullAccuracy, reducedAccuracy
}

/// Why there is no place.
public struct CLError: Error, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case locationUnknown, denied, network, headingFailure
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// Hears of places; all optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Nothing calls it: there are no places.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when a place was asked for.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the person was asked, as before iOS 14.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called when the person was asked.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Optional; nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Optional; nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Optional; nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Optional; nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
