import Foundation
import Simulator
import Testing
import UIKit

/// What stands in documents for a view that is made in code.
final class DocumentPlaceholder: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        let label = UILabel(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
        label.text = "real"
        return label
    }
}

final class SubstituteOwner: UIViewController {
    @IBOutlet var box: AnyObject?
}

// PR-36
@MainActor @Suite("Storyboards: views that take a document's view's place")
struct ViewSubstituteTests {
    @Test func `what awakeAfter returns has the view's place, outlets and constraints`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let storyboard = try StoryboardFixture.storyboard(
            initial: "owner",
            StoryboardFixture.scene(
                """
                <viewController id="owner" customClass="SubstituteOwner" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" customClass="DocumentPlaceholder">
                                <rect key="frame" x="20" y="30" width="100" height="50"/>
                            </view>
                            <view contentMode="scaleToFill" id="last"><rect key="frame" x="0.0" y="0.0" width="5" height="5"/></view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="40" id="c1"/>
                            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="c2"/>
                        </constraints>
                    </view>
                    <connections><outlet property="box" destination="box" id="o1"/></connections>
                </viewController>
                """
            )
        )
        let controller = try #require(storyboard.instantiateInitialViewController() as? SubstituteOwner)
        simulator.present(controller)
        let label = try #require(controller.view.subviews.first as? UILabel)
        #expect(controller.box === label && controller.view.subviews.count == 2 && label.text == "real")
        #expect(label.frame.origin == CGPoint(x: 40, y: 60))
        #expect(label.frame.size == label.intrinsicContentSize)
    }
}
