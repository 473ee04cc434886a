import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Accessibility: objects")
struct ObjectAccessibilityTests {
    private final class Spoken: UIView {
        override var accessibilityLabelBlock: AXStringReturnBlock? {
            get { { "by block" } }
            set {}
        }
        override func accessibilityActivate() -> Bool { true }
    }

    @Test func `a responder that is known as an object alone says what it says itself`() {
        let label = UILabel()
        label.text = "text"
        let object: NSObject = label
        #expect(object.accessibilityLabel == "text" && object.isAccessibilityElement)
        #expect(object.accessibilityTraits == .staticText)
        object.accessibilityLabel = "set"
        object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "a") { _ in true }]
        #expect(label.accessibilityLabel == "set" && label.accessibilityCustomActions?.count == 1)
        #expect((Spoken() as NSObject).accessibilityActivate())
    }

    @Test func `an object that is no responder keeps what it is told`() {
        let object = NSObject()
        object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        #expect(!object.accessibilityActivate() && object.accessibilityCustomRotors == nil)
        object.isAccessibilityElement = true
        #expect(object.accessibilityRespondsToUserInteraction)
    }

    // EV-2
    @Test func `a class may override what asks for a block`() {
        #expect(Spoken().accessibilityLabelBlock?() == "by block")
    }

    @Test func `what tests find by a name is known by a protocol`() {
        let all: [any UIAccessibilityIdentification] = [
            UIView(), UIBarButtonItem(), UIAlertAction(title: "a", style: .default), UIAction { _ in }, UIImage(),
        ]
        for one in all {
            one.accessibilityIdentifier = "id"
            #expect(one.accessibilityIdentifier == "id")
        }
    }

    @Test func `a provider without a block has none`() {
        final class Provider: NSObject, AXCustomContentProvider {
            var accessibilityCustomContent: [AXCustomContent]! = []
        }
        #expect(Provider().accessibilityCustomContentBlock == nil)
    }

    @Test func `a bar's class may override how its items are arranged`() {
        final class Bar: UITabBar {
            var count = 0
            override func beginCustomizingItems(_ items: [UITabBarItem]) { count = items.count }
        }
        let bar = Bar()
        bar.beginCustomizingItems([UITabBarItem(), UITabBarItem()])
        #expect(bar.count == 2 && !bar.isCustomizing && !bar.endCustomizing(animated: false))
    }
}
