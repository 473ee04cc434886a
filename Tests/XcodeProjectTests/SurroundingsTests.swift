import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: what lies around an example")
struct SurroundingsTests {
    /// An app in "Examples" that links a framework which nothing in its project makes.
    private func example() throws -> ProjectFixture {
        var app = ProjectText.app
        app.objects += [
            "H1 = { isa = PBXFrameworksBuildPhase; files = ( B9 ); };", "B9 = { isa = PBXBuildFile; fileRef = F9; };",
            "F9 = { isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };",
        ]
        let place = try #require(app.objects.firstIndex { $0.contains("( S1, R1 )") })
        app.objects[place] = app.objects[place].replacingOccurrences(of: "( S1, R1 )", with: "( S1, R1, H1 )")
        let fixture = try ProjectFixture()
        for (name, text) in ProjectText.appFiles { try fixture.write("Examples/" + name, text) }
        try fixture.write("Examples/App.xcodeproj/project.pbxproj", app.text)
        try fixture.write("Kit/Kit.swift", "public struct Kit {}")
        return fixture
    }

    private func addKitProject(to fixture: ProjectFixture) throws {
        var kit = ProjectText()
        kit.mainGroup = "children = ( F1 );"
        kit.objects = [
            "F1 = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = \"<group>\"; };",
            "S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };", "B1 = { isa = PBXBuildFile; fileRef = F1; };",
        ]
        kit.objects += ProjectText.target("T1", "Kit", type: "framework", phases: "S1", product: "Kit.framework")
        try fixture.write("Kit.xcodeproj/project.pbxproj", kit.text)
    }

    private static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0"><FileRef location="group:Examples/App.xcodeproj"></FileRef>
        <FileRef location="group:Kit.xcodeproj"></FileRef></Workspace>
        """

    @Test func `an example links what the workspace that lists it builds`() throws {
        let fixture = try example()
        try addKitProject(to: fixture)
        try fixture.write("All.xcworkspace/contents.xcworkspacedata", Self.workspace)
        let project = try fixture.read("Examples/App.xcodeproj")
        #expect(project.kind == .project)
        #expect(project.targets.map(\.name) == ["Kit", "My App"])
        #expect(project.targets[1].dependencies == [project.targets[0].id])
        #expect(
            project.notes.map(\.message) == ["Kit: taken from \(fixture.path("All.xcworkspace")), around the project"]
        )
    }

    @Test func `an example links the project or the package that it lies in`() throws {
        let inProject = try example()
        try addKitProject(to: inProject)
        #expect(try inProject.read("Examples/App.xcodeproj").targets.map(\.name) == ["Kit", "My App"])
        let inPackage = try example()
        try inPackage.write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit", path: "Kit")]
            )
            """
        )
        let project = try inPackage.read("Examples/App.xcodeproj")
        #expect(project.targets.map(\.name) == ["Kit", "My App"])
        #expect(project.targets[1].dependencies == [project.targets[0].id])
    }

    @Test func `a target needs what it imports and its project makes, though nothing says so`() throws {
        var project = ProjectText.app
        project.objects += [
            "F7 = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = \"<group>\"; };",
            "S7 = { isa = PBXSourcesBuildPhase; files = ( B7 ); };", "B7 = { isa = PBXBuildFile; fileRef = F7; };",
            "F8 = { isa = PBXFileReference; path = Kit/Other.swift; sourceTree = \"<group>\"; };",
            "S8 = { isa = PBXSourcesBuildPhase; files = ( B8 ); };", "B8 = { isa = PBXBuildFile; fileRef = F8; };",
        ]
        project.objects += ProjectText.target("T7", "Kit", type: "framework", phases: "S7", product: "Kit.framework")
        project.objects += ProjectText.target(
            "T8",
            "KitMore",
            type: "framework",
            phases: "S8",
            product: "KitMore.framework"
        )
        project.mainGroup = "children = ( G2, F7, F8 );"
        project.targets = "T1, T7, T8"
        let fixture = try ProjectFixture()
        for (name, text) in ProjectText.appFiles { try fixture.write(name, text) }
        try fixture.write("App.xcodeproj/project.pbxproj", project.text)
        try fixture.write("Kit/Kit.swift", "public struct Kit {}")
        try fixture.write("Kit/Other.swift", "import Kit")
        let alone = try fixture.read("App.xcodeproj").targets.first { $0.name == "My App" }
        #expect(alone?.dependencies == [])
        try fixture.write("App/Main.swift", "@testable import KitMore\n@main struct Main { static func main() {} }")
        let targets = try fixture.read("App.xcodeproj").targets
        let ids = Dictionary(targets.map { ($0.name, $0.id) }) { $1 }
        #expect(targets.first { $0.name == "My App" }?.dependencies == [try #require(ids["KitMore"])])
        #expect(targets.first { $0.name == "KitMore" }?.dependencies == [try #require(ids["Kit"])])
    }

    @Test func `what lies above a repository is left alone`() throws {
        let fixture = try example()
        try addKitProject(to: fixture)
        try fixture.write("All.xcworkspace/contents.xcworkspacedata", Self.workspace)
        try fixture.write("Examples/.git/HEAD", "")
        let project = try fixture.read("Examples/App.xcodeproj")
        #expect(project.targets.map(\.name) == ["My App"])
        #expect(project.notes.map(\.message).count == 1 && project.notes[0].message.contains("compiled for iOS"))
    }
}
