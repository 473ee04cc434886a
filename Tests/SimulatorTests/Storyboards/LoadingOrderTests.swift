import Foundation
import Simulator
import Testing
import UIKit

/// What the controllers of a document heard, in order.
@MainActor
enum OrderLog {
    static var lines: [String] = []
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

class OrderedController: UIViewController {
    var name: String { "outer" }
    @IBOutlet var box: AnyObject?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note("init \(storyboard == nil)")
    }

    func note(_ line: String) { OrderLog.lines.append("\(name) \(line)") }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awake \(storyboard != nil) \(isViewLoaded)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(sender is UIButton)")
        return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        note("prepare \(segue.destination.isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("load \(view.autoresizingMask.rawValue)")
    }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(isViewLoaded)") }
    override func didMove(toParent parent: UIViewController?) {
        let size = viewIfLoaded?.frame.size ?? .zero
        note("didMove \(Int(size.width))x\(Int(size.height)) \(viewIfLoaded?.autoresizingMask.rawValue ?? 0)")
    }
}

final class InnerOrderedController: OrderedController {
    override var name: String { "inner" }
}

@MainActor @Suite("Storyboards: the order of loading")
struct LoadingOrderTests {
    private static let inner = StoryboardFixture.scene(
        """
        <viewController id="inner" customClass="InnerOrderedController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="inner-root">
                <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            </view>
        </viewController>
        """
    )

    // PR-26, PR-M32
    @Test func `an embedded child is loaded and moved in before its parent has loaded`() throws {
        let simulator = try Simulator(device: "iPhone 16", os: "18.0")
        OrderLog.lines = []
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.screen(
                """
                <containerView opaque="NO" contentMode="scaleToFill" id="box">
                    <rect key="frame" x="20" y="40" width="200" height="100"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <connections><segue destination="inner" kind="embed" identifier="e" id="e1"/></connections>
                </containerView>
                """,
                attributes: "customClass=\"OrderedController\""
            ) + Self.inner
        )
        let controller = try #require(storyboard.instantiateInitialViewController())
        simulator.present(controller)
        #expect(
            OrderLog.take() == [
                "outer init true", "outer awake true false", "outer should false", "inner init true",
                "inner awake true false", "outer prepare false", "inner load 36", "inner willMove true",
                "inner didMove 200x100 18", "outer load 18",
            ]
        )
        #expect(controller.children.first?.view.superview?.frame == CGRect(x: 20, y: 40, width: 200, height: 100))
    }

    /// Notes its view's frame at each callback.
    private final class Measured: UIViewController {
        var log: [String] = []
        private func note(_ name: String) { log.append("\(name) \(Int(view.frame.width))x\(Int(view.frame.height))") }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did")
        }
    }

    // PR-26, PR-M32
    @Test(arguments: [("iPhone SE (3rd generation)", "375x667"), ("iPhone 16 Pro Max", "440x956")])
    func `a storyboard's view has the screen's size when its controller hears of it`(
        device: String,
        size: String
    ) throws {
        let simulator = try Simulator(device: device, os: "18.0")
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.screen(
                StoryboardFixture.box("box"),
                more: """
                    <constraints>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="vc-root" \
                    secondAttribute="leading" id="c1"/>
                        <constraint firstItem="box" firstAttribute="trailing" secondItem="vc-root" \
                    secondAttribute="trailing" id="c2"/>
                    </constraints>
                    """
            )
        )
        let made = storyboard.instantiateInitialViewController { Measured(coder: $0) }
        let controller = try #require(made)
        simulator.present(controller)
        #expect(controller.log == ["load \(size)", "will \(size)", "did \(size)"])
        #expect("\(Int(controller.view.subviews[0].frame.width))" == size.prefix(3))
        // The embedded child's own view is measured in the test above.
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    // PR-26, PR-M31
    @Test func `performing a segue doesn't ask, a touch does, before the destination is made`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.screen(
                """
                <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
                    <rect key="frame" x="100" y="300" width="100" height="40"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <connections><segue destination="inner" kind="show" identifier="go" id="s1"/></connections>
                </button>
                """,
                attributes: "customClass=\"OrderedController\""
            ) + Self.inner
        )
        let controller = try #require(storyboard.instantiateInitialViewController())
        let navigation = UINavigationController(rootViewController: controller)
        simulator.present(navigation)
        OrderLog.lines = []
        controller.performSegue(withIdentifier: "go", sender: nil)
        simulator.advance(by: 1)
        #expect(
            OrderLog.take().filter { !$0.contains("didMove") } == [
                "inner init true", "inner awake true false", "outer prepare false", "inner willMove false",
                "inner load 36",
            ]
        )
        navigation.popViewController(animated: false)
        OrderLog.lines = []
        simulator.tap(at: CGPoint(x: 150, y: 320))
        simulator.advance(by: 1)
        #expect(
            OrderLog.take().prefix(4) == [
                "outer should true", "inner init true", "inner awake true false", "outer prepare false",
            ]
        )
    }

    // PR-M34
    @Test func `decoded controls have UIKit's defaults`() throws {
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.screen(
                """
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="A" id="l">
                    <rect key="frame" x="0" y="0" width="40" height="20"/>
                    <fontDescription key="fontDescription" name="NoSuchFace" family="No Such" pointSize="14"/>
                </label>
                <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleToFill" id="i">
                    <rect key="frame" x="0" y="40" width="40" height="20"/>
                </imageView>
                <segmentedControl opaque="NO" contentMode="scaleToFill" selectedSegmentIndex="0" id="s">
                    <rect key="frame" x="0" y="80" width="100" height="32"/>
                    <segments><segment title="A"/><segment title="B"/></segments>
                </segmentedControl>
                <textField opaque="NO" clipsSubviews="YES" contentMode="scaleToFill" id="t">
                    <rect key="frame" x="0" y="120" width="100" height="32"/>
                </textField>
                """
            )
        )
        let view = try #require(storyboard.instantiateInitialViewController()?.view)
        let label = try #require(view.subviews.first as? UILabel)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.font.familyName.contains("Helvetica"))
        #expect(label.font.pointSize == 14)
        #expect(!view.subviews[1].isUserInteractionEnabled)
        #expect(view.subviews[2].clipsToBounds)
        #expect(!view.subviews[3].clipsToBounds)
    }
}
