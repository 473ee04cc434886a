import Testing
import UIKit

@testable import Simulator

@MainActor @Suite("Simulator: booting")
struct BootTests {
    @Test func `the default is the first default device on iOS 18`() throws {
        let simulator = try Simulator()
        #expect(simulator.device.name == "iPhone SE (3rd generation)")
        #expect(UIDevice.current.systemVersion == "18.0")
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    }

    @Test(arguments: [
        (device: "iPhone X", os: "11.0", size: CGSize(width: 375, height: 812), scale: CGFloat(3)),
        (device: "ipad pro 11 m4", os: "18.0", size: CGSize(width: 834, height: 1210), scale: CGFloat(2)),
    ])
    func `the screen is the device's`(device: String, os: String, size: CGSize, scale: CGFloat) throws {
        _ = try Simulator(device: device, os: os)
        #expect(UIScreen.main.bounds.size == size)
        #expect(UIScreen.main.scale == scale)
    }

    @Test func `the system is clamped to what the device runs`() throws {
        let simulator = try Simulator(device: "iPhone X")
        #expect(simulator.os.major == 16)
    }

    @Test(arguments: [
        (device: "iPhone 81", os: String?.none, "no device is called \"iPhone 81\"; did you mean "),
        (device: "iPhone X", os: "eleven", "\"eleven\" is not a version; write it like \"17.4\""),
        (device: "iPhone X", os: "18.0", "iPhone X doesn't run iOS 18.0; choose one from 11.0 to 16.7"),
    ])
    func `what can't be booted is said`(device: String, os: String?, message: String) {
        #expect { try Simulator(device: device, os: os) } throws: { "\($0)".hasPrefix(message) }
    }

    @Test func `a phone without home button doesn't stand on its head`() {
        #expect(throws: SimulatorError.unsupportedOrientation(.portraitUpsideDown, device: "iPhone X")) {
            try Simulator(device: "iPhone X", orientation: .portraitUpsideDown)
        }
    }

    @Test func `a second boot gives the same bytes and a clock at zero`() throws {
        let pictures = try (0..<2).map { _ in
            let simulator = try Simulator(device: "iPhone 16")
            #expect(simulator.time == 0)
            #expect(UIApplication.shared.windows.isEmpty)
            simulator.present(SampleController())
            simulator.advance(by: 0.5)
            simulator.tap(at: CGPoint(x: 100, y: 200))
            simulator.userInterfaceStyle = .dark
            return try #require(UIImage(cgImage: simulator.screenshot()).pngData())
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test func `settings of the device before are gone`() throws {
        let first = try Simulator(device: "iPhone 8")
        first.contentSizeCategory = .accessibilityLarge
        first.isInCall = true
        UIView.setAnimationsEnabled(false)
        _ = try Simulator(device: "iPhone 8")
        #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        #expect(UIApplication.shared.statusBarFrame.height == 20)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func `two async tests queue for the device`() async throws {
        let log = EntryLog()
        let tasks = ["first", "second"].map { name in
            Task { @MainActor in
                try await withSimulator(device: "iPhone 8") { simulator in
                    log.entries.append("\(name) begins")
                    await simulator.settle()
                    log.entries.append("\(name) ends")
                }
            }
        }
        for task in tasks { try await task.value }
        #expect(log.entries == ["first begins", "first ends", "second begins", "second ends"])
    }
}

@MainActor private final class EntryLog {
    var entries: [String] = []
}

/// A plain screen with a label and a colored box.
final class SampleController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Hello, 42"
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        view.addSubview(label)
        let box = UIView(frame: CGRect(x: 20, y: 160, width: 120, height: 80))
        box.backgroundColor = .systemRed
        box.layer.cornerRadius = 12
        view.addSubview(box)
    }
}

@MainActor @Suite("Simulator: devices side by side")
struct SideBySideTests {
    @Test func `a device goes on where another boot interrupted it`() throws {
        let phone = try Simulator(device: "iPhone 8")
        var log: [String] = []
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let controller = UIViewController()
        controller.view.addSubview(field)
        phone.present(controller)
        field.becomeFirstResponder()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.append("phone \(phone.time)") }
        phone.advance(by: 0.5)
        let pad = try Simulator(device: "iPad (10th generation)")
        pad.present(UIViewController())
        pad.advance(by: 5)
        #expect(log.isEmpty)
        phone.advance(by: 0.5)
        #expect(log == ["phone 1.0"])
        #expect(UIScreen.main.bounds.width == CGFloat(375))
        phone.type("a")
        #expect(field.text == "a")
        #expect(pad.time == 5)
        #expect(UIScreen.main.bounds.width == CGFloat(820))
    }
}
