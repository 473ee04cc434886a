import Foundation
import InsetFoundation
import ObjectiveCRuntime
import Testing

@Suite("Foundation: names and forms of iOS")
struct FoundationGapTests {
    private final class Key: NSObject, NSCopying {
        func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test func `a dictionary is read and written by a key of Objective-C's kind`() {
        let (key, table): (any NSCopying, NSMutableDictionary) = (Key(), [:])
        table[key] = 3
        #expect(table[key] as? Int == 3 && table.count == 1)
        table[key] = nil
        #expect(table[key] == nil && table.count == 0)
        table["text"] = 4
        #expect(table["text"] as? Int == 4)
    }

    @Test func `an object stands for %@ in a format`() {
        let url = NSURL(fileURLWithPath: "/a")
        #expect(String(format: "%@ and %@", NSNumber(value: 3), url) == "3 and file:///a")
    }

    @Test func `data are read from files by the names of before iOS 4`() {
        #expect(Data.ReadingOptions.dataReadingMapped == .mappedIfSafe && Data.ReadingOptions.uncachedRead == .uncached)
    }
}
