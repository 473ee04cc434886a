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
    /// Answers with an error.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: (((any Error)?) -> Void)? = nil
    ) { completion?(CLError(.promptDeclined)) }
    /// Heading filter. Default: 1.
    open var headingFilter: CLLocationDegrees = 1
    /// Heading orientation. Default: CLDeviceOrientation.portrait.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// Heading.
    open var heading: CLHeading? { nil }
    /// Whether this shows background location indicator. Default: false.
    open var showsBackgroundLocationIndicator = false
    /// Maximum region monitoring distance.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Monitored regions.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// Ranged regions.
    open var rangedRegions: Set<CLRegion> { [] }
    /// Whether regions of a kind can be watched; false.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Is ranging available.
    open class func isRangingAvailable() -> Bool { false }
    /// Significant location change monitoring available.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Tells the delegate that it can't be.
    open func startMonitoring(for region: CLRegion) {
        AbsentFeature.report("CLLocationManager.startMonitoring(for:)", "there are no places here; it fails")
        delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
    /// Stop monitoring for.
    open func stopMonitoring(for region: CLRegion) {}
    /// Request state for.
    open func requestState(for region: CLRegion) {}
    /// Start ranging beacons in.
    open func startRangingBeacons(in region: CLBeaconRegion) {}
    /// Stop ranging beacons in.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// Start monitoring visits.
    open func startMonitoringVisits() {}
    /// Stop monitoring visits.
    open func stopMonitoringVisits() {}
    /// Dismiss heading calibration display.
    open func dismissHeadingCalibrationDisplay() {}
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
public struct CLError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        /// As Apple numbers them.
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        /// As Apple numbers them.
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        /// As Apple numbers them.
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        /// As Apple numbers them.
        case promptDeclined, historicalLocationError
    }
    /// The domain of these errors.
    public static var errorDomain: String { kCLErrorDomain }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// Error code.
    public var errorCode: Int { code.rawValue }
    /// Location unknown.
    public static var locationUnknown: Code { .locationUnknown }
    /// Denied.
    public static var denied: Code { .denied }
    /// Network.
    public static var network: Code { .network }
    /// Heading failure.
    public static var headingFailure: Code { .headingFailure }
    /// Geocode found no result.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Geocode canceled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// The domain of errors of places.
public let kCLErrorDomain = "kCLErrorDomain"

/// Whether an error is of a kind.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }

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
    /// Nothing calls it: there is no compass.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Nothing calls it: there is no compass. False by default.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Nothing calls it: there are no places.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Nothing calls it: there are no places.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Nothing calls it: there are no places.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Nothing calls it: there are no places.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Called when a region was to be watched.
    func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    )
    /// Nothing calls it: there are no beacons.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Nothing calls it: there are no places.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Nothing calls it.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Nothing calls it.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
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
    /// Location manager did update heading.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Location manager should display heading calibration.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    /// Location manager did enter region.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Location manager did exit region.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Location manager did start monitoring for.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Location manager did determine state for.
    public func locationManager(
        _ manager: CLLocationManager,
        didDetermineState state: CLRegionState,
        for region: CLRegion
    ) {}
    /// Location manager monitoring did fail for with error did range beacons.
    public func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {}
    /// Location manager did range beacons in.
    public func locationManager(
        _ manager: CLLocationManager,
        didRangeBeacons beacons: [CLBeacon],
        in region: CLBeaconRegion
    ) {}
    /// Location manager did visit.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// Location manager did pause location updates.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// Location manager did resume location updates.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
