import Foundation
import InsetFoundation
import Synchronization
import Testing

@Suite("File coordinators and other names of Foundation's", .serialized)
struct FileCoordinatorTests {
    private final class Presenter: NSFilePresenter, Sendable {
        let presentedItemURL: URL? = URL(fileURLWithPath: "/tmp/inset-presented")
        let presentedItemOperationQueue = OperationQueue()
        let changes = Mutex(0)
        func presentedItemDidChange() { changes.withLock { $0 += 1 } }
        func count() -> Int {
            presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
            return changes.withLock { $0 }
        }
    }

    @Test func `a presenter hears of others' writing, not of its own`() {
        let (presenter, url) = (Presenter(), URL(fileURLWithPath: "/tmp/inset-presented"))
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        var places: [URL] = []
        NSFileCoordinator().coordinate(readingItemAt: url, options: [], error: nil) { places.append($0) }
        #expect(presenter.count() == 0)
        NSFileCoordinator().coordinate(writingItemAt: url, options: .forReplacing, error: nil) { places.append($0) }
        #expect(presenter.count() == 1)
        NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: url, error: nil) { places.append($0) }
        #expect(presenter.count() == 1)
        #expect(places == [url, url, url])
    }

    @Test func `the store keeps what it's given`() {
        let store = NSUbiquitousKeyValueStore()
        store.set("x", forKey: "text")
        store.set(true, forKey: "flag")
        store.set(Int64(7), forKey: "count")
        store.removeObject(forKey: "text")
        #expect(store.string(forKey: "text") == nil)
        #expect(store.bool(forKey: "flag"))
        #expect(store.longLong(forKey: "count") == 7)
        #expect(store.dictionaryRepresentation.keys.sorted() == ["count", "flag"])
    }

    @Test func `a tagger divides a text into words and what is between them`() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
        tagger.string = "Hi, it's $5."
        var tokens: [String] = []
        let text = NSString(string: "Hi, it's $5.")
        tagger.enumerateTags(
            in: NSRange(location: 0, length: text.length),
            unit: .word,
            scheme: .tokenType,
            options: .omitWhitespace
        ) { tag, range, _ in tokens.append("\(text.substring(with: range)) \(tag?.rawValue ?? "")") }
        #expect(tokens == ["Hi Word", ", Punctuation", "it's Word", "$ Other", "5 Word", ". Punctuation"])
        #expect(tagger.tag(at: 0, unit: .word, scheme: .lexicalClass) == nil)
    }

    @Test func `a mutable text takes formats`() {
        let text = NSMutableString()
        text.appendFormat("%d-%@", 3, NSString(string: "ab"))
        #expect(text.isEqual(to: "3-ab"))
    }

    @Test func `a text's values go where the key has marks`() {
        let (count, name) = (3, "Bob")
        #expect(String(localized: "Hi \(name), \(count) apples, 100%") == "Hi Bob, 3 apples, 100%")
        #expect(String(localized: "no such key 100%") == "no such key 100%")
        #expect(String(localized: "no.such.key", defaultValue: "All \(count)") == "All 3")
    }

    @Test func `notifications come as a sequence`() async {
        let center = NotificationCenter()
        var iterator = center.notifications(named: Notification.Name("n")).makeAsyncIterator()
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: Notification.Name("n"), object: nil)
        #expect(await iterator.next()?.name.rawValue == "n")
    }
}
