import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Project folders")
struct ProjectFolderTests {
    private static let files = [
        "App.xcodeproj/project.pbxproj": "", "App/Screens/Base.lproj/A.storyboard": "",
        "App/Screens/Images.xcassets/Contents.json": "",
        "App/Assets.xcassets/Inner.xcassets/Contents.json": "", "App/Fonts/B.ttf": "", "Other/a.OTF": "",
        "Pods/P/P.xcassets/Contents.json": "",
        ".hidden/H.xcassets/Contents.json": "", "build/Z.xcassets/Contents.json": "",
        "App/fr.lproj/Localizable.strings": "",
    ]

    @Test
    func `the project is the nearest folder with a project file`() throws {
        try Fixture.withFolder(Self.files) { folder in
            let project = ProjectFolder(
                containing: folder.appendingPathComponent("App/Screens/Base.lproj/A.storyboard")
            )
            #expect(project.root.lastPathComponent == folder.lastPathComponent)
        }
    }

    @Test
    func `without a project file it is the boundary, else the document's folder`() throws {
        try Fixture.withFolder(["S/Base.lproj/A.storyboard": ""]) { folder in
            let document = folder.appendingPathComponent("S/Base.lproj/A.storyboard")
            #expect(
                ProjectFolder(containing: document, boundary: folder).root.lastPathComponent == folder.lastPathComponent
            )
            #expect(ProjectFolder(containing: document).root.lastPathComponent == "S")
        }
    }

    @Test
    func `what lies nearest to the document comes first; products and other people's code are left out`() throws {
        try Fixture.withFolder(Self.files) { folder in
            let loop = folder.appendingPathComponent("App/Loop")
            try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: folder)
            let project = ProjectFolder(
                containing: folder.appendingPathComponent("App/Screens/Base.lproj/A.storyboard")
            )
            let contents = project.findContents()
            #expect(contents.assetCatalogs.map(\.lastPathComponent) == ["Images.xcassets", "Assets.xcassets"])
            #expect(contents.localizationFolders.map(\.lastPathComponent) == ["Base.lproj", "fr.lproj"])
            #expect(contents.fonts.map(\.lastPathComponent) == ["B.ttf", "a.OTF"])
            #expect(contents.isComplete)
        }
    }

    @Test
    func `a target's own catalog comes before one that lies higher up, however deep it is put away`() {
        var contents = ProjectFolder.Contents()
        let paths = ["Assets", "App/Resources/Images/Assets", "Widget/Assets", "App/Zoo"]
        contents.assetCatalogs = paths.map { URL(fileURLWithPath: "/project/\($0).xcassets") }
        let near = contents.sorted(from: URL(fileURLWithPath: "/project/App/Screens/Main.storyboard"))
        let order = near.assetCatalogs.map { $0.deletingPathExtension().path.dropFirst("/project/".count) }
        #expect(order == ["App/Zoo", "App/Resources/Images/Assets", "Assets", "Widget/Assets"])
    }

    @Test
    func `a search that reaches its limits says so`() throws {
        try Fixture.withFolder(Self.files) { folder in
            var limits = ProjectFolder.Limits()
            limits.entries = 3
            #expect(!ProjectFolder(containing: folder).findContents(limits: limits).isComplete)
            limits = ProjectFolder.Limits()
            limits.depth = 0
            #expect(!ProjectFolder(containing: folder).findContents(limits: limits).isComplete)
        }
    }
}
