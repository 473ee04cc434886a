import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: build settings")
struct BuildSettingsTests {
    private func settings(_ levels: [[(String, String)]]) -> BuildSettings {
        BuildSettings(
            levels: levels.map { pairs in
                pairs.reduce(into: SettingLevel()) { $0.set($1.0, $1.1) }
            },
            configuration: "Debug"
        )
    }

    @Test(arguments: [
        ("$(inherited) B", "A B"), ("$(NAME:c99extidentifier)", "My_App"),
        ("${NAME:rfc1034identifier:lower}", "my-app"),
        ("$(A_$(KIND))", "found"), ("$(NONE:default=x)", "x"), ("$(NONE)", ""), ("a$b", "a$b"), ("$(open", "$(open"),
        ("$(PATH:file) $(PATH:base) $(PATH:suffix)", "c.d c .d"), ("$(LOOP)", ""),
    ])
    func `variables, modifiers and what is inherited are replaced`(text: String, value: String) {
        let settings = settings([
            [
                ("NAME", "My App"), ("X", "A"), ("KIND", "ONE"), ("A_ONE", "found"), ("PATH", "/a/b/c.d"),
                ("LOOP", "$(POOL)"),
                ("POOL", "$(LOOP)"),
            ],
            [("X", text)],
        ])
        #expect(settings["X"] == value)
    }

    @Test func `the most conditions that hold win within a level`() {
        let settings = settings([
            [
                ("FLAG", "a"), ("FLAG[sdk=iphonesimulator*]", "b"), ("FLAG[sdk=iphoneos*]", "c"),
                ("FLAG[sdk=iphonesimulator*][arch=x86_64]", "d"), ("OTHER[config=Release]", "e"),
            ]
        ])
        #expect(settings["FLAG"] == "d")
        #expect(settings["OTHER"] == nil)
    }

    @Test func `an app's Info.plist tells the families of devices that it is built for`() {
        func families(_ text: String, _ kind: TargetKind = .application) -> InfoValue? {
            let settings = settings([[("TARGETED_DEVICE_FAMILY", text)]])
            return InfoPropertyList(settings, root: URL(fileURLWithPath: "/"), kind: kind).values["UIDeviceFamily"]
        }
        #expect(families("1,2") == .array([.number(1), .number(2)]) && families("2") == .array([.number(2)]))
        #expect(families("") == nil && families("1", .framework) == nil)
    }

    @Test func `lists keep quoted words together`() {
        #expect(settings([[("A", "one \"two three\" four\\ five")]]).list("A") == ["one", "two three", "four five"])
    }

    @Test func `a value that doubles with each variable ends`() {
        let pairs = (0..<60).map { ("V\($0)", "$(V\($0 + 1))$(V\($0 + 1))") } + [("V60", "xxxxxxxx")]
        #expect((settings([pairs])["V0"] ?? "").count < 1 << 20)
    }

    @Test func `xcconfig files include each other, and say where they can't`() throws {
        let fixture = try ProjectFixture([
            "a.xcconfig":
                "#include \"b.xcconfig\"\n#include? \"none.xcconfig\"\n#include \"gone.xcconfig\"\nA = 1 // one\nB = $(inherited) x\nnonsense\n",
            "b.xcconfig": "#include \"a.xcconfig\"\nA = 0\nC[sdk=iphoneos*] = 2;\nD = http:/$()/x\n",
        ])
        let file = ConfigurationFile(fixture.url.appendingPathComponent("a.xcconfig"), root: fixture.url)
        let settings = BuildSettings(levels: [file.level], configuration: "Debug")
        #expect(settings["A"] == "1")
        #expect(settings["B"] == " x")
        #expect(settings["C"] == nil)
        #expect(settings["D"] == "http://x")
        let notes = file.notes.map { "\(($0.file as NSString).lastPathComponent):\($0.line ?? 0): \($0.message)" }
        #expect(notes.contains("a.xcconfig:3: #include \"gone.xcconfig\": there is no such file"))
        #expect(notes.contains("a.xcconfig:6: \"nonsense\" is no setting"))
        #expect(notes.contains { $0.hasPrefix("a.xcconfig:0: it includes itself") })
    }
}

extension BuildSettingsTests {
    @Test func `a target of all platforms that Xcode has is built for iOS`() throws {
        let fixture = try ProjectFixture(ProjectText.appFiles)
        var project = ProjectText.app
        project.projectSettings = "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"$(AVAILABLE_PLATFORMS)\";"
        try fixture.write("App.xcodeproj/project.pbxproj", project.text)
        #expect(try fixture.read("App.xcodeproj").targets.map(\.name) == ["My App"])
    }

    @Test func `headers are looked for in the folders that exist, those below them too where two stars say so`() throws
    {
        let fixture = try ProjectFixture([
            "C/a/b/x.h": "", "Maps/module.modulemap": "", "Maps/Kit/module.modulemap": "", "Maps/Other/x.h": "",
        ])
        let settings = settings([
            [
                ("HEADER_SEARCH_PATHS", "$(inherited) C/** Gone /usr/**"), ("USER_HEADER_SEARCH_PATHS", "\"C/a\""),
                ("SWIFT_INCLUDE_PATHS", "Maps"),
            ]
        ])
        let paths = HeaderSearchPaths(settings, root: fixture.url.path)
        #expect(paths.folders == ["C", "C/a", "C/a/b"].map(fixture.path))
        #expect(paths.moduleMaps == ["Maps/module.modulemap", "Maps/Kit/module.modulemap"].map(fixture.path))
    }
}
