import Foundation
import InsetCoreLocation
import Platform
import Testing

@Suite("CoreLocation")
struct LocationTests {
    @Test
    func `places are as far apart as on the earth`() {
        let (berlin, paris) = (
            CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.8566, longitude: 2.3522)
        )
        #expect(abs(berlin.distance(from: paris) - 879_699.316) < 0.01)
        // The earth is flatter at the poles than a ball.
        let middle = CLLocation(latitude: 0, longitude: 0)
        #expect(abs(middle.distance(from: CLLocation(latitude: 1, longitude: 0)) - 110_574.389) < 0.01)
        #expect(abs(middle.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.491) < 0.01)
        let opposite = CLLocation(latitude: 0.1, longitude: 179.9)
        #expect((19_900_000..<20_100_000).contains(middle.distance(from: opposite)))
        #expect(berlin.distance(from: berlin) == 0)
    }

    @Test
    func `a manager refuses as a person would, and says so once by name`() {
        final class Listener: NSObject, CLLocationManagerDelegate {
            var log: [String] = []
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                log.append("\(manager.authorizationStatus)")
            }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                log.append("\((error as? CLError)?.code ?? .network)")
            }
        }
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        #expect(listener.log == ["denied", "denied"])
        #expect(AbsentFeature.calls.contains("CLLocationManager.requestLocation()"))
    }
}
