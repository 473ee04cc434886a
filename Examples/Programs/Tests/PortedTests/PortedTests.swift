import Dashboard
import Odometer
import Simulator
import Testing
import UIKit

/// Two modules of iOS source that are ported while SwiftPM builds, one of which imports the other.
@Suite("A package with the plugin PortSources")
@MainActor
struct PortedTests {
    @Test func `actions, outlets and observing work from module to module`() throws {
        let simulator = try Simulator(device: "iPhone 16", os: "18.0")
        let controller = DashboardViewController(odometer: Odometer())
        simulator.present(controller)
        #expect(controller.display.text == "0 km")
        controller.button.sendActions(for: .touchUpInside)
        controller.button.sendActions(for: .touchUpInside)
        #expect(controller.display.text == "2 km")
    }

    @Test func `a subclass overrides what another module's extension has`() {
        let odometer: Odometer = TripOdometer()
        odometer.step(nil)
        odometer.reset()
        #expect(odometer.kilometers == 0)
        #expect((odometer as? TripOdometer)?.trips == 2)
    }

    @Test func `conditions are those of iOS and of the build's configuration`() {
        #expect(Odometer.system == "iOS")
        #if DEBUG
            #expect(Odometer.configuration == "debug")
        #else
            #expect(Odometer.configuration == "release")
        #endif
    }

    @Test func `frameworks have Apple's names`() {
        let odometer = Odometer()
        var heard: [Int] = []
        let subscription = odometer.changes.sink { heard.append($0) }
        odometer.step(nil)
        subscription.cancel()
        odometer.step(nil)
        #expect(heard == [1])
        odometer.subscription.cancel()
    }

    @Test func `what SwiftPM compiles itself stays as it is`() { #expect(isPorted) }
}
