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
}
