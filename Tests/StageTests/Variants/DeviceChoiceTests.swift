import Stage
import Testing

@Suite("Which devices are chosen")
struct DeviceChoiceTests {
    @Test func `default devices that don't run a system give their places to those of their size that do`() throws {
        let choice = try DeviceChoice(names: [], os: "15")
        #expect(
            choice.devices.map { "\($0.device.name) \($0.os)" } == [
                "iPhone SE (3rd generation) 15.4", "iPhone 13 Pro 15.0", "iPhone 13 Pro Max 15.0",
                "iPad Air (4th generation) 15.0", "iPad Pro (11-inch) (3rd generation) 15.0",
            ]
        )
        #expect(choice.notes.first == "iPhone SE (3rd generation) is shown with iOS 15.4, the first that it runs")
    }

    @Test func `a device that is named with a system it doesn't run is refused`() throws {
        let failure = #expect(throws: DeviceChoice.Failure.self) {
            try DeviceChoice(names: ["iPhone SE (3rd generation)"], os: "15.0")
        }
        #expect(
            failure?.description.hasPrefix("iPhone SE (3rd generation) doesn't run iOS 15.0: it runs iOS 15.4 to")
                == true
        )
        #expect(try DeviceChoice(names: ["iPhone SE"], os: "15").devices.map(\.os.description) == ["15.4"])
    }
}
