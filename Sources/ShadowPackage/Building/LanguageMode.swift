/// How strictly a module's concurrency is checked.
///
/// Apple's SDK says of many functions that they are older than Swift's concurrency (`@preconcurrency`), which makes
/// warnings of Swift 6's errors in their callers; Linux's Dispatch, Foundation and XCTest say it of fewer. The checks never
/// change what a program means, so where they alone are in the way, a module of Swift 6 is compiled as Swift 5 with
/// everything else of Swift 6 turned on.
struct LanguageMode {
    private let strict: [String]

    /// What is said of a module that was compiled so.
    static let note = "compiled without Swift 6's checks of concurrency, which Linux's modules don't know enough for"

    /// What Swift 6 turns on, besides checks.
    private static let features = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
        "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
    ]

    /// The mode that the compiler's arguments ask for.
    init(_ arguments: [String]) { strict = arguments }

    private var version: Int? {
        guard let flag = strict.lastIndex(of: "-swift-version"), flag + 1 < strict.count else { return nil }
        return flag + 1
    }

    private var isSwift6: Bool { version.map { strict[$0].split(separator: ".").first == "6" } ?? false }

    /// The arguments, with the checks or without.
    func arguments(isLenient: Bool) -> [String] {
        guard isLenient, isSwift6, let version else { return strict }
        var arguments = strict
        arguments[version] = "5"
        return arguments + Self.features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The first error that Swift 5 wouldn't make of the same source; nil in other modes.
    func faultOfConcurrency(in errors: [CompilerMessage]) -> CompilerMessage? {
        guard isSwift6 else { return nil }
        let words = ["Sendable", "concurrency-safe", "isolat", "data race", "sending"]
        return errors.first { error in words.contains { error.text.contains($0) } }
    }
}
