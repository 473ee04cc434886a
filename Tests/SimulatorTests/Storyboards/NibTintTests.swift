import Foundation
import Simulator
import Testing
import UIKit

/// Sets its title from what it kept when it woke, whenever its tint changes.
final class TintTold: UIButton {
    private var kept: String?
    private(set) var toldBeforeAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        kept = title(for: .normal)
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        if kept == nil { toldBeforeAwake = true }
        setTitle(kept, for: .normal)
    }
}

@MainActor @Suite("Storyboards: tint while loading")
struct NibTintTests {
    private static let scene = StoryboardFixture.scene(
        """
        <viewController id="tinted" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="tinted-root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <button opaque="NO" id="told" customClass="TintTold">
                        <rect key="frame" x="10" y="20" width="100" height="30"/>
                        <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        <state key="normal" title="Special"/>
                    </button>
                </subviews>
            </view>
        </viewController>
        """
    )

    @Test func `a view hears of its tint only after it has woken`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let storyboard = try StoryboardFixture.storyboard(initial: "tinted", Self.scene)
        let controller = try #require(storyboard.instantiateInitialViewController())
        simulator.present(controller)
        let button = try #require(controller.view.subviews.first as? TintTold)
        #expect(!button.toldBeforeAwake)
        #expect(button.title(for: .normal) == "Special")
        #expect(button.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
