import Foundation
import Testing

@testable import ShadowPackage
@testable import XcodeProject

@Suite("Shadow package: the configuration that a scheme builds")
struct SchemeConfigurationTests {
    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; classes = { }; objectVersion = 56; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( A, T ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F, H ); };
        F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
        BF = { isa = PBXBuildFile; fileRef = F; }; BH = { isa = PBXBuildFile; fileRef = H; };
        SA = { isa = PBXSourcesBuildPhase; files = ( BF ); }; ST = { isa = PBXSourcesBuildPhase; files = ( BH ); };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = LA; buildPhases = ( SA ); };
        T = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
          buildConfigurationList = LA; buildPhases = ( ST ); };
        L = { isa = XCConfigurationList; buildConfigurations = ( D, E, R ); defaultConfigurationName = Release; };
        LA = { isa = XCConfigurationList; buildConfigurations = ( D, E, R ); defaultConfigurationName = Release; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
        E = { isa = XCBuildConfiguration; name = Test; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG TEST"; }; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = LAST; }; };
        }; }
        """

    private func conditions(run: String, test: String, _ purpose: ProjectPurpose, choice: String? = nil) throws
        -> [String]
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scheme-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let scheme = """
            <Scheme><LaunchAction buildConfiguration="\(run)"><BuildableProductRunnable>
            <BuildableReference BlueprintName="App"/></BuildableProductRunnable></LaunchAction>
            <TestAction buildConfiguration="\(test)"><Testables><TestableReference>
            <BuildableReference BlueprintName="AppTests"/></TestableReference></Testables></TestAction></Scheme>
            """
        let files = [
            "App.xcodeproj/project.pbxproj": Self.project, "App.swift": "@main struct App { static func main() {} }",
            "Tests.swift": "import XCTest", "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": scheme,
        ]
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let shadow = ShadowProject(
            path: folder.appendingPathComponent("App.xcodeproj").path,
            cache: CacheFolder(folder.appendingPathComponent("Cache").path),
            choice: ShadowProject.Choice(configuration: choice)
        )
        return try #require(try shadow.read(for: purpose, report: Silence()).targets.first).conditions
    }

    @Test func `tests are built in the configuration of the scheme's test action`() throws {
        #expect(try conditions(run: "Debug", test: "Test", .testing) == ["DEBUG", "TEST"])
        #expect(try conditions(run: "Debug", test: "Test", .running) == ["DEBUG"])
    }

    @Test func `an app is built in the configuration of the scheme's launch action`() throws {
        #expect(try conditions(run: "Release", test: "Debug", .running) == ["LAST"])
        #expect(try conditions(run: "Gone", test: "Debug", .running) == ["DEBUG"])
    }

    @Test func `a configuration that is asked for goes before the scheme's`() throws {
        #expect(try conditions(run: "Debug", test: "Test", .testing, choice: "Release") == ["LAST"])
    }
}

/// Hears everything and says nothing.
private final class Silence: BuildReport {
    func step(_ text: String) {}
    func detail(_ text: String) {}
    func note(_ note: ProjectNote) {}
    func message(_ message: CompilerMessage) {}
}
