import Testing

@testable import DeviceCatalog

@Suite("Device catalog: looking up")
struct DeviceLookupTests {
    let catalog = DeviceCatalog.standard

    @Test(arguments: [
        ("iPhone SE (3rd generation)", "iPhone SE (3rd generation)"),
        ("iphone se (3rd generation)", "iPhone SE (3rd generation)"),
        ("iPhone SE 3", "iPhone SE (3rd generation)"),
        ("iPhone-SE-3rd-generation", "iPhone SE (3rd generation)"),
        ("iPhone14,6", "iPhone SE (3rd generation)"),
        ("iphone 16 PRO max", "iPhone 16 Pro Max"),
        ("ipad pro 11 m4", "iPad Pro 11-inch (M4)"),
        ("iPad Pro 12.9 (6th gen)", "iPad Pro (12.9-inch) (6th generation)"),
        ("iPhone Duo", "iPhone Duo (outer)"),
        ("iPhone Duo inner", "iPhone Duo (inner)"),
        ("Mac Catalyst", "Mac (Catalyst)"),
        ("iPhone SE", "iPhone SE (3rd generation)"),
        ("iPad", "iPad (A16)"),
        ("iPad Air 11-inch", "iPad Air 11-inch (M4)"),
    ])
    func `a name is found however people spell it`(spelling: String, name: String) throws {
        #expect(try catalog.device(named: spelling).name == name)
    }

    @Test(arguments: [
        ("iPhne 16", #"no device is called "iPhne 16"; did you mean "iPhone 16""#),
        ("iPhone S", #"did you mean "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE (1st"#),
        ("Nokia 3310", #"no device is called "Nokia 3310"; `inset devices` lists them"#),
        ("", #"no device is called ""; `inset devices` lists them"#),
    ])
    func `another name is answered with those that are near`(spelling: String, message: String) throws {
        let error = try #require(throws: DeviceCatalogError.self) { try catalog.device(named: spelling) }
        #expect(error.description.contains(message), "\(error)")
    }

    @Test
    func `every device is found by its own name, and no two share one`() throws {
        #expect(Set(catalog.devices.map { DeviceCatalog.key($0.name) }).count == catalog.devices.count)
        for device in catalog.devices {
            #expect(try catalog.device(named: device.name) == device)
        }
    }

    @Test
    func `every identifier leads to its own model`() throws {
        for device in catalog.devices {
            for identifier in device.identifiers {
                #expect(try catalog.device(named: identifier).modelName == device.modelName)
            }
        }
    }

    @Test
    func `the default devices go from small to large`() {
        #expect(
            catalog.defaultDevices.map(\.name) == [
                "iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max", "iPad (10th generation)",
                "iPad Pro 11-inch (M4)",
            ]
        )
        #expect(catalog.defaultOS == 18)
    }
}
