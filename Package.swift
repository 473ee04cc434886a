// swift-tools-version: 6.1
import PackageDescription

/// A module map over a Debian library; `package` names what apt installs for it.
func cLibrary(_ name: String, pkgConfig: String?, package: String) -> Target {
    .systemLibrary(
        name: name,
        path: "Sources/CLibraries/\(name)",
        pkgConfig: pkgConfig,
        providers: [.apt([package])]
    )
}

/// Tests run once and take longer to optimize than that saves. `Scripts/build` asks for `-O` everywhere; the compiler
/// behind the driver reads this after it.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-Onone"])]

/// A test target with the support module that all of them share.
func tests(of module: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(module)Tests",
        dependencies: [.byName(name: module), "TestSupport"] + dependencies,
        exclude: exclude,
        swiftSettings: unoptimized
    )
}

/// One of Apple's frameworks beside UIKit, as far as apps need it here; Documentation/Frameworks.md says how far.
func framework(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: ["Platform"] + dependencies, path: "Sources/Frameworks/\(name)")
}

/// What apps find beside UIKit, linked into what they link.
let frameworks: [Target] = [
    framework(
        "InsetAVFoundation",
        "CoreGraphics",
        "ImageIO",
        "InsetAudioToolbox",
        "InsetCoreVideo",
        "ObjectiveCRuntime",
        "QuartzCore"
    ),
    framework("InsetAVKit", "InsetAVFoundation", .target(name: "UIKit")),
    framework("InsetAudioToolbox", "CoreGraphics"),
    framework("InsetAuthenticationServices", .target(name: "UIKit")),
    framework("InsetBackgroundTasks"),
    framework("InsetCallKit"),
    framework("InsetCloudKit"),
    framework(
        "InsetCombine",
        "ObjectiveCRuntime",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine")
    ),
    framework("InsetCommonCrypto", "InsetCryptography"),
    framework("InsetCompression", "CZlib"),
    framework("InsetCoreData", "ObjectiveCRuntime", "SwiftRuntime", .target(name: "UIKit")),
    framework("InsetAccelerate", "CoreGraphics"),
    framework("InsetAdServices"),
    framework("InsetAdSupport"),
    framework("InsetAppTrackingTransparency"),
    framework("InsetContacts", "InsetCoreLocation"),
    framework("InsetContactsUI", "InsetContacts", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetCoreBluetooth"),
    framework("InsetCoreHaptics"),
    framework(
        "InsetCoreImage",
        "CQRCode",
        "CoreGraphics",
        "ImageIO",
        "InsetCoreVideo",
        "InsetMetal",
        "ObjectiveCRuntime",
        .target(name: "UIKit")
    ),
    framework("InsetCoreML", "InsetCoreVideo"),
    framework("InsetCoreMotion"),
    framework("InsetCoreNFC"),
    framework("InsetCoreTelephony"),
    framework("InsetWatchConnectivity"),
    framework("InsetCoreLocation"),
    framework("InsetCoreSpotlight"),
    framework("InsetCoreVideo"),
    framework("InsetCryptoKit", "InsetCryptography", "InsetLocalAuthentication", "InsetSecurity"),
    framework("InsetDeviceCheck"),
    framework("InsetEventKit", "CoreGraphics", "InsetCoreLocation"),
    framework("InsetEventKitUI", "InsetEventKit", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetFoundation", "CFileStreams", "CICU", "InsetMarkdown"),
    framework("InsetGameKit", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetGameplayKit", "InsetSpriteKit"),
    framework("InsetHealthKit", "InsetCoreLocation"),
    framework("InsetIntents", .target(name: "UIKit")),
    framework("InsetJavaScriptCore"),
    framework("InsetLinkPresentation", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetLocalAuthentication"),
    framework("InsetMapKit", "InsetCoreLocation", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetMarkdown", "CCMark"),
    framework("InsetMediaPlayer", "InsetPlaceholders", "ObjectiveCRuntime", .target(name: "UIKit")),
    framework("InsetMessageUI", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetMetal", "QuartzCore"),
    framework("InsetMetalKit", "InsetMetal", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetMetalPerformanceShaders", "InsetMetal"),
    framework("InsetMobileCoreServices", "InsetUniformTypeIdentifiers"),
    framework("InsetMultipeerConnectivity", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetNetwork"),
    framework("InsetNotificationCenter", "CoreGraphics", .target(name: "UIKit")),
    framework("InsetOS"),
    framework("InsetPassKit", .target(name: "UIKit")),
    framework("InsetPDFKit", "CoreGraphics", "ObjectiveCRuntime", .target(name: "UIKit")),
    framework("InsetPencilKit", .target(name: "UIKit")),
    framework(
        "InsetPhotos",
        "CoreGraphics",
        "ImageIO",
        "InsetAVFoundation",
        "InsetCoreLocation",
        "ObjectiveCRuntime",
        .target(name: "UIKit")
    ),
    framework("InsetPhotosUI", "InsetPhotos", "InsetUniformTypeIdentifiers", .target(name: "UIKit")),
    framework("InsetPushKit"),
    framework("InsetQuickLook", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetReplayKit", .target(name: "UIKit")),
    framework("InsetRxCocoaRuntime", "CoreGraphics", "ObjectiveCRuntime", .target(name: "UIKit")),
    framework("InsetSQLite3", "CSQLite"),
    framework("InsetSafariServices", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetSceneKit", "InsetPlaceholders", .target(name: "UIKit")),
    framework("InsetSecurity", "CoreGraphics", "InsetCryptography"),
    framework("InsetSpeech", "InsetAVFoundation"),
    framework(
        "InsetSpriteKit",
        "CChipmunk",
        "CoreGraphics",
        "CoreText",
        "ObjectiveCRuntime",
        "QuartzCore",
        .target(name: "UIKit")
    ),
    framework("InsetStoreKit", "InsetPlaceholders", .target(name: "UIKit")),
    framework(
        "InsetSwiftUI",
        "InsetCombine",
        "InsetCoreData",
        "InsetFoundation",
        "InsetPlaceholders",
        "InsetUniformTypeIdentifiers",
        "SwiftRuntime",
        .target(name: "UIKit")
    ),
    framework("InsetSystemConfiguration"),
    framework("InsetTestActivities", .target(name: "UIKit")),
    framework("InsetUniformTypeIdentifiers"),
    framework("InsetSymbols"),
    framework("InsetUserNotifications", .target(name: "UIKit")),
    framework("InsetUserNotificationsUI", "InsetUserNotifications", .target(name: "UIKit")),
    framework("InsetVideoToolbox", "InsetAVFoundation", "InsetCoreVideo"),
    framework("InsetVision", "CoreGraphics", "ImageIO", "InsetCoreImage", "InsetCoreML"),
    framework("InsetWeatherKit", "InsetCoreLocation"),
    framework("InsetWebKit", "InsetPlaceholders", "ObjectiveCRuntime", .target(name: "UIKit")),
    framework("InsetWidgetKit"),
    framework("Insetlibxml2", "CXML2"),
    framework("Insetsimd"),
    framework("Insetzlib", "CZlib"),
]
let frameworkNames = frameworks.map(\.name)

let package = Package(
    name: "Inset",
    products: [
        .library(name: "Platform", targets: ["Platform"]),
        .library(name: "SwiftRuntime", targets: ["SwiftRuntime"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
        .library(name: "ImageIO", targets: ["ImageIO", "_Testing_CoreGraphics"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "ObjectiveCRuntime", targets: ["ObjectiveCRuntime"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "DeviceCatalog", targets: ["DeviceCatalog"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "AssetCatalog", targets: ["AssetCatalog"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "Simulator", targets: ["Simulator"]),
        .library(name: "Stage", targets: ["Stage"]),
        .library(name: "XcodeProject", targets: ["XcodeProject"]),
        .library(name: "ShadowPackage", targets: ["ShadowPackage"]),
        .library(name: "AppHost", targets: ["AppHost"]),
        // What apps of `inset run` link, so that linking one takes no time.
        .library(
            name: "InsetRuntime",
            type: .dynamic,
            targets: ["AppHost", "UIKit", "Simulator", "ImageIO", "_Testing_UIKit", "_Testing_CoreGraphics"]
                + frameworkNames
        ),
        .library(name: "SourcePort", targets: ["SourceJob", "SourcePort"]),
        .executable(name: "inset-source", targets: ["inset-source"]),
        .plugin(name: "PortSources", targets: ["PortSources"]),
        .library(name: "SimulatorServer", targets: ["SimulatorServer"]),
        .executable(name: "inset", targets: ["inset"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        // Only `InsetCombine` waits for it.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Only `inset-source` waits for it.
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // Project specifications of XcodeGen.
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        cLibrary("CCairo", pkgConfig: "cairo-ft", package: "libcairo2-dev"),
        cLibrary("CCMark", pkgConfig: "libcmark-gfm", package: "libcmark-gfm-extensions-dev"),
        cLibrary("CChipmunk", pkgConfig: nil, package: "libchipmunk-dev"),
        cLibrary("CDeflate", pkgConfig: "libdeflate", package: "libdeflate-dev"),
        cLibrary("CExpat", pkgConfig: "expat", package: "libexpat1-dev"),
        // The C library's streams over functions.
        .systemLibrary(name: "CFileStreams", path: "Sources/CLibraries/CFileStreams"),
        cLibrary("CFontconfig", pkgConfig: "fontconfig", package: "libfontconfig-dev"),
        cLibrary("CFreeType", pkgConfig: "freetype2", package: "libfreetype-dev"),
        cLibrary("CFriBidi", pkgConfig: "fribidi", package: "libfribidi-dev"),
        cLibrary("CGIF", pkgConfig: nil, package: "libgif-dev"),
        cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", package: "libharfbuzz-dev"),
        cLibrary("CHyphen", pkgConfig: nil, package: "libhyphen-dev"),
        // Comes with Swift: the ICU of its Foundation.
        .systemLibrary(name: "CICU", path: "Sources/CLibraries/CICU"),
        cLibrary("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
        cLibrary("CQRCode", pkgConfig: "libqrencode", package: "libqrencode-dev"),
        cLibrary("CSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
        cLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", package: "libturbojpeg0-dev"),
        cLibrary("CWebP", pkgConfig: "libwebp", package: "libwebp-dev"),
        cLibrary("CXML2", pkgConfig: "libxml-2.0", package: "libxml2-dev"),
        cLibrary("CZlib", pkgConfig: "zlib", package: "zlib1g-dev"),

        // Functions of ours over OpenSSL's, of Debian's libssl-dev: its headers stay unseen.
        .target(name: "CLibcrypto", linkerSettings: [.linkedLibrary("crypto")]),
        .target(name: "CMainLoop"),
        .target(name: "Platform"),
        .target(name: "SwiftRuntime", dependencies: ["CMainLoop"]),
        .target(name: "ConstraintSolver"),
        .target(
            name: "CoreGraphics",
            dependencies: ["Platform", "CCairo", "CDeflate", "CGIF", "CPNG", "CTurboJPEG", "CWebP"]
        ),
        .target(name: "ImageIO", dependencies: ["CoreGraphics"]),
        .target(
            name: "CoreText",
            dependencies: [
                "Platform", "CoreGraphics", "CCairo", "CFontconfig", "CFreeType", "CFriBidi", "CHarfBuzz", "CHyphen",
                "CICU",
            ],
            resources: [.copy("Resources")]
        ),
        .target(name: "ObjectiveCRuntime", dependencies: ["Platform", "SwiftRuntime"]),
        .target(
            name: "QuartzCore",
            dependencies: [
                "CMainLoop", "Platform", "SwiftRuntime", "ObjectiveCRuntime", "CoreGraphics", "CoreText",
            ]
        ),
        .target(name: "DeviceCatalog", dependencies: ["Platform"], resources: [.copy("Resources")]),
        .target(name: "InterfaceBuilder", dependencies: ["Platform", "CExpat"], resources: [.copy("Resources")]),
        .target(name: "AssetCatalog", dependencies: ["Platform", "CoreGraphics"]),
        .target(
            name: "UIKit",
            dependencies: [
                "Platform", "SwiftRuntime", "ObjectiveCRuntime", "ConstraintSolver", "CoreGraphics", "CoreText",
                "QuartzCore", "DeviceCatalog", "InterfaceBuilder", "AssetCatalog", "CChipmunk",
                "InsetMarkdown", "InsetSymbols", "InsetUniformTypeIdentifiers",
            ],
            resources: [.copy("Resources")]
        ),
        .target(
            name: "Simulator",
            dependencies: ["Platform", "SwiftRuntime", "CoreGraphics", "DeviceCatalog", "QuartzCore", "UIKit"]
        ),
        .target(
            name: "Stage",
            dependencies: [
                "Platform", "CoreGraphics", "CoreText", "DeviceCatalog", "InterfaceBuilder", "QuartzCore", "UIKit",
                "Simulator",
            ],
            resources: [.copy("Resources")]
        ),
        .target(
            name: "SimulatorServer",
            dependencies: [
                "Platform", "CoreGraphics", "CDeflate", "DeviceCatalog", "InterfaceBuilder", "QuartzCore", "UIKit",
                "Simulator", "Stage", .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.copy("Resources")]
        ),
        // Apps, libraries and their tests as they are: from the project to a package that builds here.
        .target(name: "SourceJob"),
        .target(
            name: "SourcePort",
            dependencies: [
                "Platform", "SourceJob",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            resources: [.copy("Resources")]
        ),
        .executableTarget(name: "inset-source", dependencies: ["SourcePort"]),
        .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["inset-source"]),
        .target(name: "XcodeProject", dependencies: ["Platform", .product(name: "Yams", package: "Yams")]),
        .target(name: "AppJob"),
        .target(
            name: "AppHost",
            dependencies: [
                "AppJob", "InsetPhotosUI", "Platform", "SwiftRuntime", "InterfaceBuilder", "UIKit", "Simulator",
                "SimulatorServer", "Stage",
            ] + frameworkNames.filter { $0 != "InsetPhotosUI" }.map { .byName(name: $0) }
        ),
        .target(name: "ShadowPackage", dependencies: ["AppJob", "Platform", "SourceJob", "XcodeProject"]),
        .executableTarget(
            name: "inset",
            dependencies: [
                "ShadowPackage", "AppJob", "XcodeProject", "Platform", "DeviceCatalog", "InterfaceBuilder", "UIKit",
                "Simulator", "Stage", "SimulatorServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // `make bench-layout`; here rather than in Benchmarks, for what the package keeps to itself.
        .executableTarget(
            name: "layout-benchmark",
            dependencies: [.target(name: "UIKit"), "InterfaceBuilder", "Simulator"],
            path: "Benchmarks/Layout"
        ),
        // `make bench-animation`
        .executableTarget(
            name: "animation-benchmark",
            dependencies: [.target(name: "UIKit"), "QuartzCore"],
            path: "Benchmarks/Animation"
        ),
        // `make bench-lists`
        .executableTarget(
            name: "list-benchmark",
            dependencies: [.target(name: "UIKit"), "Simulator"],
            path: "Benchmarks/Lists"
        ),

        // Swift Testing asks for these beside modules that are named like Apple's.
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "DeviceTestSupport",
            dependencies: ["DeviceCatalog", "Platform", "Simulator", .target(name: "UIKit")],
            path: "Tests/DeviceTestSupport"
        ),
        tests(of: "Platform"),
        tests(of: "SwiftRuntime"),
        tests(of: "ConstraintSolver", exclude: ["Resources"]),
        tests(of: "CoreGraphics", ["CDeflate", "_Testing_CoreGraphics"]),
        tests(of: "ImageIO", ["CoreGraphics", "_Testing_CoreGraphics"]),
        tests(of: "CoreText", ["CoreGraphics", "_Testing_CoreGraphics"]),
        tests(of: "ObjectiveCRuntime"),
        tests(of: "SourcePort", exclude: ["Snippets"]),
        tests(of: "XcodeProject"),
        tests(of: "ShadowPackage", ["SourceJob", "XcodeProject"]),
        tests(of: "QuartzCore", ["CoreGraphics", "_Testing_CoreGraphics"]),
        tests(of: "DeviceCatalog"),
        tests(of: "InterfaceBuilder"),
        tests(of: "AssetCatalog", ["CoreGraphics", "_Testing_CoreGraphics"]),
        tests(of: "UIKit", ["DeviceTestSupport", "SwiftRuntime", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "SimulatorTests",
            dependencies: [
                "Simulator", "CoreGraphics", "CoreText", "InterfaceBuilder", "QuartzCore", "UIKit", "CCairo",
                "CFreeType",
                "CHarfBuzz", "TestSupport",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ],
            exclude: ["ReferencePictures/Pictures"],
            swiftSettings: unoptimized
        ),
        .testTarget(
            name: "LooksTests",
            dependencies: [
                "Simulator", "CoreGraphics", "UIKit", "TestSupport", "_Testing_UIKit", "_Testing_CoreGraphics",
            ],
            exclude: ["Crops.json"],
            swiftSettings: unoptimized
        ),
        tests(of: "Stage", ["InterfaceBuilder", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        tests(
            of: "SimulatorServer",
            [
                "inset", "CDeflate", "CoreGraphics", "Platform", "QuartzCore", "_Testing_CoreGraphics",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]
        ),
        .testTarget(
            name: "PackageTests",
            dependencies: ["TestSupport"],
            exclude: ["AppleNames.txt"],
            swiftSettings: unoptimized
        ),
        .testTarget(
            name: "CorpusTests",
            dependencies: [
                "InterfaceBuilder", "UIKit", "Simulator", "Stage", "TestSupport", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ],
            swiftSettings: unoptimized
        ),
        .testTarget(
            name: "FrameworksTests",
            dependencies: [
                "ObjectiveCRuntime", "Platform", .target(name: "UIKit"), "Simulator", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ] + frameworkNames.map { .byName(name: $0) },
            swiftSettings: unoptimized
        ),
        .testTarget(name: "insetTests", dependencies: ["inset", "TestSupport"], swiftSettings: unoptimized),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += frameworks
package.targets.append(framework("InsetCryptography", "CLibcrypto"))
package.targets.append(framework("InsetPlaceholders", .target(name: "UIKit")))
package.products += frameworkNames.map { .library(name: $0, targets: [$0]) }

/// The folder of swift-syntax as the toolchain brings it for its own macros, where `Scripts/options` names one: compiling it
/// is a quarter of a build's work, as the tool of a plugin is built apart. Packages that use this one never see the folder.
if let folder = Context.environment["INSET_BUILT_SYNTAX"] {
    package.dependencies.removeAll { dependency in
        guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
        return location.hasSuffix("/swift-syntax")
    }
    for target in package.targets where ["SourcePort", "SourcePortTests", "inset-source"].contains(target.name) {
        target.dependencies.removeAll { dependency in
            guard case .productItem(_, "swift-syntax", _, _) = dependency else { return false }
            return true
        }
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-I", folder])]
        let search = ["-L\(folder)", "-Xlinker", "-rpath", "-Xlinker", folder]
        target.linkerSettings = [.unsafeFlags(search + ["-lSwiftSyntax", "-lSwiftParser"])]
    }
}
