// swift-tools-version: 6.1
import PackageDescription

// Three ordinary iOS programs, as another package builds them: language mode 5, nothing but `import UIKit`.
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
        // Apps with storyboards: the folders beside this package, as `Scripts/port-examples` turns them into Swift for Linux.
        .executableTarget(
            name: "AdaptivePhotos",
            dependencies: [.product(name: "UIKit", package: "Inset")]
        ),
        .executableTarget(
            name: "GameHUD",
            dependencies: [.product(name: "UIKit", package: "Inset")]
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
                "Tasks", "Stopwatch", "Preferences", "AdaptivePhotos", "GameHUD",
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
    ],
    swiftLanguageModes: [.v5]
)
