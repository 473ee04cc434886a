import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: projects")
struct ProjectFileTests {
    private func fixture(_ project: ProjectText, _ files: [String: String] = ProjectText.appFiles) throws
        -> ProjectFixture
    {
        let fixture = try ProjectFixture(files)
        try fixture.write("App.xcodeproj/project.pbxproj", project.text)
        return fixture
    }

    @Test(arguments: [46, 47, 48, 50, 51, 52, 54, 55, 56, 60, 63, 70, 71, 73, 77, 90])
    func `an app's sources, resources and names are read in every version`(version: Int) throws {
        var text = ProjectText.app
        text.version = version
        let fixture = try fixture(text)
        let project = try fixture.read("App.xcodeproj")
        let app = try #require(project.targets.first)
        #expect((project.kind, project.name, project.notes) == (.project, "App", []))
        #expect(
            (app.kind, app.name, app.moduleName, app.productName) == (.application, "My App", "My_App", "My App.app")
        )
        #expect(app.sources(.swift) == [fixture.path("App/Main.swift")])
        #expect(
            app.resources.map(\.destination) == [
                "Assets.xcassets", "Base.lproj/Main.storyboard", "fr.lproj/Main.strings",
            ]
        )
        #expect(app.info["CFBundleIdentifier"] == .string("com.example.My-App"))
        #expect(app.swiftVersion == "5")
    }

    @Test
    func `files are found whose letters are small or capital in another way, or whose accents are written otherwise`()
        throws
    {
        let fixture = try ProjectFixture([
            "app/main.swift": "", "app/Assets.xcassets/Contents.json": "{}", "app/Base.lproj/main.storyboard": "",
            "app/fr.lproj/Main.strings": "", "app/Cafe\u{301}.swift": "",
        ])
        var text = ProjectText.app
        text.objects = text.objects.map {
            $0.replacingOccurrences(of: "( F1,", with: "( FC, F1,").replacingOccurrences(
                of: "( B1 )",
                with: "( B1, BC )"
            )
        }
        text.objects.append("FC = { isa = PBXFileReference; path = \"Caf\u{e9}.swift\"; sourceTree = \"<group>\"; };")
        text.objects.append("BC = { isa = PBXBuildFile; fileRef = FC; };")
        try fixture.write("App.xcodeproj/project.pbxproj", text.text)
        let project = try fixture.read("App.xcodeproj")
        let app = try #require(project.targets.first)
        #expect(project.notes == [])
        // Compared by bytes: a text equals itself written with other accents.
        #expect(
            app.sources(.swift).map { Array($0.utf8) }
                == ["app/main.swift", "app/Cafe\u{301}.swift"].map { Array(fixture.path($0).utf8) }
        )
        #expect(
            app.resources.map(\.path).sorted()
                == [
                    "app/Assets.xcassets", "app/Base.lproj/main.storyboard", "app/fr.lproj/Main.strings",
                ].map(fixture.path)
        )
    }

    @Test func `settings of both levels and of an xcconfig decide`() throws {
        var text = ProjectText.app
        text.projectSettings += " SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG BASE\";"
        text.objects[text.objects.count - 3] = """
            T1D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F9; buildSettings = { \
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", OWN ); SWIFT_VERSION = 6.0; GENERATE_INFOPLIST_FILE = YES; \
            INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; \
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"; \
            PRODUCT_MODULE_NAME = Renamed; OTHER_SWIFT_FLAGS = "-D FLAG -DOTHER -enable-upcoming-feature ExistentialAny"; }; };
            """
        text.objects[0] = text.objects[0].replacingOccurrences(of: "( F1,", with: "( F9, F1,")
        text.objects.append("F9 = { isa = PBXFileReference; path = ../Own.xcconfig; sourceTree = \"<group>\"; };")
        let fixture = try fixture(text)
        try fixture.write(
            "Own.xcconfig",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE\nMARKETING_VERSION = 4.2\n"
        )
        let app = try #require(try fixture.read("App.xcodeproj").targets.first)
        #expect(app.conditions == ["DEBUG", "BASE", "FILE", "OWN", "FLAG", "OTHER"])
        #expect((app.moduleName, app.swiftVersion) == ("Renamed", "6"))
        #expect(app.swiftFlags == ["-enable-upcoming-feature", "ExistentialAny", "-enable-bare-slash-regex"])
        #expect(app.info["CFBundleShortVersionString"] == .string("4.2"))
        #expect(app.info["UIMainStoryboardFile"] == .string("Main"))
        #expect(
            app.info["UISupportedInterfaceOrientations~ipad"]
                == .array([.string("UIInterfaceOrientationPortrait"), .string("UIInterfaceOrientationLandscapeLeft")])
        )
        #expect(app.info["UIApplicationSceneManifest"] != nil)
    }

    @Test(arguments: [("5.0", 5), ("6.0", 2)])
    func `approachable concurrency turns on the features that the language mode lacks`(mode: String, count: Int) throws
    {
        var text = ProjectText.app
        text.projectSettings = "SDKROOT = iphoneos; SWIFT_VERSION = \(mode); SWIFT_APPROACHABLE_CONCURRENCY = YES;"
        let app = try #require(try fixture(text).read("App.xcodeproj").targets.first)
        #expect(app.swiftFlags.filter { $0 == "-enable-upcoming-feature" }.count == count)
        #expect(app.swiftFlags.contains("InferIsolatedConformances"))
    }

    @Test func `a synchronized folder's files are the target's, but for its exceptions`() throws {
        var text = ProjectText(version: 77)
        text.mainGroup = "children = ( Y1 );"
        text.targets = "T1, T2"
        text.objects = [
            "Y1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; exceptions = ( E1, E2 ); explicitFolders = ( Sounds ); };",
            "E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = ( Info.plist, Sub/Shared.swift ); };",
            "E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = ( Sub/Shared.swift ); };",
        ]
        text.objects += ProjectText.target(
            "T1",
            "App",
            type: "application",
            extra: "fileSystemSynchronizedGroups = ( Y1 );"
        )
        text.objects += ProjectText.target("T2", "Kit", type: "framework")
        let fixture = try fixture(
            text,
            [
                "App/Main.swift": "", "App/Sub/Shared.swift": "", "App/Sub/Deep/More.swift": "", "App/Info.plist": "{}",
                "App/Sounds/a/b.caf": "", "App/en.lproj/L.strings": "", "App/A.xcassets/Contents.json": "{}",
                "App/data.json": "",
                "App/Kit.h": "", "App/.hidden.swift": "",
            ]
        )
        let project = try fixture.read("App.xcodeproj")
        let app = try #require(project.targets.first { $0.name == "App" })
        let kit = try #require(project.targets.first { $0.name == "Kit" })
        #expect(app.sources(.swift) == ["App/Main.swift", "App/Sub/Deep/More.swift"].map(fixture.path))
        #expect(
            app.resources.map(\.destination).sorted() == ["A.xcassets", "Sounds", "data.json", "en.lproj/L.strings"]
        )
        #expect(kit.sources(.swift) == [fixture.path("App/Sub/Shared.swift")])
    }

    @Test func `targets come in the order of their dependencies, and tests know their app`() throws {
        var text = ProjectText.app
        text.targets = "T3, T1, T2, T4"
        text.objects += ProjectText.target("T2", "Kit", type: "framework", product: "Kit.framework")
        text.objects += ProjectText.target(
            "T3",
            "AppTests",
            type: "bundle.unit-test",
            settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/My App\";",
            extra: "dependencies = ( D1 );"
        )
        text.objects += ProjectText.target("T4", "AppUITests", type: "bundle.ui-testing")
        text.objects += [
            "D1 = { isa = PBXTargetDependency; target = T1; };",
            "H1 = { isa = PBXFrameworksBuildPhase; files = ( B9, B8 ); };",
            "B9 = { isa = PBXBuildFile; fileRef = T2P; };",
            "B8 = { isa = PBXBuildFile; fileRef = F8; };",
            "F8 = { isa = PBXFileReference; name = MapKit.framework; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };",
        ]
        let phases = try #require(text.objects.firstIndex { $0.contains("phases = ") || $0.contains("( S1, R1 )") })
        text.objects[phases] = text.objects[phases].replacingOccurrences(of: "( S1, R1 )", with: "( S1, R1, H1 )")
        let project = try fixture(text).read("App.xcodeproj")
        #expect(project.targets.map(\.name) == ["Kit", "My App", "AppTests", "AppUITests"])
        #expect(project.targets[1].frameworks == ["MapKit"])
        #expect(project.targets[2].host == "App.xcodeproj/My App")
        #expect(project.notes.map(\.message) == ["doesn't run here and is left out: AppUITests (UI tests)"])
    }

    @Test func `targets of other platforms are left out and told`() throws {
        var text = ProjectText.app
        text.targets = "T1, T2"
        text.objects += ProjectText.target("T2", "Mac", type: "application", settings: "SDKROOT = macosx;")
        let project = try fixture(text).read("App.xcodeproj")
        #expect(project.targets.map(\.name) == ["My App"])
        #expect(project.notes.map(\.message) == ["built for other platforms and left out: Mac"])
    }

    @Test func `packages are named as the project names them`() throws {
        var text = ProjectText.app
        text.extra = "packageReferences = ( K1, K2 );"
        text.objects += [
            "K1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/a/Kit.git\"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };",
            "K2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/b\"; requirement = { kind = branch; branch = main; }; };",
            "Q1 = { isa = XCSwiftPackageProductDependency; package = K1; productName = KitUI; };",
        ]
        let place = try #require(text.objects.firstIndex { $0.contains("( S1, R1 )") })
        text.objects[place] = text.objects[place].replacingOccurrences(
            of: "buildPhases",
            with: "packageProductDependencies = ( Q1 ); buildPhases"
        )
        let project = try fixture(text).read("App.xcodeproj")
        #expect(project.remotePackages.map(\.requirement) == ["from: \"1.2.3\"", "branch: \"main\""])
        #expect(project.remotePackages.map(\.identity) == ["kit", "b"])
        #expect(project.targets[0].packageProducts == [PackageProduct(name: "KitUI", package: "kit")])
    }

    @Test func `nothing is written where the project lies`() throws {
        let fixture = try fixture(.app)
        let before = try fixture.contents()
        _ = try fixture.read("App.xcodeproj")
        #expect(try fixture.contents() == before)
    }
}
