import Testing

@testable import InterfaceBuilder

@Suite("Colors of documents")
struct ColorReferenceTests {
    private static let resources = """
        <namedColor name="Brand"><color red="0.5" green="0.25" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <namedColor name="Alias"><color name="Brand"/></namedColor>
        <namedColor name="Circle"><color name="Circle"/></namedColor>
        <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
        <systemColor name="labelColor"><color red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor>
        """
    private static let brand = ColorComponents(red: 0.5, green: 0.25, blue: 0)
    private static let white = ColorComponents(space: .genericGamma22Gray, red: 1, green: 1, blue: 1)
    private static let black = ColorComponents(red: 0, green: 0, blue: 0)

    @Test(arguments: [
        (#"systemColor="systemBackgroundColor""#, ColorReference.system("systemBackgroundColor", stored: white)),
        (#"systemColor="unheardOfColor""#, .system("unheardOfColor", stored: nil)),
        (#"cocoaTouchSystemColor="darkTextColor""#, .system("darkTextColor", stored: nil)),
        (
            #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
            .system("systemBackgroundColor", stored: white)
        ),
        (#"name="Brand""#, .named("Brand", stored: brand)),
        (#"name="Alias""#, .named("Alias", stored: brand)),
        (#"name="Circle""#, .named("Circle", stored: nil)),
        (#"name="Gone""#, .named("Gone", stored: nil)),
        (#"name="textColor" catalog="System" colorSpace="catalog""#, .system("labelColor", stored: black)),
        (
            #"red="0.5" green="0.25" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="displayP3""#,
            .components(ColorComponents(space: .displayP3, red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
        ),
        (
            #"red="0.5" green="0.25" blue="0" alpha="1" colorSpace="calibratedRGB""#,
            .components(ColorComponents(space: .calibratedRGB, red: 0.5, green: 0.25, blue: 0))
        ),
        (
            #"red="1" green="1" blue="1" alpha="1" colorSpace="deviceRGB""#,
            .components(ColorComponents(space: .deviceRGB, red: 1, green: 1, blue: 1))
        ),
        (
            #"white="0.3" alpha="0" colorSpace="calibratedWhite""#,
            .components(ColorComponents(space: .calibratedWhite, red: 0.3, green: 0.3, blue: 0.3, alpha: 0))
        ),
        (
            #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
            .components(white)
        ),
        (
            #"red="nan" green="9e9" blue="0" alpha="7" colorSpace="custom" customColorSpace="sRGB""#,
            .components(ColorComponents(red: 0, green: 4, blue: 0))
        ),
    ])
    func `a color is read in every spelling`(attributes: String, color: ColorReference) throws {
        let view = try Fixture.object(
            #"<view id="x"><color key="c" \#(attributes)/></view>"#,
            resources: Self.resources
        )
        #expect(view.color("c") == color)
    }

    @Test
    func `a color that says nothing is none`() throws {
        #expect(try Fixture.object(#"<view id="x"><color key="c"/></view>"#).color("c") == nil)
    }
}
