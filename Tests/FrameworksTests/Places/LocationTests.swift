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
        #expect(abs(berlin.distance(from: paris) - 877_500) < 2000)
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
