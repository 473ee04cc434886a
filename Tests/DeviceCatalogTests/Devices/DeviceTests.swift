import Foundation
import Platform
import Testing

@testable import DeviceCatalog

@Suite("Device catalog: devices")
struct DeviceTests {
    let catalog = DeviceCatalog.standard

    @Test
    func `every device has a screen, size classes and insets that fit it`() {
        #expect(catalog.devices.count == 101)
        for device in catalog.devices {
            #expect(device.size.width >= 320 && device.size.height >= 480, "\(device.name)")
            #expect((1...3).contains(device.scale), "\(device.name)")
            #expect(device.nativeScale > 0 && device.nativeScale <= device.scale + 0.01, "\(device.name)")
            #expect(device.lastOS.map { $0 >= device.firstOS } ?? true, "\(device.name)")
            for orientation in device.supportedOrientations {
                let insets = device.safeAreaInsets(os: device.supportedOS(nearest: 18), orientation: orientation)
                let size = device.size(in: orientation)
                #expect(insets.top + insets.bottom < size.height / 2, "\(device.name)")
                #expect(insets.left + insets.right < size.width / 2, "\(device.name)")
                if let cutout = device.cutoutFrame(in: orientation) {
                    #expect(CGRect(origin: .zero, size: size).contains(cutout), "\(device.name)")
                }
            }
        }
    }

    @Test(arguments: [
        ("iPhone 8", SizeClass.compact), ("iPhone X", .compact), ("iPhone 8 Plus", .regular), ("iPhone XR", .regular),
        ("iPhone 15 Pro Max", .regular), ("iPhone 16 Pro", .compact),
    ])
    func `large phones are horizontally regular in landscape`(name: String, horizontal: SizeClass) throws {
        let device = try catalog.device(named: name)
        #expect(device.sizeClasses(in: .portrait) == SizeClasses(horizontal: .compact, vertical: .regular))
        #expect(device.sizeClasses(in: .landscapeLeft) == SizeClasses(horizontal: horizontal, vertical: .compact))
    }

    @Test
    func `every full-screen iPad is regular in both directions`() {
        for device in catalog.devices where device.idiom == .pad {
            for orientation in InterfaceOrientation.allCases {
                #expect(device.sizeClasses(in: orientation) == SizeClasses(horizontal: .regular, vertical: .regular))
            }
        }
    }

    @Test
    func `turning swaps the screen's sides and takes the cutout along`() throws {
        let device = try catalog.device(named: "iPhone X")
        #expect(device.size(in: .landscapeLeft) == CGSize(width: 812, height: 375))
        #expect(device.cutoutFrame(in: .portrait) == CGRect(x: 83, y: 0, width: 209, height: 30))
        #expect(device.cutoutFrame(in: .landscapeRight) == CGRect(x: 0, y: 83, width: 30, height: 209))
        #expect(device.cutoutFrame(in: .landscapeLeft) == CGRect(x: 782, y: 83, width: 30, height: 209))
        #expect(device.supportedOrientations == [.portrait, .landscapeRight, .landscapeLeft])
    }

    @Test(arguments: [
        ("iPhone 6", OSVersion(18), OSVersion(12, 5)), ("iPhone 6", 11, 11),
        ("iPhone 6", OSVersion(12, 9), OSVersion(12, 9)),
        ("iPhone 16", 11, 18), ("iPhone 16", 27, 27), ("iPhone 16", 40, 27), ("iPhone Duo", 40, OSVersion(27, 1)),
        ("iPhone X", 17, OSVersion(16, 7)),
    ])
    func `a system that the device doesn't run gives way to the nearest`(
        name: String,
        wanted: OSVersion,
        nearest: OSVersion
    ) throws {
        let device = try catalog.device(named: name)
        #expect(device.supportedOS(nearest: wanted) == nearest)
        #expect(device.runs(wanted) == (wanted == nearest))
    }

    @Test(arguments: [
        ("iPhone 6s", DisplayGamut.sRGB), ("iPhone 7", .displayP3), ("iPad (10th generation)", .sRGB),
        ("iPad Pro 11-inch (M4)", .displayP3),
    ])
    func `wide color is a property of the device`(name: String, gamut: DisplayGamut) throws {
        #expect(try catalog.device(named: name).gamut == gamut)
    }

    @Test
    func `a Plus is drawn larger than its panel`() throws {
        let device = try catalog.device(named: "iPhone 8 Plus")
        #expect(device.scale == 3)
        #expect(device.nativeScale == 2.6087)
        #expect(device.nativeSize == CGSize(width: 1080, height: 1920))
        #expect(device.displayZoom?.size == CGSize(width: 375, height: 667))
    }

    @Test
    func `an iPad knows its splits`() throws {
        let multitasking = try #require(try catalog.device(named: "iPad Pro 11-inch (M4)").multitasking)
        #expect(multitasking.allowsSplitView && multitasking.allowsSlideOver)
        #expect(multitasking.landscapeSplits.map(\.left) == [375, 600, 825])
        #expect(multitasking.regularWidths == [825])
        #expect(try catalog.device(named: "iPad 2").multitasking == nil)
    }
}
