import Testing

@testable import SourcePort

@Suite("SourcePort: conditions")
struct ConditionTests {
    private let conditions = BuildConditions(flags: ["DEBUG"], swift: "6.3", modules: ["UIKit", "os"], arch: "arm64")

    @Test(arguments: [
        ("os(iOS)", true), ("os(Linux)", false), ("os(iOS) && !os(macOS)", true), ("!(os(iOS) || DEBUG)", false),
        ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false), ("arch(arm64)", true),
        ("arch(x86_64)", false), ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(os.log)", true),
        ("canImport(UIKit, _version: 13)", true), ("swift(>=5.9)", true), ("swift(>=6.3.1)", false),
        ("swift(<6)", false),
        ("compiler(>=6.0)", true), ("DEBUG", true), ("RELEASE", false), ("true", true), ("false || DEBUG", true),
        ("DEBUG&&os(iOS)", true), ("os(iOS) // phones", true), ("canImport(ObjectiveC)", true), ("swift(>=5)", true),
    ])
    func `a condition is what a build for the simulator says`(text: String, holds: Bool) {
        #expect(ConditionExpression.holds(text[...], under: conditions) == holds)
    }

    @Test(arguments: ["", "&&", "os(iOS", "DEBUG DEBUG", "unknown(x)", "(((((", "!"])
    func `a condition of another form isn't decided`(text: String) {
        #expect(ConditionExpression.holds(text[...], under: conditions) == nil)
    }

    @Test func `a condition of ten thousand parentheses is refused`() {
        let text = String(repeating: "(", count: 10_000) + "DEBUG" + String(repeating: ")", count: 10_000)
        #expect(ConditionExpression.holds(text[...], under: conditions) == nil)
    }
}
