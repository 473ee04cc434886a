import SourceJob
import Testing

@testable import ShadowPackage

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

    @Test func `a framework is there by its own name or by its stand-in's`() {
        let frameworks = SystemFrameworks(available: ["UIKit", "InsetCombine", "InsetOS"])
        #expect(frameworks.isThere("UIKit") && frameworks.isThere("Combine") && frameworks.isThere("os"))
        #expect(!frameworks.isThere("Metal"))
        #expect(frameworks.aliasFlags(excluding: []) == ["-module-alias", "Combine=InsetCombine"])
        #expect(frameworks.renames == ["os": "InsetOS", "OSLog": "InsetOS"])
        #expect(frameworks.aliasFlags(excluding: ["Combine"]) == [])
        // The compiler takes an aliased module by its alias alone.
        let media = SystemFrameworks(available: ["InsetMobileCoreServices", "InsetAVFoundation"])
        #expect(media.renames == ["CoreServices": "MobileCoreServices", "CoreMedia": "AVFoundation"])
    }
}
