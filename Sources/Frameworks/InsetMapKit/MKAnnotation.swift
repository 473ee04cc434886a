import UIKit

/// Something at a place of a map.
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
public protocol MKOverlay: MKAnnotation {
    /// What it covers.
    var boundingMapRect: MKMapRect { get }
}

/// A place with a name.
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
    /// Detail callout accessory view. Nil by default.
    open var detailCalloutAccessoryView: UIView?
    /// Whether this is enabled. Default: true.
    open var isEnabled = true
    /// Whether this is highlighted. Default: false.
    open var isHighlighted = false
    /// Whether this is selected. Default: false.
    open var isSelected = false
    /// Whether this is draggable. Default: false.
    open var isDraggable = false
    /// Drag state. Default: MKAnnotationViewDragState.none.
    open var dragState = MKAnnotationViewDragState.none
    /// Center offset. Default: CGPoint.zero.
    open var centerOffset = CGPoint.zero
    /// Callout offset. Default: CGPoint.zero.
    open var calloutOffset = CGPoint.zero
    /// Clustering identifier. Nil by default.
    open var clusteringIdentifier: String?
    /// Display priority. Default: MKFeatureDisplayPriority.required.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Collision mode. Default: CollisionMode.rectangle.
    open var collisionMode = CollisionMode.rectangle
    /// Set selected animated.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Prepare for reuse.
    open func prepareForReuse() {}
    /// Prepare for display.
    open func prepareForDisplay() {}
    /// What takes room.
    public enum CollisionMode: Int, Sendable {
        /// As Apple numbers them.
        case rectangle, circle, none
    }

    /// A view of an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Makes one by coder.
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
    /// Pin color. Default: MKPinAnnotationColor.red.
    open var pinColor = MKPinAnnotationColor.red
    /// The red of pins.
    open class func redPinColor() -> UIColor { .systemRed }
    /// The green of pins.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// The purple of pins.
    open class func purplePinColor() -> UIColor { .systemPurple }
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
    /// Selected glyph image. Nil by default.
    open var selectedGlyphImage: UIImage?
    /// Animates when added. Default: false.
    open var animatesWhenAdded = false
    /// Title visibility. Default: MKFeatureVisibility.adaptive.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Subtitle visibility. Default: MKFeatureVisibility.adaptive.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// A pin's color, before iOS 9.
public enum MKPinAnnotationColor: UInt, Sendable {
    /// As Apple numbers them.
    case red, green, purple
}
/// How far an annotation is being carried.
public enum MKAnnotationViewDragState: UInt, Sendable {
    /// As Apple numbers them.
    case none, starting, dragging, canceling, ending
}
/// Whether a part is seen.
public enum MKFeatureVisibility: Int, Sendable {
    /// As Apple numbers them.
    case adaptive, hidden, visible
}
/// What goes first where there is no room.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// Raw value.
    public let rawValue: Float
    /// Makes one by raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes one.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Required.
    public static let required = MKFeatureDisplayPriority(1000)
    /// Default high.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// Default low.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}
/// Where the person is; nowhere.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Whether this is updating.
    open var isUpdating: Bool { false }
    /// Location.
    open var location: CLLocation? { nil }
    /// Heading.
    open var heading: CLHeading? { nil }
    /// Coordinate.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// Title.
    open var title: String? = "My Location"
    /// Subtitle. Nil by default.
    open var subtitle: String?
}
/// Annotations that lie close.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// Member annotations.
    public let memberAnnotations: [any MKAnnotation]
    /// Title. Nil by default.
    open var title: String?
    /// Subtitle. Nil by default.
    open var subtitle: String?
    /// Makes one by member annotations.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
    /// Coordinate.
    open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
}
/// Where the person is, as a view.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}
