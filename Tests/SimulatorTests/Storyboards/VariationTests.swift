import Simulator
import Testing
import UIKit

// TR-30, TR-31
@MainActor @Suite("Storyboards: size classes on a device that turns")
struct VariationTests {
    private func screen(_ subviews: String, more: String = "", connections: String = "", attributes: String = "") throws
        -> (Simulator, UIViewController)
    {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let scene = StoryboardFixture.screen(
            subviews,
            attributes: attributes,
            more: more,
            connections: connections
        )
        let controller = try #require(try StoryboardFixture.storyboard(scene).instantiateInitialViewController())
        simulator.present(controller)
        return (simulator, controller)
    }

    private static let placed = """
        <constraint firstItem="a" firstAttribute="top" secondItem="vc-root" secondAttribute="top" id="a-top"/>
        <constraint firstItem="a" firstAttribute="height" constant="50" id="a-height"/>
        <constraint firstItem="a" firstAttribute="width" constant="60" id="a-width"/>
        """

    private static let leading = """
        <constraint firstItem="a" firstAttribute="leading" secondItem="vc-root" secondAttribute="leading" \
        constant="20" id="a-leading"><variation key="heightClass=compact" constant="90"/></constraint>
        """

    @Test func `a constant follows the height class, there and back`() throws {
        let (simulator, controller) = try screen(
            StoryboardFixture.box("a"),
            more: "<constraints>\(Self.placed)\(Self.leading)</constraints>"
        )
        let box = try #require(controller.view.subviews.first)
        #expect(box.frame == CGRect(x: 20, y: 0, width: 60, height: 50))
        simulator.rotate(to: .landscapeLeft)
        #expect(box.frame == CGRect(x: 90, y: 0, width: 60, height: 50))
        simulator.rotate(to: .portrait)
        #expect(box.frame == CGRect(x: 20, y: 0, width: 60, height: 50))
    }

    // LB-8
    @Test func `on iOS 7 a phone's document is narrow and high, however it is held`() throws {
        let simulator = try Simulator(device: "iPhone 5s", os: "7.0", orientation: .landscapeRight)
        let scene = StoryboardFixture.screen(
            StoryboardFixture.box("a"),
            more: "<constraints>\(Self.placed)\(Self.leading)</constraints>"
        )
        let controller = try #require(try StoryboardFixture.storyboard(scene).instantiateInitialViewController())
        simulator.present(controller)
        let box = try #require(controller.view.subviews.first)
        #expect(box.frame.minX == 20)
        simulator.rotate(to: .portrait)
        simulator.rotate(to: .landscapeLeft)
        #expect(box.frame.minX == 20)
    }

    @Test func `constraints are exchanged`() throws {
        let (simulator, controller) = try screen(
            StoryboardFixture.box("a"),
            more: """
                <constraints>\(Self.placed)
                    <constraint firstItem="a" firstAttribute="leading" secondItem="vc-root" secondAttribute="leading" \
                id="a-lead"/>
                    <constraint firstItem="a" firstAttribute="trailing" secondItem="vc-root" \
                secondAttribute="trailing" id="a-trail"/>
                </constraints>
                <variation key="default"><mask key="constraints"><exclude reference="a-trail"/></mask></variation>
                <variation key="heightClass=compact"><mask key="constraints">
                    <exclude reference="a-lead"/><include reference="a-trail"/></mask></variation>
                """
        )
        let box = try #require(controller.view.subviews.first)
        #expect(box.frame.minX == CGFloat(0))
        simulator.rotate(to: .landscapeLeft)
        #expect(box.frame == CGRect(x: 607, y: 0, width: 60, height: 50))
        simulator.rotate(to: .portrait)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
    }

    private static let installedInPortrait = """
        <constraints>\(placed)\(leading)
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="b1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="b2"/>
            <constraint firstItem="b" firstAttribute="width" constant="30" id="b3"/>
            <constraint firstItem="b" firstAttribute="height" constant="30" id="b4"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="vc-root" secondAttribute="top" constant="5" id="c1"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="vc-root" secondAttribute="leading" id="c2"/>
            <constraint firstItem="c" firstAttribute="width" constant="10" id="c3"/>
            <constraint firstItem="c" firstAttribute="height" constant="10" id="c4"/>
        </constraints>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
        """

    @Test func `a view that isn't installed leaves, and returns to its place with its constraints`() throws {
        let (simulator, controller) = try screen(
            StoryboardFixture.box("a") + StoryboardFixture.box("b", attributes: "tag=\"2\"")
                + StoryboardFixture.box("c", attributes: "tag=\"3\""),
            more: Self.installedInPortrait
        )
        let view: UIView = controller.view
        #expect(view.subviews.map(\.tag) == [0, 2, 3])
        #expect(view.viewWithTag(2)?.frame == CGRect(x: 20, y: 58, width: 30, height: 30))
        simulator.rotate(to: .landscapeLeft)
        #expect(view.subviews.map(\.tag) == [0, 3])
        simulator.rotate(to: .portrait)
        #expect(view.subviews.map(\.tag) == [0, 2, 3])
        #expect(view.viewWithTag(2)?.frame == CGRect(x: 20, y: 58, width: 30, height: 30))
    }

    @Test func `an outlet has its view also where that isn't installed`() throws {
        let (simulator, controller) = try screen(
            StoryboardFixture.box("a") + StoryboardFixture.box("b"),
            more: """
                <constraints>\(Self.placed)\(Self.leading)
                    <constraint firstItem="b" firstAttribute="centerX" secondItem="vc-root" secondAttribute="centerX" id="b1"/>
                    <constraint firstItem="b" firstAttribute="centerY" secondItem="vc-root" secondAttribute="centerY" id="b2"/>
                    <constraint firstItem="b" firstAttribute="width" constant="40" id="b3"/>
                    <constraint firstItem="b" firstAttribute="height" constant="40" id="b4"/>
                </constraints>
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
                <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
                """,
            connections: """
                <outlet property="badge" destination="b" id="o1"/><outlet property="middle" destination="b1" id="o2"/>
                """,
            attributes: "customClass=\"VariedScreen\""
        )
        let screen = try #require(controller as? VariedScreen)
        let badge = try #require(screen.badge)
        #expect(badge.superview == nil)
        #expect(screen.middle?.isActive == false)
        simulator.rotate(to: .landscapeLeft)
        #expect(badge.frame == CGRect(x: 313.5, y: 167.5, width: 40, height: 40))
        #expect(screen.middle?.isActive == true)
    }

    @Test func `hidden, font, color and stack values follow`() throws {
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" spacing="4" id="s">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <subviews>
                    <label opaque="NO" text="Label" id="l" translatesAutoresizingMaskIntoConstraints="NO">
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                        <variation key="heightClass=compact" hidden="YES">
                            <fontDescription key="fontDescription" type="system" pointSize="11"/>
                            <color key="textColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                        </variation>
                    </label>
                </subviews>
                <variation key="heightClass=compact" axis="vertical" spacing="9" alignment="center"/>
            </stackView>
            """
        let (simulator, controller) = try screen(stack)
        let view = try #require(controller.view.subviews.first as? UIStackView)
        let label = try #require(view.arrangedSubviews.first as? UILabel)
        simulator.rotate(to: .landscapeLeft)
        #expect(label.isHidden)
        #expect(label.font.pointSize == CGFloat(11))
        #expect(label.textColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(view.axis == .vertical)
        #expect(view.spacing == CGFloat(9))
        #expect(view.alignment == .center)
        simulator.rotate(to: .portrait)
        #expect(!label.isHidden)
        #expect(label.font.pointSize == CGFloat(17))
        #expect(view.axis == .horizontal)
        #expect(view.spacing == CGFloat(4))
        #expect(view.alignment == .fill)
    }

    @Test func `what an app has set stays where the size classes agree`() throws {
        let (simulator, controller) = try screen(
            StoryboardFixture.box("a", attributes: "hidden=\"YES\""),
            more: "<constraints>\(Self.placed)\(Self.leading)</constraints>"
        )
        let box = try #require(controller.view.subviews.first)
        box.isHidden = false
        controller.view.constraints.first { $0.firstAttribute == .top }?.constant = 33
        simulator.rotate(to: .landscapeLeft)
        #expect(!box.isHidden)
        #expect(box.frame == CGRect(x: 90, y: 33, width: 60, height: 50))
    }

    @Test func `an app hears of its traits when the constraints have theirs`() throws {
        let (simulator, controller) = try screen(
            StoryboardFixture.box("a"),
            more: "<constraints>\(Self.placed)\(Self.leading)</constraints>"
                + "<variation key=\"heightClass=compact\"><color key=\"backgroundColor\" white=\"1\" alpha=\"1\" "
                + "colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/></variation>"
        )
        simulator.rotate(to: .landscapeLeft)
        #expect(controller.view.backgroundColor == UIColor(white: 1, alpha: 1))
    }

    @Test func `a device that starts on its side begins with its own values`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0", orientation: .landscapeRight)
        let scene = StoryboardFixture.screen(
            StoryboardFixture.box("a"),
            more: "<constraints>\(Self.placed)\(Self.leading)</constraints>"
        )
        let controller = try #require(try StoryboardFixture.storyboard(scene).instantiateInitialViewController())
        simulator.present(controller)
        #expect(controller.view.subviews.first?.frame.minX == CGFloat(90))
        simulator.rotate(to: .portrait)
        #expect(controller.view.subviews.first?.frame.minX == CGFloat(20))
    }
}

final class VariedScreen: UIViewController {
    weak var badge: UIView?
    var middle: NSLayoutConstraint?
}
