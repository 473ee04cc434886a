import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Hierarchy: prototypes")
struct PrototypeNameTests {
    private static let collection = """
        <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" \
        translatesAutoresizingMaskIntoConstraints="NO" id="col-le-AAA"><rect key="frame" x="20" y="30" width="300" \
        height="400"/><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" id="flo-wl-AAA"><size key="itemSize" width="100" height="50"/><size \
        key="headerReferenceSize" width="300" height="40"/></collectionViewFlowLayout><cells><collectionViewCell \
        reuseIdentifier="Trail" id="cel-lo-AAA"><rect key="frame" x="0.0" y="0.0" width="100" height="60"/><view key="contentView" \
        id="con-te-AAA"><rect key="frame" x="0.0" y="0.0" width="100" height="60"/><autoresizingMask key="autoresizingMask"/>\
        <subviews><view contentMode="scaleToFill" id="ins-id-AAA"><rect key="frame" x="5" y="6" width="30" height="20"/>\
        <autoresizingMask key="autoresizingMask"/></view></subviews></view></collectionViewCell></cells>\
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="hea-de-AAA"><rect key="frame" x="0.0" \
        y="0.0" width="300" height="40"/><autoresizingMask key="autoresizingMask"/></collectionReusableView></collectionView>
        """

    private func scene() throws -> StagedScene {
        let constraints = Fixture.place("col-le-AAA") + Fixture.size(300, 400, of: "col-le-AAA")
        let data = Fixture.storyboard(views: Self.collection, constraints: constraints)
        let document = ProjectDocument(
            try Document(data: data, name: "Main.storyboard"),
            at: URL(fileURLWithPath: "/nowhere/Main.storyboard"),
            resources: ProjectResources()
        )
        return try Stage().scene(Fixture.sceneID, of: document, in: Variant(device: "iPhone 16"))
    }

    @Test
    func `a shown prototype cell, its content and its header have their object IDs`() throws {
        let hierarchy = try scene().hierarchy([])
        #expect(hierarchy.view("cel-lo-AAA")?.superview == "col-le-AAA")
        #expect(hierarchy.view("cel-lo-AAA")?.frame == Hierarchy.Rect(x: 0, y: 40, width: 100, height: 60))
        #expect(hierarchy.view("hea-de-AAA")?.frame == Hierarchy.Rect(x: 0, y: 0, width: 300, height: 40))
        #expect(hierarchy.view("ins-id-AAA")?.superview == "con-te-AAA")
        #expect(hierarchy.view("ins-id-AAA")?.documentClass == "UIView")
    }

    @Test
    func `of two copies of a prototype the first has the object IDs, and every id is there once`() throws {
        let scene = try scene()
        let collection = try #require(scene.instance?.view(withID: "col-le-AAA") as? UICollectionView)
        let copy = collection.dequeueReusableCell(withReuseIdentifier: "Trail", for: IndexPath(item: 0, section: 0))
        collection.addSubview(copy)
        let views = scene.hierarchy([]).views
        #expect(views.filter { $0.documentID == "cel-lo-AAA" }.count == 1)
        #expect(Set(views.map(\.id)).count == views.count)
    }

    @Test
    func `the printed frames of a prototype are those it is shown with`() throws {
        let frames = try scene().frames().views
        #expect(frames.first { $0.id == "cel-lo-AAA" }?.frame == [0, 40, 100, 60])
    }
}
