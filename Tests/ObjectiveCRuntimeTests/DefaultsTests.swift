import Foundation
import ObjectiveCRuntime
import Testing

@Suite("Runtime: defaults by key")
struct DefaultsTests {
    @Test func `a default is read and written as a value of its key`() throws {
        let name = "inset.test.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        #expect(defaults.value(forKey: "a") == nil)
        defaults.setValue(3, forKey: "a")
        #expect(defaults.integer(forKey: "a") == 3 && defaults.value(forKey: "a") as? Int == 3)
        defaults.setValue(nil, forKey: "a")
        #expect(defaults.object(forKey: "a") == nil)
    }
}
