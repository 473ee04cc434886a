@_exported import InsetCoreLocation
import InsetPlaceholders
import Platform
@_exported import UIKit

/// Takes the space of a map, which isn't drawn here: it shows its center and how many annotations it has.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Makes views for annotations; never asked here. Not kept.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What is shown.
    open var region = MKCoordinateRegion() { didSet { show() } }
    /// How the map looks. Default: roads.
    open var mapType = MKMapType.standard
    /// Whether the person's place is shown.
    open var showsUserLocation = false
    /// User location.
    open var userLocation: MKUserLocation { person }
    private let person = MKUserLocation()
    /// Whether this is user location visible.
    open var isUserLocationVisible: Bool { false }
    /// User tracking mode. Default: MKUserTrackingMode.none.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Whether this shows compass. Default: true.
    open var showsCompass = true
    /// Whether this shows scale. Default: false.
    open var showsScale = false
    /// Whether this shows traffic. Default: false.
    open var showsTraffic = false
    /// Whether this shows buildings. Default: true.
    open var showsBuildings = true
    /// Whether this shows points of interest. Default: true.
    open var showsPointsOfInterest = true
    /// Which places are named; nil, the default, for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Selected annotations. Default: [].
    open var selectedAnnotations: [any MKAnnotation] = []
    /// Camera.
    open var camera = MKMapCamera()
    /// Camera boundary. Nil by default.
    open var cameraBoundary: CameraBoundary?
    /// Camera zoom range. Nil by default.
    open var cameraZoomRange: CameraZoomRange?
    /// Where the middle may be; it may be anywhere.
    open class CameraBoundary: NSObject { public init?(coordinateRegion region: MKCoordinateRegion) {} }
    /// How far away the eye may be; at any distance.
    open class CameraZoomRange: NSObject {
        /// Makes one by min center coordinate distance, max center coordinate distance.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {}
    }
    private var annotationClasses: [String: MKAnnotationView.Type] = [:]
    /// Whether fingers move the map. Default: true.
    open var isScrollEnabled = true
    /// Whether fingers resize the map. Default: true.
    open var isZoomEnabled = true
    /// Whether fingers turn the map. Default: true.
    open var isRotateEnabled = true
    /// Whether fingers tilt the map. Default: true.
    open var isPitchEnabled = true
    /// In the order of their adding.
    open private(set) var annotations: [any MKAnnotation] = []
    /// In the order of their adding.
    open private(set) var overlays: [any MKOverlay] = []
    private weak var panel: PlaceholderPanel?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes one by coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        AbsentFeature.report("MKMapView", "there are no maps here; the view takes its space")
        panel = PlaceholderPanel.fill(self, "MKMapView")
        show()
    }

    private func show() {
        let center = region.center
        let place = String(format: "%.4f, %.4f", center.latitude, center.longitude)
        panel?.text = "MKMapView\n\(place)\n\(annotations.count) annotations"
    }

    /// The middle of what is shown.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// Shows a region, at once.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Shows a place in the middle, at once.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    /// The region itself: the map has any proportions.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Keeps an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Keeps annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        show()
    }
    /// Forgets an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Forgets annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { kept in annotations.contains { $0 === kept } }
        show()
    }
    /// Shows the region of some annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            addAnnotation(annotation)
        }
        if let first = annotations.first { region.center = first.coordinate }
    }
    /// Does nothing: annotations have no views.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Does nothing: annotations have no views.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    /// Keeps an overlay.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Forgets an overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Nil: annotations have no views.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Nil: annotations have no views.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A new view of the class that was registered.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    {
        MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    /// Remembers which class annotations' views have.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        annotationClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Set user tracking mode animated.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Set camera animated.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    /// Set camera boundary animated.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    /// Set camera zoom range animated.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    /// What is shown, on the flat map.
    open var visibleMapRect: MKMapRect {
        get {
            let (middle, span) = (region.center, region.span)
            let corner = CLLocationCoordinate2D(
                latitude: middle.latitude + span.latitudeDelta / 2,
                longitude: middle.longitude - span.longitudeDelta / 2
            )
            let end = CLLocationCoordinate2D(
                latitude: middle.latitude - span.latitudeDelta / 2,
                longitude: middle.longitude + span.longitudeDelta / 2
            )
            let (first, last) = (MKMapPoint(corner), MKMapPoint(end))
            return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
        }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Set visible map rect animated.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
    /// Set visible map rect edge padding animated.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        visibleMapRect = mapRect
    }
    /// Map rect that fits.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    /// Map rect that fits edge padding.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
    /// The annotations in a part of the flat map.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
                ($0 as? NSObject).map { AnyHashable($0) }
            }
        )
    }
    /// Where a place is in a view.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
        guard rect.width > 0, rect.height > 0 else { return CGPoint(x: bounds.midX, y: bounds.midY) }
        let own = CGPoint(
            x: (point.x - rect.minX) / rect.width * bounds.width,
            y: (point.y - rect.minY) / rect.height * bounds.height
        )
        return convert(own, to: view)
    }
    /// Which place is at a point of a view.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (rect, own) = (visibleMapRect, convert(point, from: view))
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return MKMapPoint(
            x: rect.minX + own.x / bounds.width * rect.width,
            y: rect.minY + own.y / bounds.height * rect.height
        ).coordinate
    }
    /// Keeps overlays.
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(addOverlay) }
    /// Keeps an overlay above or below.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Keeps overlays above or below.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    /// Keeps an overlay, as Swift 3 wrote it.
    open func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    /// Keeps an overlay, as Swift 3 wrote it.
    open func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Forgets overlays.
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    /// Nil: overlays aren't drawn.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}

/// What an overlay lies over.
public enum MKOverlayLevel: Int, Sendable {
    /// Roads, or all.
    case aboveRoads, aboveLabels
}
/// Where the eye is.
@preconcurrency @MainActor
open class MKMapCamera: NSObject {
    /// Center coordinate.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// Heading. Default: 0.
    open var heading: CLLocationDirection = 0
    /// Pitch. Default: 0.
    open var pitch: CGFloat = 0
    /// Altitude. Default: 0.
    open var altitude: CLLocationDistance = 0
    /// Center coordinate distance. Default: 0.
    open var centerCoordinateDistance: CLLocationDistance = 0
    public override init() { super.init() }
    /// Makes one by looking at center, from distance, pitch, heading.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromDistance distance: CLLocationDistance,
        pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (
            centerCoordinate, distance, pitch, heading
        )
    }
}
/// The button that leads to the person's place.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    /// Map view. Nil by default.
    open var mapView: MKMapView?
    /// Makes one by map view.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// The button that leads to the person's place, in a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// Map view. Nil by default.
    open var mapView: MKMapView?
    /// Makes one by map view.
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
/// Map view default annotation view reuse identifier.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// Map view default cluster annotation view reuse identifier.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
