import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: segues and who makes their destinations")
struct SegueTests {
    private static let rows = """
        <tableViewController id="vc" customClass="RowsController" sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" \
        rowHeight="44" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <prototypes>
                    <tableViewCell contentMode="scaleToFill" accessoryType="detailButton" reuseIdentifier="row" id="row">
                        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="row" id="content">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
                        </tableViewCellContentView>
                        <connections>
                            <segue destination="detail" kind="show" identifier="open" \
        destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="s1"/>
                            <segue destination="detail" kind="presentation" identifier="info" trigger="accessoryAction" id="s2"/>
                        </connections>
                    </tableViewCell>
                </prototypes>
                <connections>
                    <outlet property="dataSource" destination="vc" id="d1"/>
                    <outlet property="delegate" destination="vc" id="d2"/>
                </connections>
            </tableView>
            <connections>
                <segue destination="detail" kind="presentation" identifier="short" \
        destinationCreationSelector="makeShort:" id="s3"/>
                <segue destination="detail" kind="presentation" identifier="refused" \
        destinationCreationSelector="refuse:sender:" id="s4"/>
            </connections>
        </tableViewController>
        """

    private static let scenes =
        StoryboardFixture.scene(rows)
        + StoryboardFixture.screen("", id: "detail", attributes: "customClass=\"RowDetail\"")

    private func present(_ simulator: Simulator) throws -> RowsController {
        let storyboard = try StoryboardFixture.storyboard(Self.scenes)
        let controller = try #require(storyboard.instantiateInitialViewController() as? RowsController)
        simulator.present(UINavigationController(rootViewController: controller))
        return controller
    }

    @Test func `a tapped row opens what the source's segue action made`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = try present(simulator)
        simulator.tap(controller.tableView.visibleCells[1])
        simulator.advance(by: 1)
        let detail = try #require(controller.navigationController?.topViewController as? RowDetail)
        #expect(detail.name == "row 1 open")
        #expect(detail.storyboard != nil)
        #expect(detail.viewIfLoaded?.bounds.width == CGFloat(375))
        #expect(controller.log == ["make", "prepare open"])
    }

    @Test func `the detail button starts the accessory's segue`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = try present(simulator)
        simulator.tap(at: CGPoint(x: 350, y: 64 + 22))
        simulator.advance(by: 1)
        #expect(controller.log == ["prepare info"])
        #expect((controller.presentedViewController as? RowDetail)?.name == "")
    }

    @Test(arguments: [("short", "short"), ("refused", "")])
    func `an action takes the coder alone or the sender too, and may leave it to the class`(
        identifier: String,
        name: String
    ) throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = try present(simulator)
        controller.performSegue(withIdentifier: identifier, sender: nil)
        simulator.advance(by: 1)
        #expect((controller.presentedViewController as? RowDetail)?.name == name)
    }

    @Test func `a creator makes the controller with what else it needs`() throws {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let scene = StoryboardFixture.screen(
            "",
            id: "detail",
            attributes: "customClass=\"RowDetail\" storyboardIdentifier=\"Detail\""
        )
        let storyboard = try StoryboardFixture.storyboard(initial: "detail", scene)
        let detail = storyboard.instantiateViewController(identifier: "Detail") { RowDetail(coder: $0, name: "own") }
        #expect(detail.name == "own")
        #expect(detail.view.frame.width == CGFloat(375))
        let first = storyboard.instantiateInitialViewController { RowDetail(coder: $0, name: "first") }
        #expect(first?.name == "first")
    }

    @Test func `a scene goes with its last holder`() throws {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        weak var controller: UIViewController?
        weak var view: UIView?
        try {
            let made = try #require(
                try StoryboardFixture.storyboard(Self.scenes).instantiateInitialViewController()
            )
            made.loadViewIfNeeded()
            (controller, view) = (made, made.view)
        }()
        #expect(controller == nil)
        #expect(view == nil)
    }
}

final class RowsController: UITableViewController, Selector.ActionProviding {
    var log: [String] = []

    static var actions: [Selector.Action] {
        [
            Selector.Action("makeDetail:sender:segueIdentifier:", RowsController.makeDetail),
            Selector.Action("makeShort:", RowsController.makeShort),
            Selector.Action("refuse:sender:", RowsController.refuse),
        ]
    }

    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        log.append("make")
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1
        return RowDetail(coder: coder, name: "row \(row) \(segueIdentifier ?? "")")
    }

    @IBSegueAction func makeShort(_ coder: NSCoder) -> RowDetail? { RowDetail(coder: coder, name: "short") }

    @IBSegueAction func refuse(_ coder: NSCoder, sender: Any?) -> RowDetail? { nil }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "")")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

final class RowDetail: UIViewController {
    let name: String

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }
}
