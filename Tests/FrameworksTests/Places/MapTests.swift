import InsetMapKit
import Testing

@MainActor @Suite("MapKit: places")
struct MapTests {
    @Test
    func `the flat map has the earth in a square, and leads back`() {
        #expect(MKMapPoint(CLLocationCoordinate2D()) == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let place = MKMapPoint(CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417)).coordinate
        #expect(abs(place.latitude - 47.3769) < 1e-9 && abs(place.longitude - 8.5417) < 1e-9)
    }

    @Test
    func `a line lies in the rectangle of its places`() {
        let places = [
            CLLocationCoordinate2D(latitude: 1, longitude: 1), CLLocationCoordinate2D(latitude: -1, longitude: 3),
        ]
        let line = MKPolyline(coordinates: places, count: 2)
        let rect = line.boundingMapRect
        #expect(rect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 2))))
        #expect(abs(MKCoordinateRegion(rect).span.longitudeDelta - 2) < 1e-9 && line.pointCount == 2)
    }

    @Test
    func `a map's points and places lead to each other`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
            span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
        )
        let point = map.convert(CLLocationCoordinate2D(latitude: 10, longitude: 20.25), toPointTo: map)
        #expect(abs(point.x - 150) < 0.01 && abs(point.y - 100) < 0.5)
        let place = map.convert(point, toCoordinateFrom: map)
        #expect(abs(place.longitude - 20.25) < 1e-6 && abs(place.latitude - 10) < 1e-6)
    }

    @Test
    func `what isn't known here ends in an error`() {
        var code: CLError.Code?
        CLGeocoder().geocodeAddressString("Here") { _, error in code = (error as? CLError)?.code }
        #expect(code == .geocodeFoundNoResult && CLError.Code.promptDeclined.rawValue == 18)
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1000, identifier: "r")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0.008, longitude: 0)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0.01, longitude: 0)))
        #expect(MKDistanceFormatter().string(fromDistance: 1500) == "1.5 km")
    }

    @Test
    func `a filter of places names those of its kinds, or all others`() {
        let food = MKPointOfInterestFilter(including: [.bakery, .cafe])
        #expect(food.includes(.cafe) && food.excludes(.zoo))
        #expect(MKPointOfInterestFilter(excluding: [.zoo]).includes(.cafe))
        #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
        #expect(food == MKPointOfInterestFilter(including: [.cafe, .bakery]))
    }
}
