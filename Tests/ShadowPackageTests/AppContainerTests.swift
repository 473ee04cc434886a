import Foundation
import Testing

@testable import ShadowPackage

@Suite("Shadow packages: an app's container")
struct AppContainerTests {
    @Test func `an app finds its documents, caches and temporary files before it saved anything`() throws {
        let shadow = FileManager.default.temporaryDirectory.appendingPathComponent("shadow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: shadow) }
        let container = AppContainer(in: shadow)
        try container.make()
        let names = try FileManager.default.subpathsOfDirectory(atPath: container.home.path).sorted()
        // `Application Support` is the app's to make, as on iOS.
        #expect(names == ["Documents", "Library", "Library/Caches", "Library/Preferences", "tmp"])
        // A second launch leaves what there is.
        let saved = container.home.appendingPathComponent("Documents/Notes.txt")
        try Data("kept".utf8).write(to: saved)
        try container.make()
        #expect(try Data(contentsOf: saved) == Data("kept".utf8))
    }

    @Test func `every folder that Foundation is told of lies in the app's shadow`() {
        let shadow = URL(fileURLWithPath: "/shadows/App-1")
        let environment = AppContainer(in: shadow).environment
        #expect(
            environment.keys.sorted() == ["CFFIXED_USER_HOME", "HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_DATA_HOME"]
        )
        #expect(environment.values.allSatisfy { $0.hasPrefix("/shadows/App-1/Home") })
    }
}
