import Foundation
import Platform
import Testing

@testable import InterfaceBuilder

@Suite("Variations")
struct VariationTests {
    private static let xml = """
        <view id="x" alpha="1">
            <subviews><label id="a"/><label id="b"/></subviews>
            <constraints>
                <constraint firstAttribute="width" constant="10" id="c1">
                    <variation key="heightClass=compact" constant="20"/>
                    <variation key="heightClass=compact-widthClass=regular" constant="30" priority="500"/>
                    <variation key="widthClass=regular" constant="40"/>
                </constraint>
                <constraint firstAttribute="height" constant="10" id="c2"/>
            </constraints>
            <edgeInsets key="layoutMargins" top="1" left="1" bottom="1" right="1"/>
            <variation key="default">
                <mask key="subviews"><exclude reference="b"/></mask>
                <mask key="constraints"><exclude reference="c2"/></mask>
            </variation>
            <variation key="widthClass=regular">
                <mask key="subviews"><include reference="b"/><exclude reference="a"/></mask>
                <mask key="constraints"><include reference="c2"/></mask>
                <edgeInsets key="layoutMargins" top="9" left="9" bottom="9" right="9"/>
            </variation>
            <variation key="widthClass=regular-userInterfaceIdiom=mac" alpha="0.5"/>
        </view>
        """

    private static let compact = SizeClasses(horizontal: .compact, vertical: .regular)
    private static let regular = SizeClasses(horizontal: .regular, vertical: .regular)

    // TR-30
    @Test(arguments: [
        (compact, 10.0, Float(1000)), (SizeClasses(horizontal: .compact, vertical: .compact), 20, 1000),
        (regular, 40, 1000), (SizeClasses(horizontal: .regular, vertical: .compact), 30, 500),
    ])
    func `the most specific variation wins`(classes: SizeClasses, constant: Double, priority: Float) throws {
        let view = try Fixture.object(Self.xml).resolved(for: classes)
        let constraint = try #require(view.constraints.first { $0.id == "c1" })
        #expect(constraint.constant == constant)
        #expect(constraint.priority == priority)
    }

    // TR-30
    @Test
    func `of two that ask for as much, the later one wins`() throws {
        let view = try Fixture.object(
            #"<view id="x" tag="0"><variation key="heightClass=compact" tag="1"/><variation key="widthClass=compact" tag="2"/></view>"#
        )
        #expect(view.resolved(for: SizeClasses(horizontal: .compact, vertical: .compact)).integer("tag") == 2)
    }

    // TR-31
    @Test
    func `what is excluded is not installed until a variation includes it`() throws {
        let view = try Fixture.object(Self.xml)
        #expect(view.subviews.map(\.id) == ["a", "b"])
        #expect(view.uninstalledSubviews == ["b"])
        #expect(view.resolved(for: Self.compact).subviews.map(\.id) == ["a"])
        #expect(view.resolved(for: Self.regular).subviews.map(\.id) == ["b"])
        #expect(view.constraints.map(\.id) == ["c1", "c2"])
        #expect(view.resolved(for: Self.compact).constraints.map(\.id) == ["c1"])
        #expect(view.resolved(for: Self.regular).constraints.map(\.id) == ["c1", "c2"])
    }

    @Test
    func `a variation replaces whole values, and an idiom's holds on that idiom only`() throws {
        let view = try Fixture.object(Self.xml)
        #expect(view.resolved(for: Self.compact).insets("layoutMargins")?.top == 1)
        #expect(view.resolved(for: Self.regular).insets("layoutMargins")?.top == 9)
        #expect(view.resolved(for: Self.regular).number("alpha") == 1)
        let mac = SizeClasses(horizontal: .regular, vertical: .regular, idiom: .mac)
        #expect(view.resolved(for: mac).number("alpha") == 0.5)
        #expect(view.variations[1].propertyNames == ["layoutMargins"])
    }
}
