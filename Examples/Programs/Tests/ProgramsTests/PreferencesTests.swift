import Simulator
import Testing
import UIKit

@testable import Preferences

@MainActor @Suite("Programs: Preferences", .serialized)
struct PreferencesTests {
    let simulator: Simulator
    let form: SettingsViewController

    init() throws {
        Settings.reset()
        simulator = try Simulator(device: "iPhone 16")
        simulator.launch(AppDelegate.self, info: ["UIApplicationSceneManifest": [String: Any]()])
        form = try #require(UIApplication.shared.keyWindow?.rootViewController as? SettingsViewController)
    }

    @Test func `a switch writes its setting, and others follow`() {
        #expect(form.volumeSlider.isEnabled)
        simulator.tap(form.soundSwitch)
        #expect(!Settings.playsSounds)
        #expect(!form.volumeSlider.isEnabled)
    }

    @Test func `the slider follows a finger`() {
        let frame = form.volumeSlider.convert(form.volumeSlider.bounds, to: nil)
        simulator.drag(
            from: CGPoint(x: frame.midX, y: frame.midY),
            to: CGPoint(x: frame.maxX + 40, y: frame.midY)
        )
        #expect(Settings.volume == 1)
    }

    @Test func `the stepper changes the sample's font`() {
        let frame = form.sizeStepper.convert(form.sizeStepper.bounds, to: nil)
        simulator.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        #expect(Settings.textSize == 18)
        #expect(form.sampleLabel.font.pointSize == CGFloat(18))
        #expect(form.sizeLabel.text == "18")
    }

    @Test func `the dark theme darkens this app's screen`() {
        Settings.theme = 2
        simulator.advance(by: 0)
        #expect(form.traitCollection.userInterfaceStyle == .dark)
        #expect(form.preferredStatusBarStyle == .lightContent)
    }

    @Test func `a name is stored when its field is left`() {
        simulator.tap(form.nameField)
        simulator.type("Ada\n")
        #expect(Settings.name == "Ada")
        #expect(!form.nameField.isFirstResponder)
    }
}
