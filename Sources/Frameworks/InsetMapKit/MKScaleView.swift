import UIKit

/// Shows how long a distance is on a map; empty here, as maps aren't drawn.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    /// At which end the scale begins.
    public enum Alignment: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// The map whose scale it is. Nil by default.
    open weak var mapView: MKMapView?
    /// When it is seen. Default: `.adaptive`.
    open var scaleVisibility: MKFeatureVisibility = .adaptive
    /// At which end the scale begins. Default: `.leading`.
    open var legendAlignment: Alignment = .leading

    /// A scale for a map, 200 points wide.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        self.mapView = mapView
    }
}
