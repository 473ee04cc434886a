import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Hierarchy")
struct HierarchyTests {
    private static let label = """
        <label opaque="NO" contentMode="left" text="Trails of the north" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-AAA">\
        <rect key="frame" x="20" y="30" width="60" height="21"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """

    private func scene(
        views: String = Self.label,
        constraints: String = Fixture.place("lab-el-AAA") + Fixture.size(60, 21, of: "lab-el-AAA"),
        in variant: Variant = .canvas
    ) throws -> StagedScene {
        let document = ProjectDocument(
            try Document(data: Fixture.storyboard(views: views, constraints: constraints), name: "Main.storyboard"),
            at: URL(fileURLWithPath: "/nowhere/Main.storyboard"),
            resources: ProjectResources()
        )
        return try Stage().scene(Fixture.sceneID, of: document, in: variant)
    }

    // MARK: Views

    @Test
    func `a view of the document has its object ID, its class in both worlds and its place`() throws {
        let hierarchy = try scene().hierarchy()
        let label = try #require(hierarchy.view("lab-el-AAA"))
        #expect(label.documentID == "lab-el-AAA")
        #expect(label.className == "UILabel")
        #expect(label.documentClass == "UILabel")
        #expect(label.superview == "roo-tv-AAA")
        #expect(label.depth == 1)
        #expect(label.frame == Hierarchy.Rect(x: 20, y: 30, width: 60, height: 21))
        #expect(label.frameInRoot == label.frame)
        #expect(label.bounds == Hierarchy.Rect(x: 0, y: 0, width: 60, height: 21))
        #expect(label.untransformedFrame == nil)
        #expect(hierarchy.views.map(\.id) == ["roo-tv-AAA", "lab-el-AAA"])
    }

    @Test
    func `other views are named by their place, and every id is there once`() throws {
        let hierarchy = try scene(in: Variant(device: "iPhone 16")).hierarchy([])
        let ids = hierarchy.views.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.first == "UIWindow")
        let root = try #require(hierarchy.view("roo-tv-AAA"))
        #expect(root.superview?.hasPrefix("UIWindow") == true)
        #expect(hierarchy.subviews(of: root).map(\.id) == ["lab-el-AAA"])
    }

    @Test
    func `a controller's views are named by their classes and which of them they are`() throws {
        let scene = try Stage().scene(in: Variant(device: "iPhone 16")) {
            let controller = UIViewController()
            for x in 0..<3 {
                let view = x == 1 ? UILabel() : UIView()
                view.frame = CGRect(x: x * 10, y: 0, width: 10, height: 10)
                controller.view.addSubview(view)
            }
            return controller
        }
        let ids = scene.hierarchy([]).views.suffix(3).map(\.id)
        let root = try #require(scene.hierarchy([]).views.last?.superview)
        #expect(ids == ["\(root)/UIView[0]", "\(root)/UILabel[0]", "\(root)/UIView[1]"])
    }

    @Test
    func `a turned view tells its frame without the transform`() throws {
        let scene = try Stage().scene(in: Variant(device: "iPhone 16")) {
            let controller = UIViewController()
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            controller.view.addSubview(view)
            return controller
        }
        let view = try #require(scene.hierarchy([]).views.last)
        #expect(view.isTransformed)
        #expect(view.frame.description == "(20, 10, 20, 40)")
        #expect(view.untransformedFrame?.description == "(10, 20, 40, 20)")
    }

    // MARK: What is told

    @Test
    func `text is told with the room that it takes and whether it is cut`() throws {
        let text = try #require(try scene().hierarchy(.text).view("lab-el-AAA")?.text)
        #expect(text.string == "Trails of the north")
        #expect(text.isTruncated)
        #expect(text.rect.width <= 60)
        let wide = Fixture.place("lab-el-AAA") + Fixture.size(300, 21, of: "lab-el-AAA")
        let whole = try #require(try scene(constraints: wide).hierarchy(.text).view("lab-el-AAA")?.text)
        #expect(!whole.isTruncated && !whole.isClipped && whole.fontScale == 1)
        #expect(whole.rect.width > 100 && whole.rect.width < 200)
    }

    @Test
    func `text that is clipped or shrunk is told apart from what is truncated`() throws {
        let scene = try Stage().scene(in: Variant(device: "iPhone 16")) {
            let controller = UIViewController()
            for (index, height) in [CGFloat(10), 30].enumerated() {
                let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 80, height: height))
                label.text = "Trails"
                controller.view.addSubview(label)
            }
            let shrunk = UILabel(frame: CGRect(x: 0, y: 150, width: 80, height: 30))
            shrunk.text = "Trails of the north"
            shrunk.adjustsFontSizeToFitWidth = true
            shrunk.minimumScaleFactor = 0.1
            controller.view.addSubview(shrunk)
            let cut = UILabel(frame: CGRect(x: 0, y: 200, width: 80, height: 30))
            cut.text = "Trails of the north"
            cut.lineBreakMode = .byClipping
            controller.view.addSubview(cut)
            return controller
        }
        let hierarchy = scene.hierarchy(.text)
        let texts = hierarchy.views.compactMap(\.text)
        #expect(texts.map(\.isTruncated) == [false, false, false, false])
        #expect(texts.map(\.isClipped) == [true, false, false, true])
        #expect(texts.map { $0.fontScale < 1 } == [false, false, true, false])
        let outline = hierarchy.outline.split(separator: "\n").suffix(4)
        #expect(outline.map { $0.contains("(clipped)") } == [true, false, false, true])
        #expect(outline.map { $0.contains("(shrunk to 0.") } == [false, false, true, false])
    }

    @Test
    func `constraints name their items by the ids of views and guides`() throws {
        let place = """
            <constraint firstItem="lab-el-AAA" firstAttribute="top" secondItem="saf-ea-AAA" secondAttribute="top" \
            constant="8" priority="750" id="con-to-AAA"/>
            """
        let hierarchy = try scene(constraints: place).hierarchy([.constraints, .guides])
        let constraint = try #require(hierarchy.constraints?.first { $0.id == "con-to-AAA" })
        #expect(constraint.documentID == "con-to-AAA")
        #expect(constraint.holder == "roo-tv-AAA")
        #expect(constraint.first == Hierarchy.Constraint.Item(id: "lab-el-AAA", attribute: "top"))
        #expect(constraint.second == Hierarchy.Constraint.Item(id: "saf-ea-AAA", attribute: "top"))
        #expect(constraint.relation == "==")
        #expect([constraint.multiplier, constraint.constant, constraint.priority] == [1, 8, 750])
        #expect(constraint.isActive && !constraint.isBroken)
        let guide = try #require(hierarchy.view("roo-tv-AAA")?.guides?.first { $0.id == "saf-ea-AAA" })
        #expect(guide.name == "UIViewSafeAreaLayoutGuide")
        // IB-4: the canvas of an iPhone 14 Pro.
        #expect(guide.frame.description == "(0, 59, 393, 759)")
        #expect(hierarchy.view("roo-tv-AAA")?.safeAreaInsets?.top == 59)
    }

    // AL-6
    @Test
    func `contradictions are told with the constraint that was given up`() throws {
        let twice = """
            <constraint firstItem="lab-el-AAA" firstAttribute="width" constant="90" id="con-w2-AAA"/>
            """
        let constraints = Fixture.place("lab-el-AAA") + Fixture.size(60, 21, of: "lab-el-AAA") + twice
        let hierarchy = try scene(constraints: constraints).hierarchy(.constraints)
        #expect(hierarchy.conflicts.count == 1)
        let conflict = try #require(hierarchy.conflicts.first)
        #expect(Set(conflict.constraints) == ["lab-el-AAA-wi", "con-w2-AAA"])
        let broken = hierarchy.constraints?.filter(\.isBroken).map(\.id)
        #expect(broken == [conflict.broken ?? ""])
    }

    @Test
    func `frames are explained where that is asked for`() throws {
        let scene = try scene()
        #expect(scene.hierarchy().views.allSatisfy { $0.explanation == nil })
        let all = scene.hierarchy(.explanations)
        #expect(
            all.view("lab-el-AAA")?.explanation?.map(\.side) == ["left", "right", "top", "bottom", "width", "height"]
        )
        let left = try #require(all.view("lab-el-AAA")?.explanation?.first)
        #expect(left.value == 20 && !left.isOpen)
        #expect(left.steps.first?.id == "lab-el-AAA-le")
        let other = scene.hierarchy(.explanations, explaining: ["roo-tv-AAA"])
        #expect(other.view("lab-el-AAA")?.explanation == nil)
    }

    @Test
    func `traits are told where they differ from the superview's`() throws {
        // A test that boots nothing sees the device of the test before it, with its direction and text size.
        defer { _ = try? Simulator(device: "iPhone 16") }
        var variant = Variant(device: "iPhone 16")
        variant.appearance = .dark
        variant.contentSizeCategory = UIContentSizeCategory.extraLarge.rawValue
        variant.direction = .rightToLeft
        let hierarchy = try scene(in: variant).hierarchy(.traits)
        let window = try #require(hierarchy.views.first?.traits)
        #expect(window["userInterfaceStyle"] == "dark")
        #expect(window["horizontalSizeClass"] == "compact")
        #expect(window["layoutDirection"] == "rightToLeft")
        #expect(window["preferredContentSizeCategory"] == "UICTContentSizeCategoryXL")
        #expect(window["displayScale"] == "3")
        #expect(hierarchy.view("lab-el-AAA")?.traits == nil)
    }

    @Test
    func `accessibility is told of what says something`() throws {
        let hierarchy = try scene().hierarchy(.accessibility)
        let label = try #require(hierarchy.view("lab-el-AAA")?.accessibility)
        #expect(label.isElement && label.label == "Trails of the north" && label.traits == ["staticText"])
        #expect(hierarchy.view("roo-tv-AAA")?.accessibility == nil)
    }

    // MARK: The value

    @Test
    func `it comes back from JSON as it was written`() throws {
        let hierarchy = try scene().hierarchy([.standard, .explanations])
        let json = try hierarchy.json()
        let read = try JSONDecoder().decode(Hierarchy.self, from: json)
        #expect(try read.json() == json)
        #expect(read.views.map(\.id) == hierarchy.views.map(\.id))
        #expect(read.view("lab-el-AAA")?.frame == hierarchy.view("lab-el-AAA")?.frame)
    }

    @Test(arguments: [Variant.canvas, Variant(device: "iPhone 16", orientation: .landscape)])
    func `the same scene has the same bytes on every run, and no addresses`(variant: Variant) throws {
        let runs = try (0..<2).map { _ in
            try scene(in: variant).hierarchy([.standard, .explanations]).json(isPretty: true)
        }
        #expect(runs[0] == runs[1])
        #expect(!String(decoding: runs[0], as: UTF8.self).contains("0x"))
    }

    @Test
    func `layers are named where that is asked for`() throws {
        let scene = try scene()
        #expect(scene.hierarchy().views.allSatisfy { $0.layer == nil })
        let view = try #require(scene.instance?.view(withID: "lab-el-AAA"))
        #expect(scene.hierarchy(.layers).view("lab-el-AAA")?.layer == view.layer.identifier.rawValue)
    }

    @Test
    func `the outline has a line for each view`() throws {
        #expect(
            try scene().hierarchy(.text).outline == """
                roo-tv-AAA UIView (0, 0, 393, 852)
                  lab-el-AAA UILabel (20, 30, 60, 21) "Trails of the north" (truncated)
                """
        )
    }
}
