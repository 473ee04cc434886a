import AssetCatalog
import Foundation
import Platform
import Testing

@Suite("Asset catalogs: data sets")
struct DataSetTests {
    private func entries(_ fixture: CatalogFixture, _ place: String, _ entries: String, files: [String]) throws {
        for file in files { try fixture.write("A.xcassets/\(place).dataset/\(file)", file) }
        try fixture.write("A.xcassets/\(place).dataset/Contents.json", "{\"data\": [\(entries)]}")
    }

    private func text(_ set: DataSet?, _ idiom: Idiom = .phone) throws -> String? {
        let variant = set?.bestVariant(for: AssetTraits(idiom: idiom))
        return try variant.map { String(decoding: try Data(contentsOf: $0.url), as: UTF8.self) }
    }

    // IM-10
    @Test func `a data set has the file for the device, in groups with and without a namespace`() throws {
        let fixture = try CatalogFixture()
        try entries(
            fixture,
            "List",
            #"{"idiom": "universal", "filename": "all.json", "universal-type-identifier": "public.json"}"#
                + #", {"idiom": "ipad", "filename": "pad.json"}"#,
            files: ["all.json", "pad.json"]
        )
        try entries(fixture, "JSON/Plain", #"{"filename": "plain"}"#, files: ["plain"])
        try entries(fixture, "Spaced/Plain", #"{"filename": "spaced"}"#, files: ["spaced"])
        try fixture.write("A.xcassets/Spaced/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        let catalog = AssetCatalog(folders: [fixture.folder])
        #expect(catalog.dataNames == ["List", "Plain", "Spaced/Plain"])
        #expect(try text(catalog.data(named: "List")) == "all.json")
        #expect(try text(catalog.data(named: "List"), .pad) == "pad.json")
        #expect(try catalog.data(named: "List")?.variants.map(\.typeIdentifier) == ["public.json", nil])
        #expect(try text(catalog.data(named: "Plain")) == "plain")
        #expect(try text(catalog.data(named: "Spaced/Plain")) == "spaced")
        #expect(try catalog.data(named: "Other") == nil)
    }

    @Test func `a file that is missing is left out, and one outside the set is an error`() throws {
        let fixture = try CatalogFixture()
        try entries(fixture, "Gone", #"{"filename": "gone"}, {"idiom": "universal"}"#, files: [])
        try entries(fixture, "Out", #"{"filename": "../../secret"}"#, files: [])
        let catalog = AssetCatalog(folders: [fixture.folder])
        #expect(try catalog.data(named: "Gone")?.variants.isEmpty == true)
        #expect(throws: AssetCatalogError.forbiddenName("../../secret")) { try catalog.data(named: "Out") }
    }
}
