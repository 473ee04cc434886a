import Foundation
import ObjectiveCRuntime
import Testing

@Suite("Key-value coding of Foundation's objects")
struct KeyedContainerTests {
    @Test func `defaults answer with what they keep under a name, and keep what is set`() throws {
        let defaults = try #require(UserDefaults(suiteName: "KeyedContainerTests"))
        #expect(defaults.value(forKey: "time") == nil)
        defaults.setValue("1:23", forKey: "time")
        #expect(defaults.string(forKey: "time") == "1:23" && defaults.value(forKey: "time") as? String == "1:23")
        defaults.setValue(nil, forKey: "time")
        #expect(defaults.object(forKey: "time") == nil)
    }

    @Test func `a dictionary's names are its keys, and nothing takes an entry away`() {
        let dictionary: NSMutableDictionary = ["a": 1]
        #expect(dictionary.value(forKey: "a") as? Int == 1 && dictionary.value(forKey: "b") == nil)
        dictionary.setValue(2, forKey: "b")
        dictionary.setValue(nil, forKey: "a")
        #expect(dictionary.value(forKeyPath: "b") as? Int == 2 && dictionary.count == 1)
    }

    @Test func `an array asks each of its objects, and has a null where one holds nothing`() {
        let rows: NSArray = [["name": "x"] as NSDictionary, [:] as NSDictionary]
        let names = rows.value(forKey: "name") as? NSArray
        #expect(names?.count == 2 && names?[0] as? String == "x" && names?[1] is NSNull)
    }

    @Test(arguments: [
        ("localizedStandardCompare:", ["a2", "a10", "B1"]), ("caseInsensitiveCompare:", ["a10", "a2", "B1"]),
        (nil, ["B1", "a10", "a2"]),
    ])
    func `a descriptor sorts texts as its selector compares them`(selector: String?, sorted: [String]) {
        let rows = ["B1", "a10", "a2"].map { ["name": $0] as NSDictionary } as NSArray
        let order = NSSortDescriptor(key: "name", ascending: true, selector: selector.map { Selector($0) })
        let result = rows.sortedArray(using: [order]).compactMap { ($0 as? NSDictionary)?["name"] as? String }
        #expect(result == sorted)
    }
}
