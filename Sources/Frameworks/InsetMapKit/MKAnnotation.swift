import UIKit

/// Something at a place of a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
    /// Where it is.
    var coordinate: CLLocationCoordinate2D { get }
    /// The name. Nil by default.
    var title: String? { get }
    /// What stands below the name. Nil by default.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Optional; nil.
    public var title: String? { nil }
    /// Optional; nil.
    public var subtitle: String? { nil }
}

/// Something that covers a part of a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {}

/// A place with a name.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// Where it is.
    open var coordinate = CLLocationCoordinate2D()
    /// The name. Nil by default.
    open var title: String?
    /// What stands below the name. Nil by default.
    open var subtitle: String?
    /// A place at the equator.
    public override init() { super.init() }
    /// A place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
    /// A place with a name.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// What shows an annotation; maps here show none.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// What is shown.
    open var annotation: (any MKAnnotation)?
    /// Names views that can stand for each other.
    public let reuseIdentifier: String?
    /// The picture. Nil by default.
    open var image: UIImage?
    /// Whether a bubble comes on touch.
    open var canShowCallout = false
    /// At the bubble's end. Nil by default.
    open var rightCalloutAccessoryView: UIView?
    /// At the bubble's beginning. Nil by default.
    open var leftCalloutAccessoryView: UIView?

    /// A view of an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// A pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// The pin's color. Nil by default.
    open var pinTintColor: UIColor!
    /// Whether it falls onto the map.
    open var animatesDrop = false
}

/// A bubble with a sign.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The bubble's color. Nil by default.
    open var markerTintColor: UIColor?
    /// The sign's color. Nil by default.
    open var glyphTintColor: UIColor?
    /// The sign's picture. Nil by default.
    open var glyphImage: UIImage?
    /// The sign's text. Nil by default.
    open var glyphText: String?
}

/// Makes views for annotations; all optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Nothing asks it: annotations have no views. Nil by default.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Nothing calls it: no finger moves the map.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Nothing calls it: annotations have no views.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
}

extension MKMapViewDelegate {
    /// Optional; nil.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Optional; nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Optional; nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
}
