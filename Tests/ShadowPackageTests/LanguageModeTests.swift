import Testing

@testable import ShadowPackage

@Suite("Shadow package: language modes")
struct LanguageModeTests {
    private func error(_ text: String) -> CompilerMessage {
        CompilerMessage(file: "A.swift", line: 1, column: 1, severity: .error, text: text)
    }

    @Test(arguments: [
        ("capture of 'b' with non-Sendable type 'Box' in a '@Sendable' closure [#SendableClosureCaptures]", true),
        ("call to main actor-isolated instance method 'f()' in a synchronous nonisolated context", true),
        ("var 'h' is not concurrency-safe because it is nonisolated global shared mutable state", true),
        ("cannot find 'x' in scope", false),
    ])
    func `an error of concurrency is one that Swift 5 doesn't make`(text: String, isOne: Bool) {
        let errors = [error("cannot find 'y' in scope"), error(text)]
        #expect(LanguageMode(["-swift-version", "6"]).faultOfConcurrency(in: errors) == (isOne ? errors[1] : nil))
        #expect(LanguageMode(["-swift-version", "5"]).faultOfConcurrency(in: errors) == nil)
    }

    @Test func `without the checks a module is Swift 5 with what else Swift 6 turns on`() {
        let strict = ["-swift-version", "5", "-c", "-swift-version", "6", "-DA"]
        let mode = LanguageMode(strict)
        #expect(mode.arguments(isLenient: false) == strict)
        let lenient = mode.arguments(isLenient: true)
        #expect(lenient.prefix(6) == ["-swift-version", "5", "-c", "-swift-version", "5", "-DA"])
        #expect(lenient.dropFirst(6).prefix(2) == ["-enable-upcoming-feature", "BareSlashRegexLiterals"])
        #expect(LanguageMode(["-swift-version", "5"]).arguments(isLenient: true) == ["-swift-version", "5"])
    }
}
