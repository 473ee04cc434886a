// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Inset", path: "..")],
    targets: [
        .executableTarget(
            name: "inset-benchmark",
            dependencies: [.product(name: "DeviceCatalog", package: "Inset")]
        )
    ],
    swiftLanguageModes: [.v6]
)
