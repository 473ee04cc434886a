import Foundation
import SourceJob
import Testing

@testable import ShadowPackage
@testable import XcodeProject

@Suite("Shadow package: estimates")
struct EstimateTests {
    @Test func `names in comments and strings don't count, declarations and imports are told apart`() {
        let words = SourceWords(
            Array(
                """
                import UIKit
                import struct Metal.MTLSize
                // UIActivity
                /* UIPrinter /* UIDocument */ UIFont */
                final class NSOwnThing: UIView { let s = "UIImage \\" UIColor", t = \"\"\"
                 UIWindow
                \"\"\"; func f(_ a: UIView) { UIView.animate {}; objc_setAssociatedObject(a) } }
                """.utf8
            )
        )
        #expect(words.imports == ["UIKit", "Metal"])
        #expect(SourceWords(Array("switch kind { case .import: NSLog(a)\n default: return }".utf8)).imports.isEmpty)
        #expect(words.symbols["UIView"] == 3)
        #expect(words.symbols["objc_setAssociatedObject"] == 1)
        #expect(
            words.symbols.keys.allSatisfy {
                !["UIActivity", "UIPrinter", "UIImage", "UIColor", "UIWindow"].contains($0)
            }
        )
        #expect(words.declared.contains("NSOwnThing"))
        #expect(words.lines == 7)
    }

    @Test(arguments: [
        ("UIView", true), ("UIKit", false), ("NSObject", true), ("URL", false), ("MTLDevice", true), ("CIImage", true),
        ("UISomeX", true), ("Uikit", false),
    ])
    func `Apple's names have a framework's capitals in front`(word: String, isApples: Bool) {
        #expect(SourceWords.isApples(word) == isApples)
    }

    @Test(
        arguments: [
            (["UIView"], "UIView"), (["NSStringFromClass(_:)"], "NSStringFromClass"), (["UIView", "frame"], nil),
            (["NSNotification", "Name", "UIKeyboardWillShow"], "UIKeyboardWillShow"), ([], nil),
        ] as [([String], String?)]
    )
    func `members that are named as what stands at the top of a module are there`(path: [String], name: String?) {
        #expect(KnownSymbols.name(at: path) == name)
    }

    @Test func `a framework is there by its own name or by its stand-in's`() {
        let frameworks = SystemFrameworks(available: ["UIKit", "InsetCombine", "InsetOS"])
        #expect(frameworks.isThere("UIKit") && frameworks.isThere("Combine") && frameworks.isThere("os"))
        #expect(!frameworks.isThere("Metal"))
        #expect(frameworks.aliasFlags(excluding: []) == ["-module-alias", "Combine=InsetCombine"])
        #expect(frameworks.renames == ["os": "InsetOS", "OSLog": "InsetOS"])
        #expect(frameworks.aliasFlags(excluding: ["Combine"]) == [])
        // The compiler takes an aliased module by its alias alone.
        let media = SystemFrameworks(available: ["InsetMobileCoreServices", "InsetAVFoundation"])
        #expect(
            media.renames == [
                "CoreServices": "MobileCoreServices", "CoreMedia": "AVFoundation", "AVFAudio": "AVFoundation",
            ]
        )
        #expect(media.isThere("Darwin") && media.isThere("AVFAudio") && !media.isThere("CarPlay"))
    }

    @Test func `parts of an imported module and the compiler's attributes are no symbols`() {
        let words = SourceWords(
            Array("import UIKit.UIGestureRecognizerSubclass\nclass A: UIView { @NSManaged var radius: CGFloat }".utf8)
        )
        #expect(words.imports == ["UIKit"])
        #expect(words.symbols == ["UIView": 1, "CGFloat": 1])
    }

    @Test func `what is for other platforms, and the class that CocoaPods adds, takes nothing of the share`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("inset-estimate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = [
            "Both.swift": """
            #if os(macOS)
            import AppKit
            typealias Color = NSColor
            #else
            import UIKit
            typealias Color = UIColor
            #endif
            """,
            "Flag.swift": "#if PRO\nlet view = UIMissingView()\n#endif",
            "Other.swift": "let view = UIOtherView()",
        ]
        for (name, text) in sources {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        var app = Target(
            id: "App",
            name: "App",
            kind: .application,
            moduleName: "App",
            container: folder.path + "/App.xcodeproj",
            root: folder.path
        )
        app.sources =
            sources.keys.sorted().map { SourceFile(folder.path + "/" + $0) } + [
                SourceFile(folder.path + "/Pods/Target Support Files/Pods-App/Pods-App-dummy.m")
            ]
        app.conditions = ["PRO"]
        let project = Project(
            name: "App",
            kind: .project,
            path: app.container,
            targets: [app],
            schemes: [],
            products: [],
            remotePackages: [],
            inputs: [],
            notes: []
        )
        let estimate = PortEstimate(
            of: project,
            known: ["UIColor"],
            frameworks: SystemFrameworks(available: ["UIKit"])
        )
        #expect(estimate.files == 3)
        #expect(estimate.missingFrameworks == [])
        #expect(estimate.missingSymbols.map(\.name) == ["UIMissingView", "UIOtherView"])
        #expect(estimate.incomplete.map { ($0.path as NSString).lastPathComponent } == ["Flag.swift", "Other.swift"])
    }
}
