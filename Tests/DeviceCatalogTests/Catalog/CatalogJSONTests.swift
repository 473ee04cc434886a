import Foundation
import Testing

@testable import DeviceCatalog

@Suite("Device catalog: data")
struct CatalogJSONTests {
    @Test(arguments: [
        "", "{", "[1,]", "{\"a\" 1}", "{\"a\":1", "\"a", "tru", "nul", "1 2", "--1", "[1 2]", "{a:1}", "\"\\n\"",
        "\"\\",
    ])
    func `what is not JSON is an error`(text: String) {
        #expect(throws: DeviceCatalogError.self) { try CatalogJSON(Data(text.utf8)) }
    }

    @Test
    func `nesting without end is an error`() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: DeviceCatalogError.self) { try CatalogJSON(Data(text.utf8)) }
    }

    @Test
    func `values are read with their kinds`() throws {
        let text = #" {"a": [1, -2.5e1, true, null, "x\"\/\\y"], "b": {}, "c": []} "#
        let value = try CatalogValue(json: Data(text.utf8))
        let elements = try value["a"].elements
        #expect(try elements[0].integer == 1)
        #expect(try elements[1].number == -25)
        #expect(try elements[4].string == #"x"/\y"#)
        #expect(try value["b"].members.isEmpty)
        #expect(try value["c"].elements.isEmpty)
    }

    @Test(arguments: [
        (#"{"current_os": "27"}"#, ".devices"),
        (#"{"current_os": 27, "devices": []}"#, ".current_os"),
        (#"{"current_os": "27", "devices": [{"name": 5}]}"#, ".devices[0].name"),
    ])
    func `a missing or wrong value is named by its path`(text: String, path: String) {
        #expect(throws: DeviceCatalogError.invalidData(path)) { try DeviceCatalog(json: Data(text.utf8)) }
    }
}
