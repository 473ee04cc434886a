import UIKit

/// A line or an area over a map; it isn't drawn.
open class MKShape: NSObject, MKAnnotation {
    /// Title. Nil by default.
    open var title: String?
    /// Subtitle. Nil by default.
    open var subtitle: String?
    /// Coordinate.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
/// Several places.
open class MKMultiPoint: MKShape, MKOverlay {
    fileprivate let places: [CLLocationCoordinate2D]
    fileprivate init(places: [CLLocationCoordinate2D]) { self.places = places }
    /// Point count.
    open var pointCount: Int { places.count }
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle.coordinate }
    /// What the places lie in.
    open var boundingMapRect: MKMapRect {
        places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }
    /// Points.
    open func points() -> [MKMapPoint] { places.map(MKMapPoint.init) }
    /// Writes the places of a range.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (offset, place) in places.dropFirst(range.location).prefix(range.length).enumerated() {
            coords[offset] = place
        }
    }
}
/// A line from place to place.
open class MKPolyline: MKMultiPoint {
    /// Makes one by coordinates, count.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }
    /// Makes one by points, count.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
    }
}
/// A line along the earth.
open class MKGeodesicPolyline: MKPolyline {}
/// An area between places.
open class MKPolygon: MKMultiPoint {
    /// Interior polygons. Nil by default.
    open private(set) var interiorPolygons: [MKPolygon]?
    /// Makes one by coordinates, count.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }
    /// Makes one by points, count.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
    }
    /// Makes one by coordinates, count, interior polygons.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>,
        count: Int,
        interiorPolygons: [MKPolygon]?
    ) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }
}
/// What lies around a place.
open class MKCircle: MKShape, MKOverlay {
    /// In meters.
    public let radius: CLLocationDistance
    private let middle: CLLocationCoordinate2D
    /// Makes one by center, radius.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (middle, self.radius) = (coord, radius)
    }
    open override var coordinate: CLLocationCoordinate2D { middle }
    /// Bounding map rect.
    open var boundingMapRect: MKMapRect {
        let side = radius * MKMapPointsPerMeterAtLatitude(middle.latitude)
        let point = MKMapPoint(middle)
        return MKMapRect(x: point.x - side, y: point.y - side, width: side * 2, height: side * 2)
    }
}
/// Pictures that cover the map; they aren't loaded.
open class MKTileOverlay: NSObject, MKOverlay {
    /// Url template.
    public let urlTemplate: String?
    /// Tile size.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Can replace map content. Default: false.
    open var canReplaceMapContent = false
    /// Minimum z. Default: 0.
    open var minimumZ = 0
    /// Maximum z. Default: 21.
    open var maximumZ = 21
    /// Makes one by url template.
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
    /// Coordinate.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// Bounding map rect.
    open var boundingMapRect: MKMapRect { .world }
}
/// Draws an overlay; never asked.
open class MKOverlayRenderer: NSObject {
    /// Overlay.
    public let overlay: any MKOverlay
    /// Alpha. Default: 1.
    open var alpha: CGFloat = 1
    /// Content scale factor.
    open var contentScaleFactor: CGFloat { 1 }
    /// Makes one by overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Can draw zoom scale.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Draw zoom scale in.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    /// Set needs display.
    open func setNeedsDisplay() {}
    /// Point for x y.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    /// Rect for.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
    }
}
/// How large a map is.
public typealias MKZoomScale = CGFloat
/// Draws a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// Fill color. Nil by default.
    open var fillColor: UIColor?
    /// Stroke color. Nil by default.
    open var strokeColor: UIColor?
    /// Line width. Default: 0.
    open var lineWidth: CGFloat = 0
    /// Line join. Default: CGLineJoin.round.
    open var lineJoin = CGLineJoin.round
    /// Line cap. Default: CGLineCap.round.
    open var lineCap = CGLineCap.round
    /// Miter limit. Default: 10.
    open var miterLimit: CGFloat = 10
    /// Line dash phase. Default: 0.
    open var lineDashPhase: CGFloat = 0
    /// Line dash pattern. Nil by default.
    open var lineDashPattern: [NSNumber]?
    /// Path. Nil by default.
    open var path: CGPath!
    /// Create path.
    open func createPath() {}
}
/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Makes one by polyline, overlay.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    /// Polyline.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(places: []) }
}
/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Makes one by polygon, overlay.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    /// Polygon.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(places: []) }
}
/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Makes one by circle, overlay.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
/// Draws pictures.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Makes one by tile overlay, overlay.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
