import Foundation
import Platform
import Testing

@testable import DeviceCatalog

@Suite("Device catalog: safe areas")
struct SafeAreaTests {
    let catalog = DeviceCatalog.standard

    struct Row: Sendable {
        var device: String
        var os: OSVersion
        var portrait: EdgeInsets
        var landscape: EdgeInsets
    }

    static func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets {
        EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    // The plain view controllers of the worked examples, and the borders between systems.
    static let rows = [
        Row(device: "iPhone X", os: 11, portrait: insets(44, 0, 34, 0), landscape: insets(0, 44, 21, 44)),
        Row(device: "iPhone 8", os: 11, portrait: insets(20, 0, 0, 0), landscape: .zero),
        Row(device: "iPhone 8 Plus", os: 11, portrait: insets(20, 0, 0, 0), landscape: .zero),
        Row(device: "iPhone 5s", os: 7, portrait: insets(20, 0, 0, 0), landscape: insets(20, 0, 0, 0)),
        Row(device: "iPhone 5s", os: 8, portrait: insets(20, 0, 0, 0), landscape: .zero),
        Row(device: "iPhone 12", os: 14, portrait: insets(47, 0, 34, 0), landscape: insets(0, 47, 21, 47)),
        Row(
            device: "iPhone XR",
            os: OSVersion(13, 7),
            portrait: insets(44, 0, 34, 0),
            landscape: insets(0, 44, 21, 44)
        ),
        Row(device: "iPhone XR", os: 14, portrait: insets(48, 0, 34, 0), landscape: insets(0, 48, 21, 48)),
        Row(device: "iPhone 14 Pro", os: 16, portrait: insets(59, 0, 34, 0), landscape: insets(0, 59, 21, 59)),
        Row(device: "iPhone 16 Pro", os: 18, portrait: insets(62, 0, 34, 0), landscape: insets(0, 62, 21, 62)),
        Row(device: "iPhone 16 Pro", os: 26, portrait: insets(62, 0, 34, 0), landscape: insets(20, 62, 20, 62)),
        Row(device: "iPad (6th generation)", os: 12, portrait: insets(20, 0, 0, 0), landscape: insets(20, 0, 0, 0)),
        Row(device: "iPad Pro (11-inch)", os: 12, portrait: insets(24, 0, 20, 0), landscape: insets(24, 0, 20, 0)),
        Row(
            device: "iPad (A16)",
            os: OSVersion(26, 1),
            portrait: insets(32, 0, 25, 0),
            landscape: insets(32, 0, 25, 0)
        ),
    ]

    @Test(arguments: rows)
    func `a plain view controller has the device's insets for its system`(row: Row) throws {
        let device = try catalog.device(named: row.device)
        #expect(device.safeAreaInsets(os: row.os, orientation: .portrait) == row.portrait)
        #expect(device.safeAreaInsets(os: row.os, orientation: .landscapeLeft) == row.landscape)
        #expect(device.safeAreaInsets(os: row.os, orientation: .landscapeRight) == row.landscape)
    }

    // SA-7
    @Test
    func `hiding the status bar frees the top only where nothing cuts into the display`() throws {
        let plain = try catalog.device(named: "iPhone 8")
        #expect(plain.safeAreaInsets(os: 11, orientation: .portrait, isStatusBarHidden: true).top == 0)
        #expect(plain.safeAreaInsets(os: 11, orientation: .landscapeLeft, isStatusBarHidden: false).top == 20)
        let notched = try catalog.device(named: "iPhone X")
        #expect(notched.safeAreaInsets(os: 11, orientation: .portrait, isStatusBarHidden: true).top == 44)
    }

    // ST-2, ST-4, ST-5
    @Test(arguments: [
        ("iPhone 8", OSVersion(11), InterfaceOrientation.portrait, 20), ("iPhone 8", 11, .landscapeLeft, 0),
        ("iPhone 5s", 7, .landscapeLeft, 20), ("iPhone X", 11, .portrait, 44), ("iPhone X", 11, .landscapeLeft, 0),
        ("iPhone 11", 13, .portrait, 44), ("iPhone 11", 14, .portrait, 48), ("iPhone 16 Pro", 18, .portrait, 54),
        ("iPad Pro (11-inch)", 18, .landscapeRight, 24), ("iPad (A16)", 26, .portrait, 32),
        ("Mac (Catalyst)", 18, .portrait, 0),
    ])
    func `the status bar is as high as on the device`(
        name: String,
        os: OSVersion,
        orientation: InterfaceOrientation,
        height: Int
    ) throws {
        let device = try catalog.device(named: name)
        let frame = device.statusBarFrame(os: os, orientation: orientation)
        let width = device.size(in: orientation).width
        #expect(frame == CGRect(x: 0, y: 0, width: width, height: CGFloat(height)))
    }
}
