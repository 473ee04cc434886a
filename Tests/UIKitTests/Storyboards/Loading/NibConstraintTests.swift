import Foundation
import InterfaceBuilder
import Testing
import UIKit

@MainActor @Suite("Storyboards: constraints of a nib")
struct NibConstraintTests {
    /// A nib of one view, with what it reports while it loads.
    private func load(_ objects: String) throws -> (objects: [Any], notes: [LoadingNote]) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <objects>\(objects)</objects>
            </document>
            """
        let document = try Document(data: Data(text.utf8), name: "Nib.xib")
        var notes: [LoadingNote] = []
        let nib = UINib(document: document, environment: LoadingEnvironment { notes.append($0) })
        return (nib.instantiate(withOwner: nil), notes)
    }

    @Test func `a constraint between a cell and a view in its content view holds`() throws {
        let (objects, notes) = try load(
            """
            <tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="con-t0-001" tableViewCell="cel-l0-001">
            <rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-001"/></subviews>
            <constraints>
            <constraint firstItem="vie-w0-001" firstAttribute="top" secondItem="cel-l0-001" secondAttribute="top" constant="7" id="c01-00-001"/>
            <constraint firstItem="vie-w0-001" firstAttribute="leading" secondItem="cel-l0-001" secondAttribute="leading" constant="9" id="c01-00-002"/>
            <constraint firstAttribute="width" firstItem="vie-w0-001" constant="30" id="c01-00-003"/>
            <constraint firstAttribute="height" firstItem="vie-w0-001" constant="20" id="c01-00-004"/>
            </constraints>
            </tableViewCellContentView></tableViewCell>
            """
        )
        let cell = try #require(objects.first as? UITableViewCell)
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.first?.frame == CGRect(x: 9, y: 7, width: 30, height: 20))
        #expect(notes.isEmpty)
    }

    // IB-42
    @Test(arguments: [("", "contentView"), (#"id="con-t0-002""#, "cell")])
    func `what a collection cell's constraints say of it holds of a content view without an ID`(
        id: String,
        item: String
    ) throws {
        let (objects, _) = try load(
            """
            <collectionViewCell id="cel-l0-002"><rect key="frame" x="0" y="0" width="90" height="60"/>
            <view key="contentView" \(id)><rect key="frame" x="0" y="0" width="90" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-002">
            <constraints><constraint firstAttribute="width" constant="30" id="c03-00-005"/>
            <constraint firstAttribute="height" constant="20" id="c03-00-006"/></constraints></view></subviews></view>
            <constraints>
            <constraint firstItem="vie-w0-002" firstAttribute="top" secondItem="cel-l0-002" secondAttribute="top" constant="2" id="c03-00-001"/>
            <constraint firstItem="vie-w0-002" firstAttribute="leading" secondItem="cel-l0-002" secondAttribute="leading" constant="3" id="c03-00-002"/>
            <constraint firstAttribute="bottom" secondItem="vie-w0-002" secondAttribute="bottom" constant="4" id="c03-00-003"/>
            <constraint firstAttribute="trailing" secondItem="vie-w0-002" secondAttribute="trailing" constant="5" id="c03-00-004"/>
            </constraints></collectionViewCell>
            """
        )
        let cell = try #require(objects.first as? UICollectionViewCell)
        let fitting = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitting == (item == "cell" ? .zero : CGSize(width: 38, height: 26)))
        let held = item == "cell" ? cell : cell.contentView
        #expect(held.constraints.contains { $0.constant == 5 && $0.firstItem === held })
    }

    @Test func `a constraint between two hierarchies is left out and reported with its line and ID`() throws {
        let (objects, notes) = try load(
            """
            <view id="one-00-001"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <constraints><constraint firstItem="one-00-001" firstAttribute="width" secondItem="two-00-001" secondAttribute="width" id="c02-00-001"/></constraints></view>
            <view id="two-00-001"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <constraints><constraint firstItem="two-00-001" firstAttribute="height" secondItem="one-00-001" secondAttribute="height" id="c02-00-002"/></constraints></view>
            """
        )
        #expect(objects.count == 2)
        #expect(notes.map(\.objectID) == ["c02-00-001", "c02-00-002"])
        #expect(notes.map(\.line) == [5, 7])
        #expect(notes.first?.message.contains("different view hierarchies") == true)
    }
}
