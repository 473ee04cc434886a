import Testing

@testable import ShadowPackage
@testable import XcodeProject

@Suite("Shadow package: the app that is meant")
struct AppChoiceTests {
    private func app(_ name: String, _ sources: [String]) -> Target {
        var app = Target(
            id: name,
            name: name,
            kind: .application,
            moduleName: name,
            container: "/p/\(name).xcodeproj",
            root: "/p"
        )
        app.sources = sources.map { SourceFile($0) }
        return app
    }

    @Test func `of two apps in a workspace the one that doesn't begin in Objective-C is run`() throws {
        let project = Project(
            name: "Pager",
            kind: .workspace,
            path: "/p/Pager.xcworkspace",
            targets: [
                app("Old", ["/p/Old/main.m", "/p/Kit.swift"]), app("New", ["/p/New/AppDelegate.swift", "/p/Kit.m"]),
            ],
            schemes: [],
            products: [],
            remotePackages: [],
            inputs: [],
            notes: []
        )
        #expect(try AppChoice(project, ShadowProject.Choice()).app().0.name == "New")
        #expect(try AppChoice(project, ShadowProject.Choice(target: "Old")).app().0.name == "Old")
    }

    @Test func `the app of the project that was given goes before those of projects around it`() throws {
        let project = Project(
            name: "Example",
            kind: .project,
            path: "/p/Sample.xcodeproj",
            targets: [app("Example", ["/p/Example.swift"]), app("Sample", ["/p/Sample.swift"])],
            schemes: [],
            products: [],
            remotePackages: [],
            inputs: [],
            notes: []
        )
        #expect(try AppChoice(project, ShadowProject.Choice()).app().0.name == "Sample")
    }
}
