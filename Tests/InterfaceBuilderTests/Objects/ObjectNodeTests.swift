import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Objects")
struct ObjectNodeTests {
    @Test
    func `a string stands in an attribute or in an element`() throws {
        let label = try Fixture.object(
            """
            <label id="x" text="a&#10;b"><string key="title">two
            lines</string><mutableString key="hint">m</mutableString>
            <string key="blank" base64-UTF8="YES">
            EENvbnRhaW5lcg
            </string><nil key="textColor"/></label>
            """
        )
        #expect(label.string("text") == "a\nb")
        #expect(label.string("title") == "two\nlines")
        #expect(label.string("hint") == "m")
        #expect(label.string("blank") == "\u{10}Container")
        #expect(label.string("absent") == nil)
        #expect(label.isNil("textColor"))
        #expect(label.color("textColor") == nil)
    }

    @Test
    func `numbers that make no sense are absent, infinite is infinity`() throws {
        let view = try Fixture.object(
            #"<view id="x" alpha="nan" tag="7" placeholderIntrinsicWidth="infinite" verticalHuggingPriority="4000" hidden="maybe"/>"#
        )
        #expect(view.number("alpha") == nil)
        #expect(view.integer("tag") == 7)
        #expect(view.placeholderIntrinsicSize.width == .infinity)
        #expect(view.placeholderIntrinsicSize.height == nil)
        #expect(view.contentPriorities(horizontal: false).hugging == 1000)
        #expect(view.bool("hidden") == nil)
    }

    @Test
    func `a rectangle's bad numbers are zero`() throws {
        let view = try Fixture.object(
            #"<view id="x"><rect key="frame" x="1.5" y="nan" width="1e300" height="4"/></view>"#
        )
        #expect(view.frame == CGRect(x: 1.5, y: 0, width: 0, height: 4))
    }

    @Test
    func `a frame inset is a frame once the superview's size is known`() throws {
        let view = try Fixture.object(#"<view id="x"><frame key="frameInset" maxX="16" minY="2" width="10"/></view>"#)
        #expect(view.frame == nil)
        #expect(view.frame(inSuperviewOf: CGSize(width: 100, height: 50)) == CGRect(x: 74, y: 2, width: 10, height: 48))
    }

    @Test
    func `insets of either spelling have the same sides`() throws {
        let view = try Fixture.object(
            """
            <view id="x"><inset key="a" minX="1" minY="2" maxX="3" maxY="4"/><edgeInsets key="b" left="1" top="2" right="3" \
            bottom="4"/><directionalEdgeInsets key="c" top="1" leading="2" bottom="3" trailing="4"/></view>
            """
        )
        #expect(view.insets("a") == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.insets("a") == view.insets("b"))
        #expect(view.directionalInsets("c") == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test
    func `children have the roles of their lists and keys`() throws {
        let table = try Fixture.object(
            """
            <tableView id="x"><view key="tableHeaderView" id="h"/><prototypes><tableViewCell id="p"><tableViewCellContentView \
            key="contentView" id="pc"/></tableViewCell></prototypes><sections><tableViewSection id="s"><cells><tableViewCell \
            id="c"/></cells></tableViewSection></sections><color key="backgroundColor" white="1"/><connections/></tableView>
            """
        )
        #expect(table.childObjects.map(\.role) == [.property("tableHeaderView"), .prototype, .section])
        #expect(table.prototypes.first?.object(forKey: "contentView")?.id == "pc")
        #expect(table.sections.first?.cells.map(\.id) == ["c"])
        #expect(table.sections.first?.kind == .tableViewSection)
    }

    @Test(arguments: [
        ("label", "UILabel", ObjectKind.view), ("containerView", "UIView", .view),
        ("tableViewController", "UITableViewController", .viewController),
        ("pongPressGestureRecognizer", "UILongPressGestureRecognizer", .gestureRecognizer),
        ("barButtonItem", "UIBarButtonItem", .barItem),
        ("collectionViewFlowLayout", "UICollectionViewFlowLayout", .collectionViewLayout),
        ("viewControllerPlaceholder", "UIViewController", .viewControllerPlaceholder),
        ("customObject", "NSObject", .customObject),
        ("futureView", "NSObject", .other),
    ])
    func `an element stands for a class`(element: String, className: String, kind: ObjectKind) throws {
        let object = try Fixture.object("<\(element) id=\"x\"/>")
        #expect(object.className == className)
        #expect(object.kind == kind)
    }

    @Test
    func `an unknown element with a frame is a view`() throws {
        let object = try Fixture.object(
            #"<futureView id="x"><rect key="frame" x="0" y="0" width="1" height="1"/></futureView>"#
        )
        #expect(object.kind == .view)
        #expect(object.className == "UIView")
    }

    @Test
    func `a custom class has its module, or takes the target's`() throws {
        let own = try Fixture.object(
            #"<view id="x" customClass="Card" customModule="App" customModuleProvider="target"/>"#
        )
        #expect(own.customClass == "Card" && own.customModule == "App" && own.takesModuleFromTarget)
        let plain = try Fixture.object(#"<view id="x" customClass=""/>"#)
        #expect(plain.customClass == nil && plain.customModule == nil && !plain.takesModuleFromTarget)
    }
}
