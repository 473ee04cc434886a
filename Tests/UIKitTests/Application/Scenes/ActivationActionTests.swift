import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Scenes: menu elements that ask for one")
struct ActivationActionTests {
    @Test func `where an app has one scene another action stands for the element, or none`() {
        onDevice(os: 18) {
            var done: [String] = []
            let other = UIAction(title: "Show Here") { _ in done.append("here") }
            let action = UIWindowScene.ActivationAction(title: "Show There", alternate: other) { _ in
                done.append("there")
                return nil
            }
            #expect(action.title == "Show Here" && !action.attributes.contains(.hidden))
            action.perform(from: nil)
            (action.copy() as? UIAction)?.perform(from: nil)
            #expect(done == ["here", "here"])
            let alone = UIWindowScene.ActivationAction { _ in nil }
            #expect(alone.title == "Open in New Window" && alone.attributes.contains(.hidden))
        }
    }
}
