import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: pods without CocoaPods")
struct PodTests {
    private static let podspec = """
        Pod::Spec.new do |s|
          s.name = 'Kit'
          s.swift_version = '4.2'
          s.ios.deployment_target = '11.0'
          s.source_files = 'Kit/**/*.swift'
          s.resource_bundles = { 'KitAssets' => ['Assets/*.png'] }
          s.pod_target_xcconfig = { 'SWIFT_ACTIVE_COMPILATION_CONDITIONS' => 'KIT', 'OTHER_SWIFT_FLAGS' => '-D MORE' }
          s.dependency 'Base'
          s.dependency 'Alamofire', '~> 5.0'
        end
        """

    private func library(_ podfile: String, _ more: [String: String] = [:]) throws -> ProjectFixture {
        let fixture = try ProjectFixture([
            "Kit.podspec": Self.podspec, "Kit/Kit.swift": "", "Kit/More/More.swift": "", "Assets/a.png": "",
            "Example/Podfile": podfile, "Example/App.xcodeproj/project.pbxproj": ProjectText.app.text,
        ])
        for (name, text) in ProjectText.appFiles { try fixture.write("Example/" + name, text) }
        for (name, text) in more { try fixture.write(name, text) }
        return fixture
    }

    @Test func `a pod with a path is a module made of its podspec, and the app needs it`() throws {
        let fixture = try library(
            """
            target 'My App' do
              pod 'Kit', :path => '../'
              pod 'SwiftLint'
            end
            """,
            [
                "Base.podspec.json": #"{"name": "Base", "source_files": "Base/*.swift"}"#, "Base/Base.swift": "",
            ]
        )
        let before = try fixture.contents()
        let project = try fixture.read("Example/App.xcodeproj")
        #expect(try fixture.contents() == before)
        #expect(
            project.targets.map(\.id) == [
                "Podfile/Kit-KitAssets", "Podfile/Base", "Podfile/Kit", "App.xcodeproj/My App",
            ]
        )
        let kit = project.targets[2]
        #expect((kit.kind, kit.moduleName, kit.productName) == (.framework, "Kit", "Kit.framework"))
        #expect((kit.swiftVersion, kit.deploymentTarget) == ("4.2", "11.0"))
        #expect(kit.sources(.swift) == ["Kit/Kit.swift", "Kit/More/More.swift"].map(fixture.path))
        #expect(kit.conditions == ["DEBUG", "COCOAPODS", "KIT", "MORE"])
        #expect((kit.container, kit.root) == (fixture.path("Kit.podspec"), fixture.url.path))
        #expect(kit.dependencies == ["Podfile/Base", "Podfile/Kit-KitAssets"])
        let bundle = project.targets[0]
        #expect((bundle.kind, bundle.productName) == (.bundle, "KitAssets.bundle"))
        #expect(bundle.resources.map(\.destination) == ["KitAssets.bundle/a.png"])
        // Its podspec says no Swift, so the app's holds.
        #expect(project.targets[1].swiftVersion == project.targets[3].swiftVersion)
        #expect(project.targets[3].dependencies == ["Podfile/Kit"])
        #expect(project.targets[3].conditions.contains("COCOAPODS"))
        #expect(
            project.notes.map(\.description) == [
                "\(fixture.path("Example/Podfile")): pods SwiftLint and Alamofire (for Kit) aren't there; "
                    + "run `pod install`, and give the folder again"
            ]
        )
        #expect(project.inputs.contains(fixture.path("Example/Podfile")))
        #expect(project.inputs.contains(fixture.path("Kit.podspec")))
        #expect(project.inputs.contains(fixture.path("Kit")))
    }

    @Test func `a podspec that isn't where the Podfile says is told`() throws {
        let fixture = try library("target 'My App' do\n  pod 'Other', :path => '../'\nend")
        #expect(
            try fixture.read("Example/App.xcodeproj").notes.map(\.message) == [
                "pod Other: there is no Other.podspec in \(fixture.url.path)"
            ]
        )
    }

    @Test func `targets of a Podfile that the project hasn't got change nothing`() throws {
        let fixture = try library("target 'Another' do\n  pod 'Alamofire'\nend")
        let project = try fixture.read("Example/App.xcodeproj")
        #expect(project.targets.map(\.id) == ["App.xcodeproj/My App"])
        #expect(project.notes == [])
    }

    @Test func `a Podfile further up holds for the projects that it names`() throws {
        let fixture = try library("")
        try fixture.write(
            "Podfile",
            "target 'My App' do\n  project 'Example/App'\n  pod 'Kit/Nothing', :path => '.'\nend"
        )
        try fixture.write("Kit.podspec.json", #"{"name": "Kit", "source_files": "Kit/*.swift"}"#)
        try FileManager.default.removeItem(atPath: fixture.path("Example/Podfile"))
        try FileManager.default.removeItem(atPath: fixture.path("Kit.podspec"))
        let project = try fixture.read("Example/App.xcodeproj")
        #expect(project.targets.map(\.name) == ["Kit", "My App"])
        #expect(project.notes.map(\.message) == ["there is no subspec Nothing for iOS; it is left out"])
    }

    @Test func `sources that CocoaPods left in its folder are read from there`() throws {
        let fixture = try library(
            "target 'My App' do\n  pod 'Named', :git => 'a'\n  pod 'Bare'\nend",
            [
                "Example/Pods/Named/Sources/N.swift": "", "Example/Pods/Named/Other/O.swift": "",
                "Example/Pods/Local Podspecs/Named.podspec.json":
                    #"{"name": "Named", "module_name": "N", "source_files": "Sources/*.swift"}"#,
                "Example/Pods/Bare/B.swift": "",
            ]
        )
        let project = try fixture.read("Example/App.xcodeproj")
        #expect(project.targets.map(\.moduleName) == ["N", "Bare", "My_App"])
        #expect(project.targets[0].sources(.swift) == [fixture.path("Example/Pods/Named/Sources/N.swift")])
        #expect(project.targets[2].dependencies == ["Podfile/Named", "Podfile/Bare"])
        #expect(
            project.notes.map(\.description) == [
                "\(fixture.path("Example/Pods/Bare")): its podspec isn't there; all sources of the folder are taken"
            ]
        )
    }

    /// CocoaPods' project with the pod Kit, whose sources it names.
    private static func pods(_ sources: [String]) -> String {
        var pods = ProjectText()
        pods.mainGroup = "children = ( G2 );"
        let ids = sources.indices.map { "F\($0)" }.joined(separator: ", ")
        let files = sources.indices.map { "B\($0)" }.joined(separator: ", ")
        pods.objects = [
            "G2 = { isa = PBXGroup; path = ../..; sourceTree = \"<group>\"; children = ( \(ids) ); };",
            "S1 = { isa = PBXSourcesBuildPhase; files = ( \(files) ); };",
        ]
        for (index, source) in sources.enumerated() {
            pods.objects += [
                "F\(index) = { isa = PBXFileReference; path = \(source); sourceTree = \"<group>\"; };",
                "B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };",
            ]
        }
        pods.objects += ProjectText.target("T1", "Kit", type: "framework", phases: "S1")
        return pods.text
    }

    @Test(arguments: [
        (["Kit/Kit.swift"], ["Kit/Kit.swift"]),
        (["Kit/Kit.swift", "Kit/Gone.swift"], ["Kit/Kit.swift", "Kit/More/More.swift"]),
    ])
    func `where CocoaPods' project names sources that are gone, the podspec has the files`(
        named: [String],
        read: [String]
    ) throws {
        let fixture = try library(
            "target 'My App' do\n  pod 'Kit', :path => '../'\nend",
            ["Example/Pods/Pods.xcodeproj/project.pbxproj": Self.pods(named)]
        )
        let project = try fixture.read("Example/App.xcodeproj")
        let kit = try #require(project.target("Pods/Pods.xcodeproj/Kit"))
        #expect(kit.sources(.swift) == read.map(fixture.path))
        #expect(project.target("App.xcodeproj/My App")?.dependencies == ["Pods/Pods.xcodeproj/Kit"])
        #expect(!project.targets.contains { $0.id == "Podfile/Kit" })
        #expect(!project.notes.contains { $0.message.contains("Gone.swift is missing") })
        #expect(project.notes.contains { $0.message.contains("is out of date") } == (named.count > 1))
    }

    @Test func `a library that the project makes itself isn't needed as a pod as well`() throws {
        var text = ProjectText.app
        text.targets = "T1, T2"
        let place = try #require(text.objects.firstIndex { $0.contains("( S1, R1 )") })
        text.objects[place] = text.objects[place].replacingOccurrences(
            of: "buildPhases",
            with: "dependencies = ( D1 ); buildPhases"
        )
        text.objects += ["D1 = { isa = PBXTargetDependency; target = T2; };"]
        text.objects += ProjectText.target("T2", "Kit", type: "framework")
        let fixture = try library("target 'My App' do\n  pod 'Kit', :path => '../'\nend")
        try fixture.write("Example/App.xcodeproj/project.pbxproj", text.text)
        let project = try fixture.read("Example/App.xcodeproj")
        #expect(project.target("App.xcodeproj/My App")?.dependencies == ["App.xcodeproj/Kit"])
    }

    @Test func `the resources of a bundle in CocoaPods' project lie in it, and it takes no module's name`() throws {
        var pods = ProjectText()
        pods.targets = "T1, T2"
        pods.mainGroup = "children = ( G2 );"
        pods.objects = [
            "G2 = { isa = PBXGroup; path = ../..; sourceTree = \"<group>\"; children = ( F1, F2 ); };",
            "F1 = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = \"<group>\"; };",
            "F2 = { isa = PBXFileReference; path = Assets/a.png; sourceTree = \"<group>\"; };",
            "S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };", "B1 = { isa = PBXBuildFile; fileRef = F1; };",
            "R1 = { isa = PBXResourcesBuildPhase; files = ( B2 ); };", "B2 = { isa = PBXBuildFile; fileRef = F2; };",
            "D1 = { isa = PBXTargetDependency; target = T2; };",
        ]
        pods.objects += ProjectText.target(
            "T1",
            "Kit",
            type: "framework",
            phases: "S1",
            extra: "dependencies = ( D1 );"
        )
        pods.objects += ProjectText.target(
            "T2",
            "Kit-Kit",
            type: "bundle",
            phases: "R1",
            settings: "PRODUCT_NAME = Kit;",
            product: "Kit.bundle"
        )
        let fixture = try library(
            "target 'My App' do\n  pod 'Kit', :path => '../'\nend",
            ["Example/Pods/Pods.xcodeproj/project.pbxproj": pods.text]
        )
        let project = try fixture.read("Example/App.xcodeproj")
        #expect(project.targets.map(\.moduleName) == ["Kit_Kit", "Kit", "My_App"])
        #expect(project.targets[0].resources.map(\.destination) == ["Kit.bundle/a.png"])
    }
}
