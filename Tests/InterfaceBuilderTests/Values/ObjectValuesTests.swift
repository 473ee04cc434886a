import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Values of objects")
struct ObjectValuesTests {
    @Test
    func `an attributed text has its fragments and their attributes`() throws {
        let label = try Fixture.object(
            """
            <label id="x"><attributedString key="attributedText">
            <fragment content="One "><attributes><font key="NSFont" size="14" name="Futura"/><font key="NSOriginalFont" size="9" \
            name="Other"/><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/><real key="NSKern" \
            value="2.5"/><integer key="NSUnderline" value="1"/><paragraphStyle key="NSParagraphStyle" alignment="center" \
            lineBreakMode="wordWrapping" baseWritingDirection="natural" lineSpacing="3"><tabStops><textTab alignment="left" \
            location="28"/></tabStops></paragraphStyle></attributes></fragment>
            <fragment><string key="content">two
            </string></fragment></attributedString></label>
            """
        )
        let text = try #require(label.attributedText("attributedText"))
        #expect(text.text == "One two\n")
        let first = text.fragments[0]
        #expect(first.font == FontDescription(face: .named("Futura", family: nil), pointSize: 14))
        #expect(
            first.colors["NSColor"] == .components(ColorComponents(space: .calibratedRGB, red: 1, green: 0, blue: 0))
        )
        #expect(first.numbers == ["NSKern": 2.5, "NSUnderline": 1])
        #expect(first.paragraphStyle?.alignment == "center")
        #expect(first.paragraphStyle?.metrics == ["lineSpacing": 3])
        #expect(first.paragraphStyle?.tabStops == [28])
    }

    @Test
    func `a button's states have titles, images and colors`() throws {
        let button = try Fixture.object(
            """
            <button id="x"><state key="normal" title="Go" image="arrow" backgroundImage="plate"><color key="titleColor" white="1" \
            alpha="1" colorSpace="calibratedWhite"/></state><state key="selected"><string key="title">two
            lines</string><imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="template"/>\
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="20" \
            weight="bold" scale="small"/></state></button>
            """,
            resources: #"<image name="arrow" width="12" height="8"/>"#
        )
        let states = button.buttonStates
        #expect(states.map(\.name) == ["normal", "selected"])
        #expect(
            states[0].image
                == ImageReference(name: "arrow", isSystemSymbol: false, storedSize: CGSize(width: 12, height: 8))
        )
        #expect(states[0].backgroundImage?.name == "plate")
        #expect(states[0].titleColor?.storedComponents?.red == 1)
        #expect(states[1].title == "two\nlines")
        #expect(states[1].image?.isSystemSymbol == true)
        #expect(states[1].image?.symbolScale == "large")
        #expect(states[1].image?.renderingMode == "template")
        #expect(states[1].symbolConfiguration?.pointSize == 20)
        #expect(states[1].symbolConfiguration?.weight == "bold")
    }

    @Test
    func `two images of an object may be of different catalogs`() throws {
        let item = try Fixture.object(
            #"<tabBarItem id="x" image="house" selectedImage="plate" catalog="system"/>"#,
            resources:
                #"<image name="house" catalog="system" width="1" height="1"/><image name="plate" width="1" height="1"/>"#
        )
        #expect(item.image()?.isSystemSymbol == true)
        #expect(item.image("selectedImage")?.isSystemSymbol == false)
    }

    @Test
    func `a button's configuration is read`() throws {
        let button = try Fixture.object(
            """
            <button id="x"><buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" image="star" \
            catalog="system" imagePlacement="trailing" imagePadding="4" cornerStyle="capsule"><fontDescription \
            key="titleFontDescription" type="boldSystem" pointSize="12"/><directionalEdgeInsets key="contentInsets" top="1" \
            leading="2" bottom="3" trailing="4"/><backgroundConfiguration key="background" cornerRadius="5"/><color \
            key="baseForegroundColor" systemColor="labelColor"/></buttonConfiguration></button>
            """
        )
        let configuration = try #require(button.buttonConfiguration)
        #expect(configuration.style == "filled" && configuration.title == "Go" && configuration.subtitle == "now")
        #expect(configuration.image?.isSystemSymbol == true && configuration.imagePlacement == "trailing")
        #expect(configuration.imagePadding == 4 && configuration.cornerStyle == "capsule")
        #expect(configuration.titleFont == FontDescription(face: .boldSystem, pointSize: 12))
        #expect(configuration.contentInsets == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.baseForegroundColor == .system("labelColor", stored: nil))
        #expect(configuration.background?.number("cornerRadius") == 5)
    }

    @Test
    func `segments, options and accessibility are read`() throws {
        let control = try Fixture.object(
            """
            <segmentedControl id="x"><segments><segment title="One"/><segment title="" image="two" width="40" enabled="NO"/>\
            </segments><accessibility key="accessibilityConfiguration" hint="h" label="l" identifier="i"><accessibilityTraits \
            key="traits" button="YES" staticText="NO"/><bool key="isElement" value="NO"/></accessibility></segmentedControl>
            """
        )
        #expect(control.segments.map(\.title) == ["One", ""])
        #expect(control.segments.map(\.width) == [nil, 40])
        #expect(control.segments.map(\.isEnabled) == [true, false])
        let accessibility = try #require(control.accessibility)
        #expect(accessibility.label == "l" && accessibility.hint == "h" && accessibility.identifier == "i")
        #expect(accessibility.isElement == false)
        #expect(accessibility.traits == ["button"])
    }

    @Test
    func `runtime attributes have their types`() throws {
        let view = try Fixture.object(
            """
            <view id="x"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="r"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="s" value="t" localized="YES"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="n"/>
            <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="range" keyPath="g"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="image" keyPath="i" value="pic"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="bad" value="perhaps"/>
            </userDefinedRuntimeAttributes></view>
            """
        )
        let values = view.runtimeAttributes.map { "\($0.keyPath) \($0.value)".prefix { $0 != "," } }
        #expect(
            values == [
                "layer.cornerRadius integer(8)", "r real(0.5)", "b bool(true)", "s string(\"t\"", "n null",
                "z size((1.0",
                "g range(location: 1", "i image(InterfaceBuilder.ImageReference(name: \"pic\"",
            ]
        )
    }

    @Test
    func `simulated metrics tell what the canvas pretends`() throws {
        let controller = try Fixture.object(
            """
            <viewController id="x"><nil key="simulatedStatusBarMetrics"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \
            translucent="NO" prompted="YES"/><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size \
            key="freeformSize" width="300" height="200"/></viewController>
            """
        )
        let metrics = controller.simulatedMetrics
        #expect(metrics.statusBar?.isPresent == false)
        #expect(metrics.topBar?.isTranslucent == false && metrics.topBar?.isPrompted == true)
        #expect(metrics.bottomBar == nil)
        #expect(metrics.isFreeform && metrics.freeformSize == CGSize(width: 300, height: 200))
    }
}
