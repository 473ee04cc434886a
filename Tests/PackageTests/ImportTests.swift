import Foundation
import Testing

@Suite("Package: imports")
struct ImportTests {
    /// Which modules of ours a module may import, `Platform` aside, which all may.
    static let table: [String: Set<String>] = {
        let ground: Set<String> = ["ConstraintSolver", "DeviceCatalog", "InterfaceBuilder"]
        let drawing: Set<String> = ["CoreGraphics", "CoreText"]
        let belowUIKit = ground.union(drawing).union([
            "SwiftRuntime", "ObjectiveCRuntime", "QuartzCore", "AssetCatalog",
        ])
        let belowStage = belowUIKit.union(["UIKit", "Simulator"])
        let belowTools = belowStage.union(["Stage"])
        return [
            "Platform": [], "SwiftRuntime": ["CMainLoop"], "ConstraintSolver": [], "DeviceCatalog": [],
            "InterfaceBuilder": ["CExpat"],
            "ObjectiveCRuntime": ["SwiftRuntime"],
            "SourceJob": [], "SourcePort": ["SourceJob", "SwiftSyntax", "SwiftParser"], "inset-source": ["SourcePort"],
            "XcodeProject": ["Yams"], "AppJob": [], "ShadowPackage": ["AppJob", "SourceJob", "XcodeProject"],
            "AppHost": belowTools.union(["AppJob", "InsetPhotosUI", "SimulatorServer"]),
            "CoreGraphics": ["CCairo", "CDeflate", "CGIF", "CPNG", "CTurboJPEG", "CWebP"],
            "CoreText": [
                "CoreGraphics", "CCairo", "CFontconfig", "CFreeType", "CFriBidi", "CHarfBuzz", "CHyphen", "CICU",
            ],
            "ImageIO": ["CoreGraphics"],
            "QuartzCore": drawing.union(["CMainLoop", "SwiftRuntime", "ObjectiveCRuntime"]),
            "AssetCatalog": ["CoreGraphics"],
            "UIKit": belowUIKit.union([
                "CChipmunk", "InsetMarkdown", "InsetSymbols", "InsetUniformTypeIdentifiers",
            ]),
            "Simulator": belowUIKit.union(["UIKit"]), "Stage": belowStage,
            "LayoutAudit": belowTools, "SimulatorServer": belowTools.union(["CDeflate", "FlyingFox", "FlyingSocks"]),
            "SimulatorTesting": belowTools,
            "inset": belowTools.union([
                "LayoutAudit", "SimulatorServer", "ArgumentParser", "AppJob", "ShadowPackage", "XcodeProject",
            ]),
            "_Testing_CoreGraphics": ["CoreGraphics"], "_Testing_UIKit": ["UIKit"],
            "InsetCombine": ["ObjectiveCRuntime", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"],
            "InsetOS": [],
            "InsetPlaceholders": ["UIKit"],
            "InsetMarkdown": ["CCMark"],
            "InsetSQLite3": ["CSQLite"],
            "Insetlibxml2": ["CXML2"],
            "InsetSymbols": [],
            "InsetTestActivities": ["UIKit"],
            "InsetUniformTypeIdentifiers": [],
            "InsetMobileCoreServices": ["InsetUniformTypeIdentifiers"],
            "InsetCoreLocation": [],
            "InsetMapKit": ["InsetCoreLocation", "InsetPlaceholders", "UIKit"],
            "InsetWebKit": ["InsetPlaceholders", "ObjectiveCRuntime", "UIKit"],
            "InsetAVFoundation": [
                "CoreGraphics", "ImageIO", "InsetAudioToolbox", "InsetCoreVideo", "ObjectiveCRuntime", "QuartzCore",
            ],
            "InsetAVKit": ["InsetAVFoundation", "UIKit"],
            "InsetAccelerate": ["CoreGraphics"],
            "InsetAdServices": [],
            "InsetAdSupport": [],
            "InsetAppTrackingTransparency": [],
            "InsetCallKit": [],
            "InsetCloudKit": [],
            "InsetContacts": ["InsetCoreLocation"],
            "InsetContactsUI": ["InsetContacts", "InsetPlaceholders", "UIKit"],
            "InsetCoreBluetooth": [],
            "InsetCoreHaptics": [],
            "InsetCoreImage": [
                "CQRCode", "CoreGraphics", "ImageIO", "InsetCoreVideo", "InsetMetal", "ObjectiveCRuntime", "UIKit",
            ],
            "InsetCoreML": ["InsetCoreVideo"],
            "InsetCoreMotion": [],
            "InsetCoreNFC": [],
            "InsetCoreTelephony": [],
            "InsetCoreVideo": [],
            "InsetEventKit": ["CoreGraphics", "InsetCoreLocation"],
            "InsetEventKitUI": ["InsetEventKit", "InsetPlaceholders", "UIKit"],
            "InsetFoundation": ["CFileStreams", "CICU", "InsetMarkdown"],
            "InsetCompression": ["CZlib"],
            "InsetGameKit": ["InsetPlaceholders", "UIKit"],
            "InsetGameplayKit": ["InsetSpriteKit"],
            "InsetMetal": ["QuartzCore"],
            "InsetMetalKit": ["InsetMetal", "InsetPlaceholders", "UIKit"],
            "InsetMetalPerformanceShaders": ["InsetMetal"], "InsetSceneKit": ["InsetPlaceholders", "UIKit"],
            "Insetsimd": [],
            "Insetzlib": ["CZlib"],
            "InsetWatchConnectivity": [],
            "InsetSafariServices": ["InsetPlaceholders", "UIKit"],
            "InsetMessageUI": ["InsetPlaceholders", "UIKit"],
            "InsetLocalAuthentication": [],
            "InsetUserNotifications": ["UIKit"],
            "InsetAudioToolbox": ["CoreGraphics"],
            "InsetAuthenticationServices": ["UIKit"],
            "InsetBackgroundTasks": [],
            "InsetCoreData": ["ObjectiveCRuntime", "SwiftRuntime", "UIKit"],
            "InsetCoreSpotlight": [],
            "InsetHealthKit": ["InsetCoreLocation"],
            "InsetIntents": ["UIKit"],
            "InsetJavaScriptCore": [],
            "InsetLinkPresentation": ["InsetPlaceholders", "UIKit"],
            "InsetMediaPlayer": ["InsetPlaceholders", "ObjectiveCRuntime", "UIKit"],
            "InsetQuickLook": ["InsetPlaceholders", "UIKit"],
            "InsetSecurity": ["CoreGraphics", "InsetCryptography"],
            "InsetWidgetKit": [],
            "InsetCommonCrypto": ["InsetCryptography"],
            "InsetCryptoKit": ["InsetCryptography", "InsetLocalAuthentication", "InsetSecurity"],
            "InsetDeviceCheck": [],
            "InsetCryptography": ["CLibcrypto"],
            "InsetMultipeerConnectivity": ["InsetPlaceholders", "UIKit"],
            "InsetNetwork": [],
            "InsetNotificationCenter": ["CoreGraphics", "UIKit"],
            "InsetPDFKit": ["CoreGraphics", "ObjectiveCRuntime", "UIKit"],
            "InsetPencilKit": ["UIKit"],
            "InsetPhotos": [
                "CoreGraphics", "ImageIO", "InsetAVFoundation", "InsetCoreLocation", "ObjectiveCRuntime", "UIKit",
            ],
            "InsetPhotosUI": ["InsetPhotos", "InsetUniformTypeIdentifiers", "UIKit"],
            "InsetPassKit": ["UIKit"],
            "InsetPushKit": [],
            "InsetReplayKit": ["UIKit"],
            "InsetRxCocoaRuntime": ["CoreGraphics", "ObjectiveCRuntime", "UIKit"],
            "InsetSpeech": ["InsetAVFoundation"],
            "InsetSpriteKit": [
                "CChipmunk", "CoreGraphics", "CoreText", "ObjectiveCRuntime", "QuartzCore", "UIKit",
            ],
            "InsetStoreKit": ["InsetPlaceholders", "UIKit"],
            "InsetSwiftUI": [
                "InsetCombine", "InsetCoreData", "InsetFoundation", "InsetPlaceholders", "InsetUniformTypeIdentifiers",
                "SwiftRuntime",
                "UIKit",
            ],
            "InsetSystemConfiguration": [],
            "InsetUserNotificationsUI": ["InsetUserNotifications", "UIKit"],
            "InsetVideoToolbox": ["InsetAVFoundation", "InsetCoreVideo"],
            "InsetWeatherKit": ["InsetCoreLocation"],
            "InsetVision": ["CoreGraphics", "ImageIO", "InsetCoreImage", "InsetCoreML"],
        ]
    }()

    /// Modules that come with Swift.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Dispatch",
        "Synchronization",
        "Observation", "RegexBuilder", "Testing", "XCTest", "CoreFoundation", "_Concurrency",
    ]

    static func imports(of file: SourceTree.File) -> [String] {
        let line =
            #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(?<module>\w+)/#
        // What stands in a string is imported by a source that is written at run time.
        var isText = false
        return file.lines.filter { line in
            defer { if line.matches(of: #/"""/#).count == 1 { isText.toggle() } }
            return !isText && line.contains("import ") && !line.contains("//")
        }
        .compactMap { $0.firstMatch(of: line).map { String($0.module) } }
    }

    @Test
    func `a module imports only what lies below it`() throws {
        #expect(!SourceTree.sources.isEmpty)
        for file in SourceTree.sources {
            let allowed = try #require(Self.table[file.module], "\(file.module) has no row in the table")
            for name in Self.imports(of: file) where !Self.toolchain.contains(name) && name != "Platform" {
                #expect(allowed.contains(name), "\(file) imports \(name)")
            }
        }
    }

    @Test
    func `a module declares in the manifest what it imports`() throws {
        let manifest = try SourceTree.contents(of: "Package.swift")
        var declared: [String: String] = [:]
        let pattern = #/[tT]arget\(\s*name: "(?<name>[\w-]+)"(?:,\s*dependencies: \[(?<list>[^\]]*)\])?/#
        for match in manifest.matches(of: pattern) {
            // `.target(name: "UIKit")` in a list of dependencies declares nothing.
            declared[String(match.name)] = match.list.map(String.init) ?? declared[String(match.name)] ?? ""
        }
        let frameworks = #/framework\(\s*"(?<name>\w+)"(?<list>(?:[^()]|\([^()]*\))*)\)/#
        for match in manifest.matches(of: frameworks) {
            declared[String(match.name)] = "\"Platform\"" + match.list
        }
        for file in SourceTree.sources {
            let list = try #require(declared[file.module], "\(file.module) isn't in Package.swift")
            for name in Self.imports(of: file) where !Self.toolchain.contains(name) {
                #expect(list.contains("\"\(name)\""), "\(file) imports \(name), which Package.swift doesn't say")
            }
        }
    }

    @Test(arguments: [
        ("import UIKit", "UIKit"), ("@_exported import Foundation", "Foundation"), ("@_spi(X) import A", "A"),
        ("@testable import Platform", "Platform"), ("import struct Foundation.Data", "Foundation"),
        ("package import B", "B"), ("// import C", nil), ("let important = 1", nil),
    ])
    func `an import is recognized however it is written`(line: String, module: String?) {
        let file = SourceTree.File(path: "Sources/A/a.swift", lines: [line])
        #expect(Self.imports(of: file).first == module)
    }
}
