import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: what XcodeGen writes one from")
struct ProjectSpecificationTests {
    private static let specification = """
        name: Mail
        options:
          bundleIdPrefix: com.example
          deploymentTarget: {iOS: "15.0"}
        packages:
          Kit:
            path: Packages/Kit
          Rx:
            url: https://example.com/rx/Rx.git
            from: 6.1.0
        settings:
          base:
            SWIFT_VERSION: 6.0
        targetTemplates:
          Plain:
            platform: iOS
            sources:
              - path: ${target_name}
                excludes:
                  - "**/*.md"
                  - Old
        targets:
          Mail:
            templates: [Plain]
            type: application
            settings:
              configs:
                debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: "DEBUG STAGING" }
            info:
              path: Mail/Info.plist
              properties:
                UILaunchScreen: {}
                CFBundleShortVersionString: "$(MARKETING_VERSION)"
                UIApplicationSceneManifest:
                  UIApplicationSupportsMultipleScenes: false
            dependencies:
            - package: Kit
            - package: Rx
              product: RxSwift
            - sdk: MapKit.framework
          MailTests:
            platform: iOS
            type: bundle.unit-test
            sources: MailTests
            dependencies:
              - target: Mail
          Desk:
            platform: macOS
            type: application
            sources: Desk
        """

    private static func fixture() throws -> ProjectFixture {
        try ProjectFixture([
            "project.yml": specification, "Mail/App.swift": "@main struct App {}", "Mail/Notes.md": "",
            "Mail/Old/Gone.swift": "", "Mail/Info.plist": "", "Mail/Assets.xcassets/Contents.json": "{}",
            "MailTests/MailTests.swift": "", "Desk/Desk.swift": "",
        ])
    }

    @Test func `a folder without a project is the project that would be written from its specification`() throws {
        let fixture = try Self.fixture()
        let project = try fixture.read("")
        #expect(project.kind == .project)
        #expect(project.targets.map(\.name) == ["Mail", "MailTests"])
        let mail = try #require(project.targets.first)
        #expect(mail.kind == .application && mail.swiftVersion == "6" && mail.deploymentTarget == "15.0")
        #expect(mail.sources.map(\.path) == [fixture.path("Mail/App.swift")])
        #expect(mail.resources.map(\.path) == [fixture.path("Mail/Assets.xcassets")])
        #expect(mail.conditions == ["DEBUG", "STAGING"])
        #expect(mail.frameworks == ["MapKit"])
        #expect(mail.packageProducts.map(\.name) == ["Kit", "RxSwift"])
        #expect(project.remotePackages.map(\.requirement) == ["from: \"6.1.0\""])
        #expect(project.targets[1].host == mail.id)
    }

    @Test func `an app has the Info.plist that would be written, its variables replaced`() throws {
        let info = try #require(try Self.fixture().read("project.yml").targets.first).info
        #expect(info["UILaunchScreen"] == .dictionary([:]))
        #expect(info["CFBundleShortVersionString"] == .string("1.0"))
        let scenes = InfoValue.dictionary(["UIApplicationSupportsMultipleScenes": .bool(false)])
        #expect(info["UIApplicationSceneManifest"] == scenes)
        #expect(info["CFBundleIdentifier"] == .string("com.example.Mail"))
    }

    @Test func `a project that is there goes before what it was written from`() throws {
        let fixture = try ProjectFixture(["project.yml": "name: Other"])
        for (name, text) in ProjectText.appFiles { try fixture.write(name, text) }
        try fixture.write("App.xcodeproj/project.pbxproj", ProjectText.app.text)
        #expect(try fixture.read("").path == fixture.path("App.xcodeproj"))
    }

    @Test func `what other files hold lies beneath the one that includes them`() throws {
        let fixture = try ProjectFixture([
            "project.yml": "include: [base.yml, project.yml]\ntargets:\n  App:\n    platform: iOS\n    sources: App",
            "base.yml": "settings: {SWIFT_VERSION: '4.2'}\ntargets:\n  App:\n    type: framework\n    platform: tvOS",
            "App/App.swift": "",
        ])
        let target = try #require(try fixture.read("").targets.first)
        #expect(target.kind == .framework && target.swiftVersion == "4.2")
    }

    @Test(arguments: [
        ("a: [1, {b: 'it''s'}]\nc:\n- d\n-  e: f\n   g: h\n", "{a: [1, {b: it's}], c: [d, {e: f, g: h}]}"),
        ("a: |\n  x\n   y\nb: >-\n  p\n  q\n# no\nc: v # why\n", "{a: x\\n y\\n, b: p q, c: v}"),
        ("base: &b\n  x: 1\n  y: 2\na:\n  <<: *b\n  y: 3\n", "{a: {x: 1, y: 3}, base: {x: 1, y: 2}}"),
        ("\"a b\": http://x.y:8 \nc: \"#1\\n\"\nd: ~\n", "{a b: http://x.y:8, c: #1\\n, d: }"),
        ("- - a\n  - b\n-\n  c: [\n    d,\n    e\n  ]\n", "[[a, b], {c: [d, e]}]"),
    ]) func `what people write by hand is read`(text: String, expected: String) throws {
        #expect(Self.flow(try YAMLValue(yaml: text)) == expected)
    }

    @Test func `what can't be read is told with its line, and what multiplies ends`() throws {
        #expect(throws: YAMLValue.Failure(line: 2, reason: "found undefined alias")) {
            try YAMLValue(yaml: "a: 1\nc: *b")
        }
        #expect(throws: YAMLValue.Failure(line: 3, reason: "did not find expected <document start>")) {
            try YAMLValue(yaml: "  a: 1\n\n b: 2")
        }
        #expect(throws: YAMLValue.Failure(line: 1, reason: "keys are there twice: a")) {
            try YAMLValue(yaml: "a: 1\na: 2")
        }
        let levels = (1...30).map { "l\($0): &l\($0) [*l\($0 - 1), *l\($0 - 1)]" }
        #expect(throws: YAMLValue.Failure.self) {
            try YAMLValue(yaml: (["l0: &l0 x"] + levels).joined(separator: "\n"))
        }
        #expect(throws: YAMLValue.Failure.self) { try YAMLValue(yaml: String(repeating: "[", count: 100_000)) }
        #expect(throws: YAMLValue.Failure.self) { try YAMLValue(yaml: String(repeating: "- ", count: 100_000)) }
    }

    private static func flow(_ value: YAMLValue) -> String {
        switch value {
        case .text(let text, _): text.replacing("\n", with: "\\n")
        case .list(let values): "[" + values.map(flow).joined(separator: ", ") + "]"
        case .map(let values):
            "{" + values.sorted { $0.key < $1.key }.map { "\($0): \(flow($1))" }.joined(separator: ", ") + "}"
        }
    }
}
