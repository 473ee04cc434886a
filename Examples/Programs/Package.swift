// swift-tools-version: 6.1
import PackageDescription

// Sample apps: the folders beside this package, linked in and excluded from what SwiftPM compiles, so that the plugin
// turns them into Swift for Linux.
let samples = [
    "AdaptivePhotos", "ButtonEmporium", "Cards", "Conference", "Contacts", "Files", "GameHUD", "HomeFeed", "Welcome",
]

/// A module of iOS source, in a folder that SwiftPM passes over and the plugin ports.
func ported(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name,
        dependencies: dependencies + [.product(name: "UIKit", package: "Inset")],
        exclude: ["iOS"],
        plugins: [.plugin(name: "PortSources", package: "Inset")]
    )
}

// And three ordinary iOS programs, as another package builds them: language mode 5, nothing but `import UIKit`.
let package = Package(
    name: "Programs",
    dependencies: [.package(name: "Inset", path: "../..")],
    targets: [
        .target(name: "Tasks", dependencies: [.product(name: "UIKit", package: "Inset")]),
        .target(name: "Stopwatch", dependencies: [.product(name: "UIKit", package: "Inset")]),
        .target(name: "Preferences", dependencies: [.product(name: "UIKit", package: "Inset")]),
        .executableTarget(
            name: "programs",
            dependencies: [
                "Tasks", "Stopwatch", "Preferences",
                .product(name: "UIKit", package: "Inset"), .product(name: "Simulator", package: "Inset"),
            ]
        ),
        .executableTarget(
            name: "seeds",
            dependencies: [
                .product(name: "UIKit", package: "Inset"), .product(name: "Simulator", package: "Inset"),
            ]
        ),
        ported(
            "Odometer",
            [.product(name: "InsetCombine", package: "Inset"), .product(name: "InsetOS", package: "Inset")]
        ),
        ported("Dashboard", ["Odometer"]),
        .testTarget(
            name: "PortedTests",
            dependencies: ["Dashboard", "Odometer", .product(name: "Simulator", package: "Inset")]
        ),
        .executableTarget(name: "ticker", dependencies: [.product(name: "UIKit", package: "Inset")]),
        .testTarget(
            name: "ProgramsTests",
            dependencies: [
                "Tasks", "Stopwatch", "Preferences",
                .product(name: "UIKit", package: "Inset"), .product(name: "Simulator", package: "Inset"),
            ]
        ),
        .testTarget(
            name: "SamplesTests",
            dependencies: samples.map { .byName(name: $0) } + [
                .product(name: "UIKit", package: "Inset"), .product(name: "Simulator", package: "Inset"),
            ]
        ),
        .testTarget(
            name: "ProgramsXCTests",
            dependencies: [
                "Tasks", "Stopwatch", "Preferences",
                .product(name: "UIKit", package: "Inset"), .product(name: "Simulator", package: "Inset"),
            ]
        ),
    ]
        + samples.map {
            .executableTarget(
                name: $0,
                dependencies: [.product(name: "UIKit", package: "Inset")],
                exclude: ["App"],
                plugins: [.plugin(name: "PortSources", package: "Inset")]
            )
        },
    swiftLanguageModes: [.v5]
)
