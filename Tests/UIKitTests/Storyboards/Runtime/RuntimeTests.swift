import Foundation
import SwiftRuntime
import Testing
import UIKit

@MainActor @Suite("Storyboards: classes by name")
struct ClassRegistryTests {
    @Test(arguments: [
        ("RuntimeClassesView", "UIKitTests"), ("RuntimeClassesView", ""), ("UIKitTests.RuntimeClassesView", ""),
        ("Nested", "UIKitTests"), ("RuntimeClassesView.Nested", "UIKitTests"),
        ("RuntimeClassesPrivateCell", "UIKitTests"),
        ("RuntimeClassesPrivateCell", ""), ("UIColor", "UIKit"), ("UIColor", ""),
    ])
    func `a class is found with or without its module`(name: String, module: String) throws {
        let type: AnyClass = try #require(ClassRegistry.type(named: name, module: module))
        #expect(String(describing: type) == name.split(separator: ".").last.map(String.init))
    }

    @Test(arguments: ["Missing", "", "A.B.C", "9", "RuntimeClassesView C", "4UIKi"])
    func `a name that no class has gives nothing`(name: String) {
        #expect(ClassRegistry.type(named: name) == nil)
        #expect(ClassRegistry.type(named: name, module: "UIKitTests") == nil)
    }

    @Test func `an object is made by its own class's initializer`() throws {
        let type = try #require(ClassRegistry.type(named: "RuntimeClassesLabel") as? NSObject.Type)
        let label = try #require(ObjectAllocator.make(type) as? RuntimeClassesLabel)
        #expect(label.title == "made")
        let cell = try #require(ClassRegistry.type(named: "RuntimeClassesPrivateCell") as? NSObject.Type)
        #expect(String(describing: Swift.type(of: ObjectAllocator.make(cell))) == "RuntimeClassesPrivateCell")
    }
}

@MainActor @Suite("Storyboards: outlets")
struct OutletWriterTests {
    private let controller = RuntimeClassesController()
    private let label = RuntimeClassesLabel()

    @Test func `strong, weak, private and inherited outlets are set and unset`() {
        #expect(OutletWriter.set(label, forKey: "label", on: controller))
        #expect(OutletWriter.set(label, forKey: "weakLabel", on: controller))
        #expect(OutletWriter.set(label, forKey: "hidden", on: controller))
        #expect(controller.label === label && controller.weakLabel === label && controller.hiddenIsSet)
        #expect(OutletWriter.set(nil, forKey: "label", on: controller))
        #expect(OutletWriter.set(nil, forKey: "weakLabel", on: controller))
        #expect(controller.label == nil && controller.weakLabel == nil)
    }

    @Test func `a weak outlet doesn't keep its object, a strong one does`() {
        weak var kept: RuntimeClassesLabel?
        do {
            let weakly = RuntimeClassesLabel()
            #expect(OutletWriter.set(weakly, forKey: "weakLabel", on: controller))
            #expect(controller.weakLabel === weakly)
            let strongly = RuntimeClassesLabel()
            kept = strongly
            #expect(OutletWriter.set(strongly, forKey: "label", on: controller))
        }
        #expect(controller.weakLabel == nil)
        #expect(kept != nil)
        controller.label = nil
        #expect(kept == nil)
    }

    @Test func `a weak outlet of a protocol type can be called`() {
        let answerer = RuntimeClassesAnswerer()
        #expect(OutletWriter.set(answerer, forKey: "delegate", on: controller))
        #expect(controller.delegate?.answer == 42)
    }

    @Test func `collections grow in order`() {
        let second = RuntimeClassesLabel()
        #expect(OutletWriter.append(label, toKey: "labels", on: controller))
        #expect(OutletWriter.append(second, toKey: "labels", on: controller))
        #expect(controller.labels.count == 2 && controller.labels.last === second)
    }

    // PR-34
    @Test func `an outlet takes the class that another module made of the same source, and no other of that name`() {
        let outlets = RuntimeClassesTwinOutlets()
        let twin = RuntimeClassesLibrary.Dial()
        twin.turns = 3
        #expect(OutletWriter.set(twin, forKey: "dial", on: outlets))
        #expect(OutletWriter.set(twin, forKey: "weakDial", on: outlets))
        #expect(outlets.dial?.turns == 3 && outlets.weakDial?.turns == 3)
        #expect(!OutletWriter.set(RuntimeClassesOther.Dial(), forKey: "dial", on: outlets))
        KeyedProperties.shared.register("listedDial", \RuntimeClassesTwinOutlets.listedDial)
        #expect(OutletWriter.set(twin, forKey: "listedDial", on: outlets))
        #expect(outlets.listedDial?.turns == 3)
    }

    @Test func `another class, a missing name and a constant are refused`() {
        #expect(!OutletWriter.set(RuntimeClassesView(), forKey: "label", on: controller))
        #expect(!OutletWriter.set(label, forKey: "nothing", on: controller))
        #expect(!OutletWriter.set(RuntimeClassesAnswerer(), forKey: "child", on: controller))
        #expect(!OutletWriter.append(RuntimeClassesView(), toKey: "labels", on: controller))
    }
}

@MainActor @Suite("Storyboards: runtime attributes")
struct KeyedPropertiesTests {
    private let controller = RuntimeClassesController()

    private func set(_ value: RuntimeValue, _ key: String) -> Bool {
        KeyedProperties.shared.set(value, forKeyPath: key, on: controller)
    }

    @Test func `values become what the property takes`() {
        #expect(set(.number(3), "count") && controller.count == 3)
        #expect(set(.number(0.5), "ratio") && controller.ratio == 0.5)
        #expect(set(.number(0.25), "step") && controller.step == 0.25)
        #expect(set(.bool(true), "isOn") && controller.isOn)
        #expect(set(.number(0), "isOn") && !controller.isOn)
        #expect(set(.string("words"), "text") && controller.text == "words")
        #expect(set(.none, "text") && controller.text == nil)
        #expect(set(.point(CGPoint(x: 1, y: 2)), "place") && controller.place == CGPoint(x: 1, y: 2))
        #expect(set(.size(CGSize(width: 3, height: 4)), "extent") && controller.extent?.height == 4)
        #expect(set(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), "frame") && controller.frame.maxX == 4)
        #expect(set(.color(.red), "tint") && controller.tint == .red)
        #expect(set(.number(1), "style") && controller.style == .grouped)
        #expect(set(.number(7), "number") && controller.number == 7)
    }

    @Test func `what doesn't fit is refused`() {
        #expect(!set(.string("3"), "count"))
        #expect(!set(.number(9), "style"))
        #expect(!set(.none, "count"))
        #expect(!set(.number(.nan), "count"))
        #expect(!set(.number(1e30), "count"))
        #expect(!set(.number(1), "missing.count"))
    }

    @Test func `listed properties go first and key paths walk through objects`() {
        KeyedProperties.shared.register("computed", \RuntimeClassesController.computed)
        #expect(set(.number(8), "computed") && controller.count == 4)
        controller.label = RuntimeClassesLabel()
        #expect(set(.string("through"), "label.title") && controller.label.title == "through")
        #expect(KeyedProperties.shared.value(forKey: "count", of: controller) as? Int == 4)
    }
}
