import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: cells")
struct CellDocumentTests {
    /// A controller with one static cell.
    private func cell(_ inside: String, more: String = "") throws -> UITableViewCell {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)")
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.scene(
                """
                <tableViewController id="vc" sceneMemberID="viewController">
                    <tableView key="view" style="plain" separatorStyle="default" rowHeight="80" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <sections><tableViewSection id="section"><cells>
                            <tableViewCell contentMode="scaleToFill" rowHeight="80" id="row">
                                <rect key="frame" x="0.0" y="28" width="375" height="80"/>
                                <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
                                    \(inside)
                                </tableViewCellContentView>
                                \(more)
                            </tableViewCell>
                        </cells></tableViewSection></sections>
                    </tableView>
                </tableViewController>
                """
            )
        )
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        simulator.present(controller)
        return try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    @Test func `a cell's own constraints reach into its content`() throws {
        let cell = try cell(
            "<subviews>\(StoryboardFixture.box("box"))</subviews>",
            more: """
                <constraints>
                    <constraint firstItem="box" firstAttribute="centerX" secondItem="row" secondAttribute="centerX" id="c1"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="row" secondAttribute="top" constant="8" id="c2"/>
                </constraints>
                """
        )
        let box = try #require(cell.contentView.subviews.first)
        let frame = box.convert(box.bounds, to: cell)
        #expect(frame.midX == cell.bounds.midX && frame.minY == 8)
    }

    @Test func `a list content configuration's texts are shown`() throws {
        let cell = try cell(
            "",
            more: "<listContentConfiguration key=\"contentConfiguration\" text=\"Trail\" secondaryText=\"4 km\"/>"
        )
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Trail" && content.secondaryText == "4 km")
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Trail", "4 km"])
        #expect(labels.allSatisfy { $0.frame.minX >= 16 })
    }
}
