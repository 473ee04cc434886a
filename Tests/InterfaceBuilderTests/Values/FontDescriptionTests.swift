import Testing

@testable import InterfaceBuilder

@Suite("Fonts of documents")
struct FontDescriptionTests {
    @Test(arguments: [
        (#"fontDescription type="system" pointSize="17""#, FontDescription(face: .system, pointSize: 17)),
        (
            #"fontDescription type="system" weight="semibold" pointSize="15""#,
            FontDescription(face: .system, pointSize: 15, weight: "semibold")
        ),
        (#"fontDescription type="boldSystem" pointSize="12""#, FontDescription(face: .boldSystem, pointSize: 12)),
        (#"fontDescription type="italicSystem" pointSize="12""#, FontDescription(face: .italicSystem, pointSize: 12)),
        (#"fontDescription style="UICTFontTextStyleBody""#, FontDescription(face: .textStyle("UICTFontTextStyleBody"))),
        (
            #"fontDescription name="AvenirNext-Bold" family="Avenir Next" pointSize="20""#,
            FontDescription(face: .named("AvenirNext-Bold", family: "Avenir Next"), pointSize: 20)
        ),
        (
            #"fontDescription name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="20""#,
            FontDescription(face: .system, pointSize: 20)
        ),
        (#"fontDescription type="system" size="button""#, FontDescription(face: .system, pointSize: 18)),
        (#"fontDescription type="system" pointSize="-3""#, FontDescription(face: .system)),
        (
            #"font size="14" name="HelveticaNeue-Light""#,
            FontDescription(face: .named("HelveticaNeue-Light", family: nil), pointSize: 14)
        ),
        (#"font metaFont="smallSystem""#, FontDescription(face: .system, pointSize: 11)),
        (#"font metaFont="systemBold" size="16""#, FontDescription(face: .system, pointSize: 16, weight: "bold")),
        (
            #"font size="17" name=".SFUIText-Semibold""#,
            FontDescription(face: .system, pointSize: 17, weight: "semibold")
        ),
    ])
    func `a font is read in every spelling`(element: String, font: FontDescription) throws {
        let label = try Fixture.object("<label id=\"x\"><\(element) key=\"fontDescription\"/></label>")
        #expect(label.font() == font)
    }
}
