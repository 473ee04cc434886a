import Foundation
import Testing
import XcodeProject

@testable import ShadowPackage

@Suite("Shadow package: bundles")
struct BundleTests {
    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("inset-bundle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    @Test func `resources are links, catalogs of one name both stay, and nothing leaves the bundle`() throws {
        let url = try folder()
        defer { try? FileManager.default.removeItem(at: url) }
        var bundle = try AppBundle(url)
        try bundle.add([
            Resource(path: "/a/Assets.xcassets"), Resource(path: "/b/Assets.xcassets"),
            Resource(path: "/a/fr.lproj/L.strings"),
            Resource(path: "/etc/passwd", destination: "../../passwd"), Resource(path: "/a/x", destination: "/x"),
        ])
        bundle.finish(program: "App")
        let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
        #expect(names == ["Assets.xcassets", "Assets~2.xcassets", "fr.lproj", "fr.lproj/L.strings"])
        #expect(
            bundle.notes.map(\.message) == [
                "it would lie outside of the bundle; left out", "it would lie outside of the bundle; left out",
            ]
        )
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: url.path + "/Assets~2.xcassets")
                == "/b/Assets.xcassets"
        )
    }

    @Test func `a framework with a document by the name of the app's has a folder of its own`() {
        func target(_ name: String, _ kind: TargetKind, _ resource: String) -> Target {
            var target = Target(id: name, name: name, kind: kind, moduleName: name, container: "A.xcodeproj", root: "/")
            target.resources = [Resource(path: "/" + name, destination: resource)]
            return target
        }
        let app = target("App", .application, "Base.lproj/Main.storyboard")
        let cards = target("Cards", .framework, "Main.storyboard"), other = target("Other", .framework, "Other.xib")
        // A bundle of resources keeps the library's documents in a folder of its own.
        let resources = target("Other-Other", .bundle, "Other.bundle/Other.xib")
        let folders = FrameworkFolder([app, cards, other, resources])
        #expect(folders.path(of: cards) == "Frameworks/Cards.framework")
        #expect(folders.path(of: other) == nil && folders.path(of: app) == nil)
    }

    @Test func `a string catalog becomes a table for each language`() throws {
        let url = try folder()
        defer { try? FileManager.default.removeItem(at: url) }
        let file = url.appendingPathComponent("L.xcstrings")
        try Data(
            #"{"sourceLanguage":"en","strings":{"Hi \"you\"":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Salut"}}}},"%d trees":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"1 tree"}},"other":{"stringUnit":{"value":"%d trees!"}}}}}}}},"version":"1.0"}"#
                .utf8
        ).write(to: file)
        let tables = try StringCatalog(contentsOf: file.path).tables
            .mapValues { String(decoding: StringCatalog.strings($0), as: UTF8.self) }
        #expect(tables["fr"] == "\"Hi \\\"you\\\"\" = \"Salut\";\n")
        #expect(tables["en"] == "\"%d trees\" = \"%d trees!\";\n\"Hi \\\"you\\\"\" = \"Hi \\\"you\\\"\";\n")
    }

    @Test func `a string catalog's plurals and substitutions are rules, by the device that is shown`() throws {
        let url = try folder()
        defer { try? FileManager.default.removeItem(at: url) }
        func unit(_ text: String) -> [String: Any] { ["stringUnit": ["value": text]] }
        let trees: [String: Any] = [
            "variations": [
                "device": ["iphone": ["variations": ["plural": ["one": unit("%d tree"), "other": unit("%d trees")]]]]
            ]
        ]
        let files: [String: Any] = [
            "stringUnit": ["value": "%@ has %#@files@ and %(count)lld"],
            "substitutions": [
                "files": [
                    "argNum": 2, "formatSpecifier": "ld",
                    "variations": ["plural": ["one": unit("%arg file"), "other": unit("%arg files")]],
                ]
            ],
        ]
        let file = url.appendingPathComponent("L.xcstrings")
        let strings = ["t": ["localizations": ["en": trees]], "f": ["localizations": ["en": files]]]
        try JSONSerialization.data(withJSONObject: ["sourceLanguage": "en", "strings": strings]).write(to: file)
        let table = try #require(try StringCatalog(contentsOf: file.path).tables["en"])
        #expect(table.texts == ["t": "%d trees", "f": "%@ has %2$ld files and %lld"])
        let rules = try PropertyListSerialization.propertyList(from: #require(table.ruleData), format: nil)
        let entries = try #require(rules as? [String: [String: Any]])
        #expect(entries["%d trees"]?["value"] as? [String: String] == ["one": "%d tree", "other": "%d trees"])
        let rule = try #require(entries["%@ has %2$ld files and %lld"])
        #expect(rule["NSStringLocalizedFormatKey"] as? String == "%@ has %2$#@files@ and %lld")
        #expect(rule["files"] as? [String: String] == ["one": "%ld file", "other": "%ld files"])
    }

    @Test func `keys that a person put into a string catalog have names, and functions where they have values`() throws
    {
        let url = try folder()
        defer { try? FileManager.default.removeItem(at: url) }
        func write(_ name: String, _ keys: [String: String]) throws -> Resource {
            let strings = keys.mapValues { ["extractionState": $0] }
            let file = url.appendingPathComponent(name)
            try JSONSerialization.data(withJSONObject: ["sourceLanguage": "en", "strings": strings]).write(to: file)
            return Resource(path: file.path)
        }
        var target = Target(id: "A", name: "A", kind: .application, moduleName: "A", container: "A", root: "/")
        target.resources = [
            try write(
                "Localizable.xcstrings",
                [
                    "Alert.CANCEL": "manual", "Batch.AllFailed %lld": "manual", "Say \"hi\"\n": "manual",
                    "%(name)@ has %1$(count)lld 100%%": "manual", "Found in code": "extracted_with_value",
                    "…": "manual",
                ]
            ),
            try write("Menu Items.xcstrings", ["default": "manual"]), try write("InfoPlist.xcstrings", ["A": "manual"]),
        ]
        #expect(StringSymbols(target).source == nil)
        target.hasStringSymbols = true
        let lines = try #require(StringSymbols(target).source).split(separator: "\n").map(String.init)
        let type = "LocalizedStringResource"
        #expect(
            lines == [
                "import Foundation", "import InsetFoundation", "extension \(type) {",
                "    static func has100(name value0: String, count value1: Int) -> \(type) { "
                    + "\(type)(\"%(name)@ has %1$(count)lld 100%%\", defaultValue: \"\\(value0) \\(value1)\") }",
                "    static var alertCancel: \(type) { \(type)(\"Alert.CANCEL\", defaultValue: \"Alert.CANCEL\") }",
                "    static func batchAllFailed(_ value0: Int) -> \(type) { "
                    + "\(type)(\"Batch.AllFailed %lld\", defaultValue: \"\\(value0)\") }",
                "    static var sayHi: \(type) { "
                    + "\(type)(\"Say \\\"hi\\\"\\n\", defaultValue: \"Say \\\"hi\\\"\\n\") }",
                "    enum MenuItems {",
                "        static var `default`: \(type) { "
                    + "\(type)(\"default\", defaultValue: \"default\", table: \"Menu Items\") }",
                "    }", "}",
            ]
        )
    }

    @Test func `plural rules become texts for many, with the places of their arguments`() throws {
        let url = try folder()
        defer { try? FileManager.default.removeItem(at: url) }
        let file = url.appendingPathComponent("L.stringsdict")
        let rules: [String: Any] = [
            "files": [
                "NSStringLocalizedFormatKey": "%1$#@files@ in %2$#@folders@",
                "files": ["one": "%d file", "other": "%d files"], "folders": ["other": "%d folders"],
            ],
            "start": ["NSStringVariableWidthRuleType": ["20": "Go", "50": "Start now", "5": "!"]],
            "plain": "Plain",
        ]
        try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0).write(to: file)
        let plurals = try #require(PluralTable(contentsOf: file.path))
        let data = try #require(plurals.textData)
        let table = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        #expect(table == ["files": "%1$d files in %2$d folders", "start": "!", "plain": "Plain"])
        let kept = try PropertyListSerialization.propertyList(from: #require(plurals.ruleData), format: nil)
        let files = (kept as? [String: [String: Any]])?["%1$d files in %2$d folders"]
        #expect(files?["NSStringLocalizedFormatKey"] as? String == "%1$#@files@ in %2$#@folders@")
        #expect(files?["files"] as? [String: String] == ["one": "%d file", "other": "%d files"])
        #expect(PluralTable(["plain": "Plain"]).ruleData == nil)
        try Data("[".utf8).write(to: file)
        #expect(PluralTable(contentsOf: file.path) == nil)
    }

    @Test func `a library and a pod of its name are one module`() {
        func target(_ container: String, _ kind: TargetKind, files: [String]) -> Target {
            var target = Target(
                id: "\(container)/Menu",
                name: "Menu",
                kind: kind,
                moduleName: "Menu",
                container: container,
                root: "/a"
            )
            target.sources = files.map { SourceFile($0) }
            return target
        }
        let library = target("Menu.xcodeproj", .framework, files: ["/a/A.swift"])
        let pod = target("Pods.xcodeproj", .framework, files: ["/a/A.swift"])
        let app = target("App.xcodeproj", .application, files: ["/a/B.swift"])
        let names = ModuleNames([library, pod, app])
        #expect([library, pod, app].map { names[$0] } == ["Menu", "Menu", "Menu_"])
        #expect([library, pod, app].map(names.isTwin) == [false, true, false])
    }

    @Test(arguments: [
        ("hill", "hill"), ("app-logo 2", "appLogo2"), ("HeroImage", "hero"), ("URLField", "urlField"), ("2nd", "_2nd"),
        ("default", "`default`"),
        ("AccentColor", "accent"),
    ])
    func `assets are named as Xcode names them`(name: String, symbol: String) {
        #expect(AssetSymbols.symbol(name, dropping: name.contains("Color") ? "Color" : "Image") == symbol)
    }

    @Test func `a name of any characters becomes a literal of Swift`() {
        #expect("a\"b\\c\u{10}d\u{7F}é".swiftLiteral == #""a\"b\\c\u{10}d\u{7f}é""#)
    }

    @Test func `what is the same is not written again`() throws {
        let url = try folder()
        defer { try? FileManager.default.removeItem(at: url) }
        let file = url.appendingPathComponent("a")
        #expect(try CacheFile.write(Data("1".utf8), to: file))
        #expect(try !CacheFile.write(Data("1".utf8), to: file))
        #expect(try CacheFile.write(Data("2".utf8), to: file))
    }
}
