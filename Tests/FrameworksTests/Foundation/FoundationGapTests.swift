import Foundation
import FoundationNetworking
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

    @Test func `date formatters work as those of macOS 10.4, whatever is set`() {
        let formatter = DateFormatter()
        formatter.formatterBehavior = .default
        #expect(formatter.formatterBehavior == .behavior10_4 && DateFormatter.Behavior.behavior10_4.rawValue == 1040)
    }

    @Test func `a text is looked up where it is shown, and as Markdown where it has attributes`() throws {
        let count = 3
        let resource: LocalizedStringResource = "\(count) of \("all") 5%"
        #expect(resource.key == "%lld of %@ 5%%" && String(localized: resource) == "3 of all 5%")
        let keyed = LocalizedStringResource("left.count", defaultValue: "\(count) left", table: "Counts")
        #expect(String(localized: keyed) == "3 left" && keyed.table == "Counts")
        #expect(keyed == LocalizedStringResource("left.count", defaultValue: "\(3) left", table: "Counts"))
        #expect(keyed != LocalizedStringResource("left.count", defaultValue: "\(3) left"))
        let text = AttributedString(localized: "**\(count)** left\n^[day](inflect: true)")
        #expect(String(text.characters) == "3 left\nday")
        #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil])
        #expect(String(AttributedString(localized: keyed).characters) == "3 left")
    }

    @Test func `bound streams give back what they are given, and end as the other one does`() throws {
        var (input, output): (InputStream?, OutputStream?)
        Foundation.Stream.getBoundStreams(withBufferSize: 16, inputStream: &input, outputStream: &output)
        let (from, to) = try (#require(input), #require(output))
        to.open()
        #expect(to.write([1, 2, 3], maxLength: 3) == 3)
        from.open()
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(from.read(&bytes, maxLength: 8) == 3 && bytes.prefix(4) == [1, 2, 3, 0])
        to.close()
        #expect(from.read(&bytes, maxLength: 8) == 0)
        from.close()
    }

    @Test func `an object stands for %@ in a format`() {
        let url = NSURL(fileURLWithPath: "/a")
        #expect(String(format: "%@ and %@", NSNumber(value: 3), url) == "3 and file:///a")
    }

    @Test func `a file takes the blocks that it has on its volume`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 1, count: 100_000).write(to: file)
        var status = stat()
        #expect(stat(file.path, &status) == 0)
        let values = try file.resourceValues(forKeys: [.totalFileAllocatedSizeKey, .fileAllocatedSizeKey])
        #expect(values.totalFileAllocatedSize == Int(status.st_blocks) * 512)
        #expect(values.fileAllocatedSize == values.totalFileAllocatedSize)
    }

    @Test func `the ends of numbers have Objective-C's names`() {
        #expect(NSIntegerMax == Int.max && NSIntegerMin == Int.min)
    }

    @Test func `data are read from files by the names of before iOS 4`() {
        #expect(Data.ReadingOptions.dataReadingMapped == .mappedIfSafe && Data.ReadingOptions.uncachedRead == .uncached)
    }

    @Test func `a weak table gives those that are still there, one after the other`() {
        let table = NSHashTable<Key>.weakObjects()
        let (kept, other) = (Key(), NSHashTable<Key>())
        table.add(kept)
        do { table.add(Key()) }
        other.add(Key())
        #expect(table.objectEnumerator().allObjects.map { $0 as? Key } == [kept])
        other.union(table)
        #expect(other.count == 2 && other.allObjects.last === kept)
    }

    @Test func `a list of pointers keeps the places of objects that are gone until it is compacted`() {
        let (kept, list) = (Key(), NSPointerArray.weakObjects())
        func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
        list.addPointer(pointer(kept))
        do {
            let gone = Key()
            list.insertPointer(pointer(gone), at: 0)
            #expect(list.allObjects.map { $0 as? Key } == [gone, kept])
        }
        list.addPointer(nil)
        #expect(list.count == 3 && list.pointer(at: 0) == nil && list.pointer(at: 1) == pointer(kept))
        list.compact()
        #expect(list.count == 1 && list.allObjects.first === kept)
        list.count = 2
        list.replacePointer(at: 1, withPointer: pointer(kept))
        list.removePointer(at: 0)
        #expect(list.count == 1 && list.pointer(at: 0) == pointer(kept))
    }

    @Test func `a calendar of Objective-C's kind sets where a unit begins and how long it is`() {
        let calendar = NSCalendar(calendarIdentifier: .gregorian)
        calendar?.timeZone = .gmt
        var start: NSDate?
        var length: TimeInterval = 0
        let date = Date(timeIntervalSinceReferenceDate: 90_000)
        #expect(calendar?.range(of: .day, start: &start, interval: &length, for: date) == true)
        #expect(start?.timeIntervalSinceReferenceDate == 86_400 && length == 86_400)
    }

    @Test func `an answer that iOS makes by its kind and length says so in its header`() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let answer = HTTPURLResponse._answer(
            url: url,
            mimeType: "text/plain",
            expectedContentLength: 7,
            textEncodingName: "utf-8"
        )
        #expect((answer.statusCode, answer.expectedContentLength) == (200, 7))
        #expect((answer.mimeType, answer.textEncodingName) == ("text/plain", "utf-8"))
    }

    @Test func `a volume tells what is free for what the person wants`() throws {
        let keys: Set<URLResourceKey> = [.volumeAvailableCapacityForImportantUsageKey]
        let values = try URL(fileURLWithPath: NSHomeDirectory()).resourceValues(forKeys: keys)
        #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
    }

    @Test func `an object of an array is found where it lies`() throws {
        final class Run { let name = "run" }
        let array = NSArray(array: [Run(), Run()])
        let pointer = try #require(CFArrayGetValueAtIndex(array, 1))
        let run = unsafeBitCast(pointer, to: Run.self)
        #expect(run === array.object(at: 1) as AnyObject && run.name == "run")
        let text = try #require(CFArrayGetValueAtIndex(NSArray(array: ["a"]), 0))
        #expect(unsafeBitCast(text, to: NSString.self) as String == "a")
    }
}
