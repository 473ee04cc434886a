import SourceJob
import Testing

@testable import ShadowPackage

@Suite("Shadow package: names of frameworks")
struct FrameworkNameTests {
    @Test
    func `a thin framework can be imported, and code that asks for it hears that it isn't there`() {
        let frameworks = SystemFrameworks(available: ["UIKit", "InsetVision", "InsetSwiftUI"])
        #expect(frameworks.isThere("Vision") && frameworks.isThere("SwiftUI"))
        #expect(frameworks.importable.contains("SwiftUI") && !frameworks.importable.contains("Vision"))
        #expect(frameworks.aliasFlags(excluding: ["SwiftUI"]) == ["-module-alias", "Vision=InsetVision"])
    }

    @Test
    func `an engine that may be missing can be imported, and is there for code that asks`() {
        let frameworks = SystemFrameworks(available: ["InsetJavaScriptCore"])
        #expect(frameworks.importable.contains("JavaScriptCore"))
        #expect(
            frameworks.aliasFlags(excluding: []) == ["-module-alias", "JavaScriptCore=InsetJavaScriptCore"]
        )
    }

    @Test
    func `what only our modules share has no name that apps can import`() {
        #expect(!SystemFrameworks(available: ["InsetCryptography"]).importable.contains("Cryptography"))
    }
}
