import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: workspaces, schemes, packages, pods and folders")
struct ProjectKindTests {
    private static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0">
           <Group location="container:" name="All">
              <FileRef location="group:App.xcodeproj"></FileRef>
           </Group>
           <FileRef location="group:Gone.xcodeproj"></FileRef>
        </Workspace>
        """

    @Test func `a workspace has the targets of its projects, and tells those that are missing`() throws {
        let fixture = try ProjectFixture(ProjectText.appFiles)
        try fixture.write("App.xcodeproj/project.pbxproj", ProjectText.app.text)
        try fixture.write("All.xcworkspace/contents.xcworkspacedata", Self.workspace)
        let project = try fixture.read("All.xcworkspace")
        #expect((project.kind, project.name) == (.workspace, "All"))
        #expect(project.targets.map(\.id) == ["App.xcodeproj/My App"])
        #expect(project.notes.map(\.message) == ["\(fixture.path("Gone.xcodeproj")) is missing and left out"])
    }

    @Test func `a scheme and its test plan say what runs with what`() throws {
        let fixture = try ProjectFixture(ProjectText.appFiles)
        try fixture.write("App.xcodeproj/project.pbxproj", ProjectText.app.text)
        try fixture.write(
            "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme",
            """
            <Scheme><LaunchAction buildConfiguration="Debug"><BuildableProductRunnable><BuildableReference BlueprintName="My App"/>
            </BuildableProductRunnable><CommandLineArguments><CommandLineArgument argument="-reset YES" isEnabled="YES"/>
            <CommandLineArgument argument="-off" isEnabled="NO"/></CommandLineArguments><EnvironmentVariables>
            <EnvironmentVariable key="API" value="local" isEnabled="YES"/></EnvironmentVariables></LaunchAction>
            <TestAction buildConfiguration="Test" shouldUseLaunchSchemeArgsEnv="YES"><TestPlans><TestPlanReference reference="container:Plan.xctestplan" default="YES"/>
            </TestPlans></TestAction></Scheme>
            """
        )
        try fixture.write(
            "Plan.xctestplan",
            """
            {"configurations":[],"defaultOptions":{"commandLineArgumentEntries":[{"argument":"-a b"},{"argument":"c","enabled":false}]},
            "testTargets":[{"target":{"name":"AppTests"},"skippedTests":["SumTests/testSlow()"]},{"enabled":false,"target":{"name":"Off"}}],"version":1}
            """
        )
        let scheme = try #require(try fixture.read("App.xcodeproj").schemes.first)
        #expect((scheme.name, scheme.runs, scheme.configuration) == ("App", "My App", "Debug"))
        #expect(scheme.testConfiguration == "Test")
        #expect((scheme.arguments, scheme.environment) == (["-reset", "YES"], ["API": "local"]))
        #expect(scheme.tests == [.init(target: "AppTests", skipped: ["SumTests/testSlow()"])])
        #expect((scheme.testArguments, scheme.testEnvironment) == (["-a", "b"], ["API": "local"]))
    }

    @Test func `a package has its targets, products and settings, and nothing is written beside it`() throws {
        let fixture = try ProjectFixture([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "KitUI", targets: ["Kit"])],
                targets: [
                    .target(name: "CKit"),
                    .target(name: "Kit", dependencies: ["CKit"], exclude: ["Notes.txt"], resources: [.process("Media"), .copy("Data")],
                        swiftSettings: [.define("KIT"), .define("MAC", .when(platforms: [.macOS]))]),
                    .testTarget(name: "KitTests", dependencies: ["Kit"]),
                ]
            )
            """,
            "Sources/Kit/Kit.swift": "", "Sources/Kit/Notes.txt": "", "Sources/Kit/Media/a.png": "",
            "Sources/Kit/Data/b/c.txt": "",
            "Sources/Kit/View.xib": "", "Sources/CKit/k.c": "", "Sources/CKit/include/CKit.h": "",
            "Tests/KitTests/SumTests.swift": "",
        ])
        let before = try fixture.contents()
        let project = try fixture.read("", for: .testing)
        #expect(try fixture.contents() == before)
        #expect(project.kind == .package)
        #expect(project.targets.map(\.name) == ["CKit", "Kit", "KitTests"])
        let kit = project.targets[1]
        #expect(kit.conditions == ["SWIFT_PACKAGE", "DEBUG", "KIT"])
        #expect(kit.resources.map(\.destination).sorted() == ["Data", "View.xib", "a.png"])
        #expect(kit.dependencies == ["work/CKit"])
        #expect((kit.deploymentTarget, kit.swiftVersion) == ("15.0", "5"))
        #expect(project.targets[0].headerFolders == [fixture.path("Sources/CKit/include")])
        #expect(project.products == [ProjectProduct(name: "KitUI", package: "work", targets: ["work/Kit"])])
    }

    @Test func `a manifest that doesn't compile is one line`() throws {
        let fixture = try ProjectFixture(["Package.swift": "// swift-tools-version: 5.9\nnonsense("])
        do {
            _ = try fixture.read("Package.swift")
            Issue.record("it was read")
        } catch let error as ProjectError {
            #expect(error.description.hasPrefix(fixture.path("Package.swift") + ": "))
            #expect(!error.description.contains("\n"))
        }
    }

    @Test func `a folder of sources is an app with its tests`() throws {
        let fixture = try ProjectFixture([
            "Hello/App.swift": "@main class App {}", "Hello/View/Cell.swift": "", "Hello/Cell.xib": "",
            "Hello/README.md": "",
            "Hello/Info.plist":
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Name</key><string>$(PRODUCT_NAME)</string></dict></plist>",
            "Hello/HelloTests/SumTests.swift": "import XCTest", "Hello/Pods/Pod.swift": "",
        ])
        let project = try fixture.read("Hello")
        #expect(project.kind == .folder)
        #expect(project.targets.map(\.kind) == [.application, .unitTest])
        #expect(
            project.targets[0].sources(.swift) == ["App.swift", "View/Cell.swift"].map { fixture.path("Hello/\($0)") }
        )
        #expect(project.targets[0].resources.map(\.destination) == ["Cell.xib"])
        #expect(project.targets[0].info["Name"] == .string("Hello"))
        #expect(project.targets[1].host == "Hello")
    }

    @Test func `pods are modules that the app depends on, and missing ones are told`() throws {
        var text = ProjectText.app
        text.objects += [
            "H1 = { isa = PBXFrameworksBuildPhase; files = ( B9 ); };", "B9 = { isa = PBXBuildFile; fileRef = F9; };",
            "F9 = { isa = PBXFileReference; explicitFileType = wrapper.framework; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };",
        ]
        let place = try #require(text.objects.firstIndex { $0.contains("( S1, R1 )") })
        text.objects[place] = text.objects[place].replacingOccurrences(of: "( S1, R1 )", with: "( S1, R1, H1 )")
        var pods = ProjectText()
        pods.targets = "T1, T2"
        pods.mainGroup = "children = ( F1 );"
        pods.objects = [
            "F1 = { isa = PBXFileReference; path = Pod/Pod.swift; sourceTree = \"<group>\"; };",
            "S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };", "B1 = { isa = PBXBuildFile; fileRef = F1; };",
            "D1 = { isa = PBXTargetDependency; target = T2; };",
        ]
        pods.objects += ProjectText.target(
            "T1",
            "Pods-App",
            type: "framework",
            extra: "dependencies = ( D1 );",
            product: "Pods_App.framework"
        )
        pods.objects += ProjectText.target("T2", "Pod", type: "framework", phases: "S1")
        let fixture = try ProjectFixture(ProjectText.appFiles)
        try fixture.write("App.xcodeproj/project.pbxproj", text.text)
        try fixture.write("Podfile", "target 'My App' do\n  pod 'Pod'\nend")
        #expect(
            try fixture.read("App.xcodeproj").notes.map(\.message) == [
                "pod Pod isn't there; run `pod install`, and give the folder again"
            ]
        )
        try fixture.write("Pods/Pods.xcodeproj/project.pbxproj", pods.text)
        try fixture.write("Pods/Pod/Pod.swift", "")
        let project = try fixture.read("App.xcodeproj")
        #expect(project.targets.map(\.name) == ["Pod", "Pods-App", "My App"])
        #expect(project.closure(of: ["App.xcodeproj/My App"]).map(\.moduleName) == ["Pod", "Pods_App", "My_App"])
    }

    @Test func `a folder with several projects asks for one`() throws {
        let fixture = try ProjectFixture(ProjectText.appFiles)
        for name in ["A", "B"] { try fixture.write("\(name).xcodeproj/project.pbxproj", ProjectText.app.text) }
        #expect(throws: ProjectError.ambiguous(fixture.url.path, candidates: ["A.xcodeproj", "B.xcodeproj"])) {
            try fixture.read("")
        }
        try fixture.write("Work.xcodeproj/project.pbxproj", ProjectText.app.text)
        #expect(try fixture.read("").name == "Work")
    }

    @Test func `tests that only an example's project has are found below a library without any`() throws {
        var tests = ProjectText.app
        tests.targets += ", T9"
        tests.objects += ProjectText.target("T9", "AppTests", type: "bundle.unit-test")
        let fixture = try ProjectFixture([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Sources/Kit/Kit.swift": "", "Demo/Pods/Pods.xcodeproj/project.pbxproj": ProjectText.app.text,
        ])
        for (name, text) in ProjectText.appFiles { try fixture.write("Example/" + name, text) }
        try fixture.write("Example/App.xcodeproj/project.pbxproj", tests.text)
        // CocoaPods' template for libraries links this, so that Xcode finds the pods' sources.
        try FileManager.default.createSymbolicLink(
            atPath: fixture.path("_Pods.xcodeproj"),
            withDestinationPath: "Demo/Pods/Pods.xcodeproj"
        )
        #expect(try fixture.read("", for: .testing).path == fixture.path("Example/App.xcodeproj"))
        #expect(try fixture.read("").kind == .package)
        try fixture.write("Example/App.xcodeproj/project.pbxproj", ProjectText.app.text)
        #expect(try fixture.read("", for: .testing).kind == .package)
    }

    @Test(arguments: [
        ("nowhere", "there is no such file; look at its spelling"),
        ("a.txt", "it is no project; give an .xcodeproj, .xcworkspace or Package.swift, or a folder"),
    ])
    func `what is no project is one line`(name: String, reason: String) throws {
        let fixture = try ProjectFixture(["a.txt": "", "Empty/readme.txt": ""])
        do { _ = try fixture.read(name) } catch let error as ProjectError {
            #expect(error.description == "\(fixture.path(name)): \(reason)")
        }
        #expect(throws: ProjectError.empty(fixture.path("Empty"))) { try fixture.read("Empty") }
    }
}
