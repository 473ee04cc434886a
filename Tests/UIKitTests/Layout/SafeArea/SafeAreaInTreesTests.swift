import DeviceTestSupport
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor @Suite("Safe area: windows, scroll views, documents", .serialized)
struct SafeAreaInTreesTests {
    // SA-6, SA-23
    @Test func `a visible window has the device's insets, and its root's view the same`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let window = show(controller)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            #expect(controller.view.safeAreaInsets == window.safeAreaInsets)
        }
        onDevice("iPhone X", orientation: .landscapeRight) {
            let controller = UIViewController()
            let window = show(controller)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
            #expect(controller.view.safeAreaInsets == window.safeAreaInsets)
        }
    }

    // SA-6
    @Test func `on a phone without a cutout the window's top inset goes with the status bar`() throws {
        final class Quiet: UIViewController { override var prefersStatusBarHidden: Bool { true } }
        #expect(try stage(UIViewController(), on: "iPhone 8").safeAreaInsets.top == 20)
        let quiet = Quiet()
        let window = try stage(quiet, on: "iPhone 8")
        SimulatedDevice.current.refreshScreen()
        window.layoutIfNeeded()
        #expect(window.safeAreaInsets == .zero)
        #expect(quiet.view.safeAreaInsets == .zero)
    }

    /// A scroll view over the whole root of a plain controller, with one subview at its content's origin.
    private func scrollView(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) throws -> (UIScrollView, UIView) {
        let root = UIViewController()
        let window = try stage(root)
        let scrollView = UIScrollView(frame: root.view.bounds)
        scrollView.contentInsetAdjustmentBehavior = behavior
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        let subview = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        scrollView.addSubview(subview)
        root.view.addSubview(scrollView)
        window.layoutIfNeeded()
        return (scrollView, subview)
    }

    // SA-18
    @Test func `what a scroll view makes an inset of its content isn't passed on`() throws {
        let (scrollView, subview) = try scrollView(.always)
        #expect(scrollView.adjustedContentInset.top == 44)
        #expect(subview.safeAreaInsets == .zero)
        scrollView.contentOffset.y = 0
        scrollView.window?.layoutIfNeeded()
        #expect(subview.safeAreaInsets == .zero)
    }

    // SA-18, SA-19
    @Test func `an unadjusted one passes its safe area on, which changes for subviews as they scroll`() throws {
        let (scrollView, subview) = try scrollView(.never)
        var found: [CGFloat] = []
        for offset: CGFloat in [0, 10, 30, 44, -20] {
            scrollView.contentOffset.y = offset
            scrollView.window?.layoutIfNeeded()
            found.append(subview.safeAreaInsets.top)
        }
        #expect(found == [44, 44, 44, 44, 24])
        subview.frame.origin.y = 60
        found = []
        for offset: CGFloat in [0, 30, 50, 100] {
            scrollView.contentOffset.y = offset
            scrollView.window?.layoutIfNeeded()
            found.append(subview.safeAreaInsets.top)
        }
        #expect(found == [0, 14, 34, 44])
    }

    // SA-19
    @Test func `a subview tied to its own safe area grows while it scrolls`() throws {
        let (scrollView, subview) = try scrollView(.never)
        subview.frame.origin.y = 60
        let inner = addView(to: subview)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: subview.safeAreaLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: subview.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: subview.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: subview.trailingAnchor),
        ])
        var heights: [CGFloat] = []
        for offset: CGFloat in [0, 30, 50] {
            scrollView.contentOffset.y = offset
            scrollView.window?.layoutIfNeeded()
            heights.append(inner.frame.height)
        }
        #expect(heights == [100, 86, 66])
    }

    // SA-30
    @Test func `layout by margins needs no word of the safe area`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = UIView()
            controller.view.addSubview(child)
            let window = show(controller)
            child.frame = controller.view.bounds.inset(by: controller.view.layoutMargins)
            #expect(child.frame == CGRect(x: 16, y: 44, width: 343, height: 734))
            controller.additionalSafeAreaInsets.left = 20
            window.layoutIfNeeded()
            #expect(controller.view.layoutMargins.left == 36)
        }
    }

    // SA-32
    @Test(arguments: [(margin: 20.0, bottom: 792.0), (margin: 50.0, bottom: 778.0)])
    func `the lesser of margin and safe area by two inequalities and a weaker wish`(margin: Double, bottom: Double) {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = addView(to: controller.view)
            let root: UIView = controller.view
            child.heightAnchor.constraint(equalToConstant: 40).isActive = true
            child.bottomAnchor.constraint(greaterThanOrEqualTo: root.safeAreaLayoutGuide.bottomAnchor).isActive = true
            child.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -CGFloat(margin))
                .isActive = true
            child.bottomAnchor.constraint(equalTo: root.topAnchor).named("pull", 250)
            _ = show(controller)
            #expect(child.frame.maxY == CGFloat(bottom))
        }
    }

    /// SA-22: a document's guide, in a storyboard with safe areas.
    @Test func `SA-22: a document's safe area guide is its view's`() throws {
        let document = try Document(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                    <objects>
                        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                        <view contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                    <rect key="frame" x="0.0" y="44" width="375" height="734"/>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>
                                <constraint firstItem="box" firstAttribute="top" secondItem="safe" \
                secondAttribute="top" id="c1"/>
                                <constraint firstItem="box" firstAttribute="leading" secondItem="safe" \
                secondAttribute="leading" id="c2"/>
                                <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" \
                secondAttribute="trailing" id="c3"/>
                                <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" \
                secondAttribute="bottom" id="c4"/>
                            </constraints>
                        </view>
                    </objects>
                </document>
                """.utf8
            ),
            name: "Safe.xib"
        )
        try onDevice("iPhone X") {
            let root = try #require(
                UINib(document: document, environment: LoadingEnvironment()).instantiate(withOwner: nil).first
                    as? UIView
            )
            let box = try #require(root.subviews.first)
            let guide = root.safeAreaLayoutGuide
            #expect(root.constraints.filter { $0.firstItem === guide || $0.secondItem === guide }.count == 4)
            let controller = UIViewController()
            controller.view = root
            _ = show(controller)
            #expect(box.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
        }
    }

    // SA-8, SA-15
    @Test func `a controller's own insets count at once, in a window and without one`() {
        final class Controller: UIViewController {
            var told: [UIEdgeInsets] = []
            override func viewSafeAreaInsetsDidChange() { told.append(view.safeAreaInsets) }
        }
        onDevice("iPhone X") {
            let alone = Controller()
            alone.additionalSafeAreaInsets.left = 10
            alone.loadViewIfNeeded()
            alone.additionalSafeAreaInsets.top = 5
            #expect(alone.view.safeAreaInsets == UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0))
            let shown = Controller()
            _ = show(shown)
            shown.told = []
            shown.additionalSafeAreaInsets.top = 20
            let insets = UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
            #expect(shown.view.safeAreaInsets == insets && shown.told == [insets])
            shown.additionalSafeAreaInsets.top = 20
            #expect(shown.told.count == 1)
        }
    }
}
