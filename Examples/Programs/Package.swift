// swift-tools-version: 6.1
import PackageDescription

// Sample apps: the folders beside this package, as `Scripts/port-examples` turns them into Swift for Linux.
let samples = [
    "AdaptivePhotos", "ButtonEmporium", "Conference", "Contacts", "Files", "GameHUD", "HomeFeed",
]

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
                dependencies: [.product(name: "UIKit", package: "Inset")]
            )
        },
    swiftLanguageModes: [.v5]
)
