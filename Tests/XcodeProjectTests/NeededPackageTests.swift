import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: packages that are needed")
struct NeededPackageTests {
    private func target(_ id: String, _ products: [PackageProduct], dependencies: [String] = []) -> Target {
        var target = Target(id: id, name: id, kind: .framework, moduleName: id, container: "", root: "")
        target.packageProducts = products
        target.dependencies = dependencies
        return target
    }

    private func project(_ targets: [Target]) -> Project {
        Project(
            name: "App",
            kind: .project,
            path: "/App.xcodeproj",
            targets: targets,
            schemes: [],
            products: [ProjectProduct(name: "Local", package: "local", targets: [])],
            remotePackages: ["kit", "snap", "mock"].map {
                RemotePackage(url: "https://example.com/\($0).git", requirement: "from: \"1.0.0\"")
            },
            inputs: [],
            notes: []
        )
    }

    @Test func `what only tests import isn't fetched for the app`() {
        let project = project([
            target("core", [PackageProduct(name: "Snap", package: "snap")]),
            target(
                "app",
                [PackageProduct(name: "Kit", package: "kit"), PackageProduct(name: "Local")],
                dependencies: ["core"]
            ),
            target("tests", [PackageProduct(name: "Mock", package: "mock")], dependencies: ["app"]),
        ])
        #expect(project.remotePackages(for: ["app"]).map(\.identity) == ["kit", "snap"])
        #expect(project.remotePackages(for: ["tests"]).map(\.identity) == ["kit", "snap", "mock"])
    }

    @Test func `a product of an unknown package may come from any`() {
        let project = project([target("app", [PackageProduct(name: "KitCore")])])
        #expect(project.remotePackages(for: ["app"]).count == 3)
    }

    @Test func `an example's own package is the one around it, by its folder's or its manifest's name`() throws {
        let manifest =
            "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(\n    name: \"RingKit\")\n"
        let fixture = try ProjectFixture(["Clone/Package.swift": manifest, "Clone/Example/App/App.swift": ""])
        let project = fixture.path("Clone/Example/App.xcodeproj")
        #expect(OwnPackage(identity: "ringkit", around: project)?.folder == fixture.path("Clone"))
        #expect(OwnPackage(identity: "clone", around: project)?.folder == fixture.path("Clone"))
        #expect(OwnPackage(identity: "other", around: project) == nil)
    }
}
