/// Apple's frameworks beside UIKit, and the modules that stand in for them here.
///
/// Users' sources keep `import Combine`: they are compiled with `-module-alias Combine=InsetCombine`. A module of Apple's
/// own name in the build would turn `canImport(Combine)` true for packages that know Linux.
package struct SystemFrameworks: Sendable {
    /// Apple's name and ours, where that isn't `Inset` in front.
    private static let otherNames = [
        "os": "InsetOS", "ObjectiveC": "ObjectiveCRuntime", "os.log": "InsetOS", "os.signpost": "InsetOS",
        "OSLog": "InsetOS", "CoreMedia": "InsetAVFoundation", "CoreServices": "InsetMobileCoreServices",
        "AVFAudio": "InsetAVFoundation",
    ]
    /// Modules of ours that aren't called as a framework is.
    private static let nameless: Set<String> = [
        "InsetOS", "InsetCryptography", "InsetFoundation", "InsetMarkdown", "InsetPlaceholders", "InsetRuntime",
        "InsetTestActivities",
    ]
    /// Modules that bear Apple's names in our build.
    private static let own: Set<String> = [
        "UIKit", "CoreGraphics", "CoreText", "QuartzCore", "ImageIO", "Foundation", "CoreFoundation", "Swift",
        "Dispatch", "XCTest", "Testing", "Observation", "_Concurrency", "FoundationNetworking", "FoundationXML",
        "Synchronization", "RegexBuilder", "_StringProcessing", "Distributed", "DeveloperToolsSupport",
    ]
    /// Frameworks that can be imported and hold too little for code that asks whether they are there: libraries keep large
    /// parts behind `canImport(Vision)`, which would not compile, and apps import it only for a few types.
    private static let thin: Set<String> = [
        "CloudKit", "CoreML", "GameKit", "MetalPerformanceShaders", "SceneKit", "Vision",
    ]
    /// Names that the compiler doesn't take as aliases, and second names of one module; the rewriter renames them in the
    /// source.
    private static let renamed: Set<String> = ["os", "ObjectiveC", "OSLog", "CoreMedia", "CoreServices", "AVFAudio"]

    private let available: Set<String>

    /// - Parameter available: The modules that were built.
    package init(available: Set<String>) { self.available = available }

    /// Our module of a framework's name; nil where there is none.
    package func module(of framework: String) -> String? {
        let name = Self.otherNames[framework] ?? "Inset\(framework)"
        return available.contains(name) ? name : nil
    }

    /// Whether a framework can be imported.
    package func isThere(_ framework: String) -> Bool {
        // What the system's C library declares is Linux's.
        framework == "Darwin" || Self.own.contains(framework) || module(of: framework) != nil
    }

    /// Apple's names, with ours, of all that there are.
    private var all: [(framework: String, module: String)] {
        let plain = available.subtracting(Self.nameless).filter { $0.hasPrefix("Inset") && $0.count > 5 }
            .map { (String($0.dropFirst(5)), $0) }
        let others = Self.otherNames.filter { available.contains($0.value) && !$0.key.contains(".") }
            .map { ($0.key, $0.value) }
        return (plain + others).sorted { $0.0 < $1.0 }
    }

    /// Options of the compiler for those that it takes as aliases.
    ///
    /// - Parameter own: Modules of the project, which come first.
    package func aliasFlags(excluding own: Set<String>) -> [String] {
        all.filter { !Self.renamed.contains($0.framework) && !own.contains($0.framework) }
            .flatMap { ["-module-alias", "\($0.framework)=\($0.module)"] }
    }

    /// Every framework that there is, with our module of it: what the rewriter renames where no compiler's option can.
    package var modules: [String: String] {
        Dictionary(all.map { ($0.framework, $0.module) }, uniquingKeysWith: { $1 })
    }

    /// What the rewriter renames where the compiler is given ``aliasFlags(excluding:)``: for a module that has an alias
    /// too, the compiler takes that name alone.
    package var renames: [String: String] {
        let aliases = Dictionary(
            all.filter { !Self.renamed.contains($0.framework) }.map { ($0.module, $0.framework) },
            uniquingKeysWith: { first, _ in first }
        )
        return Dictionary(
            all.filter { Self.renamed.contains($0.framework) }.map { ($0.framework, aliases[$0.module] ?? $0.module) },
            uniquingKeysWith: { $1 }
        )
    }

    /// Names that can be imported, though `canImport` doesn't hold for them.
    package var hidden: [String] { all.map(\.framework).filter(Self.thin.contains) }

    /// The names for which `canImport` holds, and the modules that the rewriter imports for what Foundation and XCTest lack
    /// here.
    package var importable: [String] {
        let supplement = available.intersection(["InsetFoundation", "InsetTestActivities"])
        return Self.own.union(all.map(\.framework)).subtracting(Self.thin).union(supplement).sorted()
    }
}
