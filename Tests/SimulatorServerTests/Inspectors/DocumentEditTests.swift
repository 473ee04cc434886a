import Foundation
import InterfaceBuilder
import Testing

@testable import SimulatorServer

@Suite("Live: inspectors that write")
struct DocumentEditTests {
    /// As Xcode 8 saved it, with a comment and white space that no writer would make.
    static let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES" initialViewController="con-tr-000">
            <!-- by hand -->
            <scenes>
                <scene sceneID="sce-ne-000">
                    <objects>
                        <viewController id="con-tr-000" customClass="Start" customModule="App" sceneMemberID="viewController">
                            <layoutGuides>
                                <viewControllerLayoutGuide type="top" id="top-gu-000"/>
                                <viewControllerLayoutGuide type="bottom" id="bot-gu-000"/>
                            </layoutGuides>
                            <view key="view" contentMode="scaleToFill"   id="roo-t0-000">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <label text="A &amp; B" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-000"/>
                                    <tableView contentMode="scaleToFill" id="tab-le-000"/>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="lab-el-000" firstAttribute="top" secondItem="top-gu-000" \
        secondAttribute="bottom" constant="20" symbolic="YES" id="c00-to-000"/>
                                    <constraint firstItem="bot-gu-000" firstAttribute="top" relation="greaterThanOrEqual" \
        secondItem="lab-el-000" secondAttribute="bottom" id="c00-bo-000"/>
                                    <constraint firstItem="lab-el-000" firstAttribute="width" secondItem="roo-t0-000" \
        secondAttribute="width" multiplier="0.5" priority="750" id="c00-wi-000"/>
                                </constraints>
                                <variation key="default">
                                    <mask key="constraints">
                                        <exclude reference="c00-wi-000"/>
                                    </mask>
                                </variation>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private static func document() throws -> Document { try Document(data: Data(text.utf8), name: "Main.storyboard") }

    private static func edited(_ id: String, _ key: String, _ value: String) throws -> String? {
        let edit = DocumentEdit(id: id, key: key, value: value)
        return edit.applied(to: try document()).map { String(decoding: $0.xmlData(), as: UTF8.self) }
    }

    /// The lines that are gone and those that have come, without the white space around them.
    private static func difference(_ changed: String) -> (gone: [String], come: [String]) {
        let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        let difference = lines(changed).difference(from: lines(text))
        func trimmed(_ changes: [CollectionDifference<String>.Change]) -> [String] {
            changes.map { change in
                switch change {
                case .insert(_, let line, _), .remove(_, let line, _): line.trimmingCharacters(in: .whitespaces)
                }
            }
        }
        return (trimmed(difference.removals), trimmed(difference.insertions))
    }

    @Test(arguments: [
        ("c00-to-000", "constant", "8.5", #"secondAttribute="bottom" constant="8.5" id="c00-to-000"/>"#),
        ("c00-to-000", "constant", "0", #"secondAttribute="bottom" id="c00-to-000"/>"#),
        ("c00-to-000", "priority", "999", #"constant="20" priority="999" symbolic="YES" id="c00-to-000"/>"#),
        ("c00-wi-000", "priority", "1000", #"multiplier="0.5" id="c00-wi-000"/>"#),
        ("c00-wi-000", "multiplier", "1:3", #"multiplier="1:3" priority="750" id="c00-wi-000"/>"#),
        (
            "c00-wi-000", "relation", "lessThanOrEqual",
            #"firstAttribute="width" relation="lessThanOrEqual" secondItem="#
        ),
        ("c00-bo-000", "relation", "equal", #"firstAttribute="top" secondItem="lab-el-000""#),
        ("c00-to-000", "secondItem", "roo-t0-000", #"secondItem="roo-t0-000" secondAttribute="bottom""#),
        ("c00-to-000", "secondAttribute", "topMargin", #"secondAttribute="topMargin" constant="20""#),
        (
            "roo-t0-000", "insetsLayoutMarginsFromSafeArea", "NO",
            #"insetsLayoutMarginsFromSafeArea="NO" id="roo-t0-000">"#
        ),
        (
            "lab-el-000", "preservesSuperviewLayoutMargins", "YES",
            #"preservesSuperviewLayoutMargins="YES" id="lab-el-000"/>"#
        ),
        ("tab-le-000", "contentViewInsetsToSafeArea", "NO", #"contentViewInsetsToSafeArea="NO" id="tab-le-000"/>"#),
        ("lab-el-000", "customClass", "Badge", #"customClass="Badge""#),
        ("con-tr-000", "customClass", "Other", #"customClass="Other" customModule="App" sceneMemberID"#),
    ])
    func `a change of an attribute is a change of its line alone`(id: String, key: String, value: String, line: String)
        throws
    {
        let changed = try #require(try Self.edited(id, key, value))
        let (gone, come) = Self.difference(changed)
        #expect(gone.count == 1 && come.count == 1)
        #expect(come.first?.contains(line) == true, "\(come)")
        #expect(try Document(data: Data(changed.utf8), name: "Main.storyboard").root.descendant(id) != nil)
    }

    @Test func `a constraint is installed by size class, and what says nothing any more is gone`() throws {
        let installed = try #require(try Self.edited("c00-wi-000", "installed", "YES"))
        #expect(Self.difference(installed).come == [] && Self.difference(installed).gone.count == 5)
        let classes = try #require(try Self.edited("c00-to-000", "installed:heightClass=compact", "NO"))
        #expect(Self.difference(classes).gone == [])
        #expect(
            Self.difference(classes).come == [
                "<variation key=\"heightClass=compact\">", "<mask key=\"constraints\">",
                "<exclude reference=\"c00-to-000\"/>", "</mask>", "</variation>",
            ]
        )
        let document = try Document(data: Data(classes.utf8), name: "Main.storyboard")
        let back = DocumentEdit(id: "c00-to-000", key: "installed:heightClass=compact", value: "").applied(to: document)
        #expect(try #require(back).xmlData() == Data(Self.text.utf8))
        let more = try #require(try Self.edited("c00-to-000", "installed", "NO"))
        #expect(Self.difference(more).come == ["<exclude reference=\"c00-to-000\"/>"])
    }

    @Test func `safe areas take the place of the guides, and constraints to these follow`() throws {
        let changed = try #require(try Self.edited("", "useSafeAreas", "YES"))
        let document = try Document(data: Data(changed.utf8), name: "Main.storyboard")
        let view = try #require(document.root.descendant("roo-t0-000"))
        let guide = try #require(view.child(named: "viewLayoutGuide")?.id)
        #expect(document.root["useSafeAreas"] == "YES" && !changed.contains("layoutGuides>"))
        let (top, bottom) = (document.root.descendant("c00-to-000"), document.root.descendant("c00-bo-000"))
        #expect(top?["secondItem"] == guide && top?["secondAttribute"] == "top")
        #expect(bottom?["firstItem"] == guide && bottom?["firstAttribute"] == "bottom")
        #expect(Self.difference(changed).come.count == 4 && Self.difference(changed).gone.count == 7)
        #expect(changed == (try Self.edited("", "useSafeAreas", "YES")))
    }

    @Test func `bars of a controller are simulated, none, or inferred`() throws {
        let bar = try #require(try Self.edited("con-tr-000", "simulatedTopBarMetrics", "simulatedNavigationBarMetrics"))
        #expect(
            Self.difference(bar).come == [
                "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
            ]
        )
        let none = try #require(try Self.edited("con-tr-000", "simulatedStatusBarMetrics", "none"))
        #expect(Self.difference(none).come == ["<nil key=\"simulatedStatusBarMetrics\"/>"])
        #expect(try Self.edited("con-tr-000", "simulatedStatusBarMetrics", "") == Self.text)
    }

    @Test(arguments: [
        ("c00-to-000", "constant", "wide"), ("c00-to-000", "constant", "nan"), ("c00-to-000", "priority", "0"),
        ("c00-to-000", "multiplier", "0"), ("c00-to-000", "relation", "about"), ("c00-to-000", "secondItem", "nobody"),
        ("c00-to-000", "firstAttribute", "color"), ("c00-to-000", "id", "x"), ("lab-el-000", "customClass", "1 2"),
        ("lab-el-000", "hidden", "maybe"), ("lab-el-000", "text", "x"), ("nobody", "hidden", "YES"),
        ("", "version", "4"),
        ("con-tr-000", "simulatedTopBarMetrics", "view"), ("c00-to-000", "installed:anything", "NO"),
    ])
    func `what can't be is refused`(id: String, key: String, value: String) throws {
        #expect(try Self.edited(id, key, value) == nil)
    }

    @Test func `an inspector shows the document, the controller, the view, and constraints about it with its guides`()
        throws
    {
        let sections = DocumentInspector(try Self.document()).sections(of: "lab-el-000")
        #expect(
            sections.map(\.title) == ["Document", "Start", "label (A & B)", "Constraint", "Constraint", "Constraint"]
        )
        let width = try #require(sections.last { $0.id == "c00-wi-000" })
        let values = Dictionary(uniqueKeysWithValues: width.fields.map { ($0.key, $0.value) })
        #expect(values["multiplier"] == "0.5" && values["priority"] == "750" && values["constant"] == "0")
        #expect(values["installed"] == "NO" && values["installed:heightClass=compact"] == "")
        let items = try #require(width.fields.first { $0.key == "secondItem" }?.choices)
        #expect(items.contains(["top-gu-000", "Top Layout Guide"]) && items.contains(["tab-le-000", "tableView"]))
    }
}
