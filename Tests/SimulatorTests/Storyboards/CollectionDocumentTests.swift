import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: collections")
struct CollectionDocumentTests {
    private static let layout = """
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="7" id="flow">
            <size key="itemSize" width="90" height="80"/>
            <size key="headerReferenceSize" width="50" height="40"/>
            <size key="footerReferenceSize" width="50" height="30"/>
            <inset key="sectionInset" minX="10" minY="11" maxX="13" maxY="14"/>
        </collectionViewFlowLayout>
        """

    private static let cell = """
        <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="tile" id="tile" \
        customClass="TileCell">
            <rect key="frame" x="10" y="51" width="90" height="80"/>
            <view key="contentView" opaque="NO" contentMode="center" id="tile-content">
                <rect key="frame" x="0.0" y="0.0" width="90" height="80"/>
                <autoresizingMask key="autoresizingMask"/>
                <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                <subviews>
                    <button opaque="NO" buttonType="system" id="push" translatesAutoresizingMaskIntoConstraints="NO">
                        <state key="normal" title="Go"/>
                        <connections><action selector="push:" destination="vc" eventType="touchUpInside" id="act"/></connections>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="push" firstAttribute="leading" secondItem="tile-content" \
        secondAttribute="leading" constant="5" id="p1"/>
                    <constraint firstItem="push" firstAttribute="top" secondItem="tile-content" secondAttribute="top" id="p2"/>
                    <constraint firstItem="push" firstAttribute="width" constant="40" id="p3"/>
                    <constraint firstItem="push" firstAttribute="height" constant="20" id="p4"/>
                </constraints>
            </view>
            <connections>
                <outlet property="button" destination="push" id="o1"/>
                <segue destination="detail" kind="show" identifier="open" id="seg"/>
            </connections>
        </collectionViewCell>
        """

    private static func collection(
        _ layout: String = layout,
        cells: String = cell,
        key: String = "key=\"view\"",
        delegates: Bool = true
    ) -> String {
        """
        <collectionView \(key) clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
        dataMode="prototypes" id="list">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(layout)
            <cells>\(cells)</cells>
            <collectionReusableView key="sectionHeaderView" opaque="NO" contentMode="center" reuseIdentifier="head" \
        id="head" customClass="TilesHeader">
                <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
                <autoresizingMask key="autoresizingMask"/>
            </collectionReusableView>
            <collectionReusableView key="sectionFooterView" opaque="NO" contentMode="center" reuseIdentifier="foot" id="foot">
                <rect key="frame" x="0.0" y="100" width="375" height="30"/>
                <autoresizingMask key="autoresizingMask"/>
            </collectionReusableView>
            <connections>\(delegates ? "<outlet property=\"dataSource\" destination=\"vc\" id=\"d1\"/>"
            + "<outlet property=\"delegate\" destination=\"vc\" id=\"d2\"/>" : "")</connections>
        </collectionView>
        """
    }

    private static func scenes(_ collection: String, customClass: String = "TilesController") -> String {
        StoryboardFixture.scene(
            """
            <collectionViewController id="vc" customClass="\(customClass)" sceneMemberID="viewController">
                \(collection)
            </collectionViewController>
            """
        ) + StoryboardFixture.screen("", id: "detail")
    }

    private func present(_ storyboard: UIStoryboard, _ simulator: Simulator) throws -> TilesController {
        let controller = try #require(storyboard.instantiateInitialViewController() as? TilesController)
        simulator.present(UINavigationController(rootViewController: controller))
        return controller
    }

    @Test func `a flow layout has the document's sizes, spacings and insets`() throws {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = try #require(
            try StoryboardFixture.storyboard(Self.scenes(Self.collection())).instantiateInitialViewController()
                as? TilesController
        )
        let flow = try #require(controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 90, height: 80))
        #expect(flow.minimumLineSpacing == CGFloat(12))
        #expect(flow.minimumInteritemSpacing == CGFloat(7))
        #expect(flow.sectionInset == UIEdgeInsets(top: 11, left: 10, bottom: 14, right: 13))
        #expect(flow.headerReferenceSize.height == CGFloat(40))
        #expect(flow.footerReferenceSize.height == CGFloat(30))
        #expect(flow.estimatedItemSize == .zero)
        #expect(flow.scrollDirection == .vertical)
    }

    @Test func `attributes decide direction, reference and self-sizing`() throws {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let layout = """
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
            automaticEstimatedItemSize="YES" minimumLineSpacing="0.0" sectionInsetReference="safeArea" id="flow"/>
            """
        let controller = try #require(
            try StoryboardFixture.storyboard(Self.scenes(Self.collection(layout))).instantiateInitialViewController()
                as? TilesController
        )
        let flow = try #require(controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.scrollDirection == .horizontal)
        #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        #expect(flow.sectionInsetReference == .fromSafeArea)
        #expect(flow.minimumLineSpacing == CGFloat(0))
        #expect(flow.minimumInteritemSpacing == CGFloat(10))
    }

    // TV-20, CV-M18
    @Test func `prototypes stand registered, each item with a copy of its own`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = try present(try StoryboardFixture.storyboard(Self.scenes(Self.collection())), simulator)
        let list: UICollectionView = controller.collectionView
        #expect(list.superview === controller.view)
        #expect(list.dataSource === controller)
        let cells = list.visibleCells.compactMap { $0 as? TileCell }
        #expect(cells.count == 5)
        #expect(cells.map(\.frame.minX) == [10, 141, 272, 10, 141].map { CGFloat($0) })
        #expect(cells.first?.frame.minY == CGFloat(51))
        #expect(cells.allSatisfy { $0.contentView.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) })
        #expect(cells.allSatisfy { $0.button?.frame == CGRect(x: 5, y: 0, width: 40, height: 20) })
        #expect(cells[0].button !== cells[1].button)
        let header = list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(header is TilesHeader)
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 40))
        #expect(header?.reuseIdentifier == "head")
    }

    @Test func `a button in a prototype reaches the scene's controller`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = try present(try StoryboardFixture.storyboard(Self.scenes(Self.collection())), simulator)
        let cell = try #require(controller.collectionView.visibleCells.first as? TileCell)
        simulator.tap(try #require(cell.button))
        #expect(controller.log == ["push Go"])
    }

    @Test func `a tapped item performs its prototype's segue`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = try present(try StoryboardFixture.storyboard(Self.scenes(Self.collection())), simulator)
        let cell = try #require(controller.collectionView.visibleCells.last)
        simulator.tap(cell)
        simulator.advance(by: 1)
        #expect(controller.log == ["prepare open TileCell"])
        #expect(controller.navigationController?.viewControllers.count == 2)
    }

    @Test func `a layout of the app's own class reads the same metrics`() throws {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let layout = Self.layout.replacing("id=\"flow\"", with: "id=\"flow\" customClass=\"TilesLayout\"")
        let controller = try #require(
            try StoryboardFixture.storyboard(Self.scenes(Self.collection(layout))).instantiateInitialViewController()
                as? TilesController
        )
        let made = try #require(controller.collectionView.collectionViewLayout as? TilesLayout)
        #expect(made.itemSize == CGSize(width: 90, height: 80))
        #expect(made.collectionView === controller.collectionView)
    }

    @Test func `a preview without the app shows the prototypes`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let scene = StoryboardFixture.screen(Self.collection(key: "", delegates: false))
        let storyboard = try StoryboardFixture.storyboard(
            scene.replacing("customClass=\"TileCell\"", with: ""),
            showsPrototypes: true
        )
        let controller = try #require(storyboard.instantiateInitialViewController())
        simulator.present(controller)
        let list = try #require(controller.view.subviews.first as? UICollectionView)
        #expect(list.visibleCells.map(\.frame.size) == [CGSize(width: 90, height: 80)])
        #expect(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count == 1)
    }
}

final class TileCell: UICollectionViewCell {
    var button: UIButton?
}

final class TilesHeader: UICollectionReusableView {}

final class TilesLayout: UICollectionViewFlowLayout {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class TilesController: UICollectionViewController, Selector.ActionProviding {
    var log: [String] = []

    static var actions: [Selector.Action] { [Selector.Action("push:", TilesController.push)] }

    func push(_ sender: UIButton) { log.append("push \(sender.currentTitle ?? "")") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "") \(sender is TileCell ? "TileCell" : "?")")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let identifier = kind == UICollectionView.elementKindSectionHeader ? "head" : "foot"
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: identifier,
            for: indexPath
        )
    }
}
