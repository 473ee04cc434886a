import Platform
import UIKit

/// A place of a map with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Coordinate.
    public let coordinate: CLLocationCoordinate2D
    private let address: [String: Any]?
    /// Makes one by coordinate, coordinate, address dictionary.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }
    /// Makes one by coordinate, address dictionary.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        (self.coordinate, address) = (coordinate, addressDictionary)
        super.init()
    }
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        address = nil
        super.init(placemark: placemark)
    }
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    /// Country code.
    open var countryCode: String? { isoCountryCode }
    open override var name: String? { address?["Name"] as? String }
    nonisolated open var title: String? { nil }
}
/// Something that maps know.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Placemark.
    public let placemark: MKPlacemark
    /// Name. Nil by default.
    open var name: String?
    /// Phone number. Nil by default.
    open var phoneNumber: String?
    /// Url. Nil by default.
    open var url: URL?
    /// Time zone. Nil by default.
    open var timeZone: TimeZone?
    /// Whether this is current location.
    open var isCurrentLocation: Bool { false }
    /// Makes one by placemark.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// For current location.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }
    /// False: there is no app with maps.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        AbsentFeature.report("MKMapItem.openInMaps", "there is no app with maps here")
        return false
    }
    /// False: there is no app with maps.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        AbsentFeature.report("MKMapItem.openMaps", "there is no app with maps here")
        return false
    }
}
/// Launch options directions mode key.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// Launch options directions mode driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Launch options directions mode walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Launch options directions mode default.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Launch options map center key.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// Launch options map span key.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
/// Launch options map type key.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"

/// Why maps can't answer.
public struct MKError: Error, Sendable {
    /// The kind of error.
    public enum Code: UInt, Sendable {
        /// As Apple numbers them.
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    /// The kind of this error.
    public let code: Code
    /// Makes one.
    public init(_ code: Code) { self.code = code }
}

/// Looks for places; finds none.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What is looked for.
    open class Request: NSObject, @unchecked Sendable {
        /// Natural language query. Nil by default.
        open var naturalLanguageQuery: String?
        /// Region.
        open var region = MKCoordinateRegion()
        /// Result types. Default: MKLocalSearchResultType.all.
        open var resultTypes = MKLocalSearchResultType.all
        public override init() { super.init() }
        /// Makes one by completion.
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
        /// Makes one by natural language query.
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    }
    /// What was found.
    open class Response: NSObject, @unchecked Sendable {
        /// Map items.
        open var mapItems: [MKMapItem] { [] }
        /// Bounding region.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// Completion handler.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    /// Makes one by request.
    public init(request: Request) {}
    /// Whether this is searching.
    open var isSearching: Bool { false }
    private var refusal: MKError {
        AbsentFeature.report("MKLocalSearch", "places aren't known here; the answer is an error")
        return MKError(.placemarkNotFound)
    }
    /// Answers with an error.
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, refusal) }
    /// Throws: places aren't known.
    open func start() async throws -> Response { throw refusal }
    /// Cancel.
    open func cancel() {}
}
/// Local search request.
@available(*, deprecated, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// Local search response.
@available(*, deprecated, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
/// What is looked for.
public struct MKLocalSearchResultType: OptionSet, Sendable {
    /// Raw value.
    public let rawValue: UInt
    /// Makes one by raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Address.
    public static let address = MKLocalSearchResultType(rawValue: 1)
    /// Point of interest.
    public static let pointOfInterest = MKLocalSearchResultType(rawValue: 2)
    static let all: MKLocalSearchResultType = [.address, .pointOfInterest]
}
/// A guess at what the person looks for.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// Title.
    open var title: String { "" }
    /// Subtitle.
    open var subtitle: String { "" }
    /// Title highlight ranges.
    open var titleHighlightRanges: [NSValue] { [] }
    /// Subtitle highlight ranges.
    open var subtitleHighlightRanges: [NSValue] { [] }
}
/// Guesses what the person looks for; nothing.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// Hears of guesses; not kept.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Query fragment. Default: empty.
    open var queryFragment = "" { didSet { delegate?.completerDidUpdateResults(self) } }
    /// Region.
    open var region = MKCoordinateRegion()
    /// Result types. Default: MKLocalSearchResultType.all.
    open var resultTypes = MKLocalSearchResultType.all
    /// Results.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether this is searching.
    open var isSearching: Bool { false }
    /// Cancel.
    open func cancel() {}
}
/// Hears of guesses; all optional.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    /// Completer did update results.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Completer did fail with error.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// Finds ways; finds none.
open class MKDirections: NSObject, @unchecked Sendable {
    /// From where to where.
    open class Request: NSObject, @unchecked Sendable {
        /// Source. Nil by default.
        open var source: MKMapItem?
        /// Destination. Nil by default.
        open var destination: MKMapItem?
        /// Transport type. Default: MKDirectionsTransportType.any.
        open var transportType = MKDirectionsTransportType.any
        /// Requests alternate routes. Default: false.
        open var requestsAlternateRoutes = false
        /// Departure date. Nil by default.
        open var departureDate: Date?
        /// Arrival date. Nil by default.
        open var arrivalDate: Date?
        public override init() { super.init() }
    }
    /// The ways.
    open class Response: NSObject, @unchecked Sendable {
        /// Routes.
        open var routes: [MKRoute] { [] }
        /// Source.
        open var source: MKMapItem { .forCurrentLocation() }
        /// Destination.
        open var destination: MKMapItem { .forCurrentLocation() }
    }
    /// How long it takes.
    open class ETAResponse: NSObject, @unchecked Sendable { open var expectedTravelTime: TimeInterval { 0 } }
    /// Makes one by request.
    public init(request: Request) {}
    /// Whether this is calculating.
    open var isCalculating: Bool { false }
    private var refusal: MKError {
        AbsentFeature.report("MKDirections", "ways aren't known here; the answer is an error")
        return MKError(.directionsNotFound)
    }
    /// Answers with an error.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, refusal)
    }
    /// Throws: ways aren't known.
    open func calculate() async throws -> Response { throw refusal }
    /// Answers with an error.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        completionHandler(nil, refusal)
    }
    /// Cancel.
    open func cancel() {}
}
/// Directions request.
@available(*, deprecated, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
/// Directions response.
@available(*, deprecated, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
/// How the person goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// Raw value.
    public let rawValue: UInt
    /// Makes one by raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Automobile.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// Walking.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// Transit.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// Any.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
/// A way.
open class MKRoute: NSObject {
    /// Name.
    open var name: String { "" }
    /// Distance.
    open var distance: CLLocationDistance { 0 }
    /// Expected travel time.
    open var expectedTravelTime: TimeInterval { 0 }
    /// Advisory notices.
    open var advisoryNotices: [String] { [] }
    /// Transport type.
    open var transportType: MKDirectionsTransportType { .automobile }
    /// Polyline.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    /// Steps.
    open var steps: [Step] { [] }
    /// A part of a way.
    open class Step: NSObject {
        /// Instructions.
        open var instructions: String { "" }
        /// Notice.
        open var notice: String? { nil }
        /// Distance.
        open var distance: CLLocationDistance { 0 }
        /// Polyline.
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    }
}
/// Writes distances: "5 km".
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// Units. Default: Units.default.
    open var units = Units.default
    /// Unit style. Default: DistanceUnitStyle.default.
    open var unitStyle = DistanceUnitStyle.default
    /// Which units.
    public enum Units: UInt, Sendable {
        /// As Apple numbers them.
        case `default`, metric, imperial, imperialWithYards
    }
    /// How long units are.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// As Apple numbers them.
        case `default`, abbreviated, full
    }
    /// Meters below a kilometer, else kilometers; feet and miles where they are asked for.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || units == .default
        let (long, step) = isMetric ? ("km", 1000.0) : ("mi", 1609.344)
        guard distance < step else {
            let count = distance / step
            return (count < 10 ? String(format: "%.1f", count) : String(format: "%.0f", count)) + " " + long
        }
        return isMetric ? String(format: "%.0f m", distance) : String(format: "%.0f ft", distance / 0.3048)
    }
}
