import SourceJob
import Testing

@testable import ShadowPackage

@Suite("Shadow package: names of frameworks")
struct FrameworkNameTests {
    @Test
    func `a thin framework can be imported, and code that asks for it hears that it isn't there`() {
        let frameworks = SystemFrameworks(available: ["UIKit", "InsetSwiftUI", "InsetPhotos"])
        #expect(frameworks.isThere("SwiftUI") && frameworks.isThere("Photos"))
        #expect(frameworks.importable.contains("Photos") && !frameworks.importable.contains("SwiftUI"))
        #expect(frameworks.aliasFlags(excluding: ["Photos"]) == ["-module-alias", "SwiftUI=InsetSwiftUI"])
    }

    @Test
    func `what only our modules share has no name that apps can import`() {
        #expect(!SystemFrameworks(available: ["InsetDigests"]).importable.contains("Digests"))
    }
}
