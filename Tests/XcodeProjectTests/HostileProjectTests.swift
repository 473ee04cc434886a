import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: hostile input")
struct HostileProjectTests {
    private func message(_ text: String, path: String = "App.xcodeproj") throws -> String {
        let fixture = try ProjectFixture(ProjectText.appFiles)
        try fixture.write("App.xcodeproj/project.pbxproj", text)
        do {
            _ = try fixture.read(path)
            return ""
        } catch let error as ProjectError {
            return error.description.replacingOccurrences(of: fixture.url.path + "/", with: "")
        }
    }

    @Test(arguments: [
        ("{ a = (", "App.xcodeproj/project.pbxproj:1: an array isn't closed with )"),
        ("", "App.xcodeproj/project.pbxproj:1: the file is empty"),
        ("{ a = b; }", "App.xcodeproj/project.pbxproj: it has no objects, so it is no Xcode project"),
        (
            "{ objectVersion = 30; objects = { }; }",
            "App.xcodeproj/project.pbxproj: objectVersion 30 isn't known; save it with Xcode 8 to 26"
        ),
        (
            "{ objectVersion = 56; objects = { }; rootObject = X; }",
            "App.xcodeproj/project.pbxproj: its rootObject isn't among its objects"
        ),
        ("<?xml version=\"1.0\"?><plist>", "App.xcodeproj/project.pbxproj: it is no property list"),
    ])
    func `a damaged project is one line`(text: String, line: String) throws {
        #expect(try message(text) == line)
    }

    @Test func `groups and dependencies in circles end`() throws {
        var text = ProjectText.app
        text.targets = "T1, T2"
        text.objects[0] =
            "G2 = { isa = PBXGroup; path = App; sourceTree = \"<group>\"; children = ( F1, F2, V1, G2, G1 ); };"
        text.objects += ProjectText.target("T2", "Kit", type: "framework", extra: "dependencies = ( D2 );")
        text.objects += [
            "D1 = { isa = PBXTargetDependency; target = T2; };", "D2 = { isa = PBXTargetDependency; target = T1; };",
        ]
        let place = try #require(text.objects.firstIndex { $0.contains("( S1, R1 )") })
        text.objects[place] = text.objects[place].replacingOccurrences(
            of: "buildPhases",
            with: "dependencies = ( D1 ); buildPhases"
        )
        let fixture = try ProjectFixture(ProjectText.appFiles)
        try fixture.write("App.xcodeproj/project.pbxproj", text.text)
        let project = try fixture.read("App.xcodeproj")
        #expect(project.targets.map(\.name) == ["Kit", "My App"])
        #expect(project.notes.contains { $0.message.contains("depend on each other") })
        #expect(project.notes.contains { $0.message.contains("in itself or in two groups") })
    }

    @Test func `projects in each other end`() throws {
        var text = ProjectText.app
        text.objects[0] =
            "G2 = { isa = PBXGroup; path = App; sourceTree = \"<group>\"; children = ( F1, F2, V1, F7 ); };"
        text.objects.append("F7 = { isa = PBXFileReference; path = ../App.xcodeproj; sourceTree = \"<group>\"; };")
        let fixture = try ProjectFixture(ProjectText.appFiles)
        try fixture.write("App.xcodeproj/project.pbxproj", text.text)
        #expect(try fixture.read("App.xcodeproj").targets.count == 1)
    }

    @Test func `files that are missing are told, five by name`() throws {
        var text = ProjectText.app
        for number in 0..<9 {
            text.objects += [
                "M\(number) = { isa = PBXFileReference; path = /nowhere/\(number).swift; sourceTree = \"<absolute>\"; };",
                "N\(number) = { isa = PBXBuildFile; fileRef = M\(number); };",
            ]
        }
        let names = (0..<9).map { "M\($0)" }.joined(separator: ", ")
        text.objects[0] = text.objects[0].replacingOccurrences(of: "( F1,", with: "( \(names), F1,")
        text.objects[6] =
            "S1 = { isa = PBXSourcesBuildPhase; files = ( B1, \(names.replacingOccurrences(of: "M", with: "N")) ); };"
        let fixture = try ProjectFixture(ProjectText.appFiles)
        try fixture.write("App.xcodeproj/project.pbxproj", text.text)
        let notes = try fixture.read("App.xcodeproj").notes.map(\.message)
        #expect(notes.count == 6)
        #expect(notes.first == "target My App: /nowhere/0.swift is missing and left out")
        #expect(notes.last == "target My App: 4 more files are missing")
    }

    @Test func `objects that dangle, or are of the wrong kind, change nothing`() throws {
        var text = ProjectText.app
        text.targets = "T1, T9, G1, B1"
        text.objects[6] = "S1 = { isa = PBXSourcesBuildPhase; files = ( B1, B99, S1, { a = b; } ); };"
        let fixture = try ProjectFixture(ProjectText.appFiles)
        try fixture.write("App.xcodeproj/project.pbxproj", text.text)
        let app = try #require(try fixture.read("App.xcodeproj").targets.first { $0.kind == .application })
        #expect(app.sources.count == 1)
    }

    @Test func `random damage never crashes`() throws {
        let whole = Array(ProjectText.app.text.utf8)
        let fixture = try ProjectFixture(ProjectText.appFiles)
        var state: UInt64 = 20_251_122
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0...random(6) {
                let place = random(bytes.count)
                switch random(3) {
                case 0: bytes.remove(at: place)
                case 1: bytes[place] = UInt8(random(256))
                default:
                    bytes.insert(
                        contentsOf: bytes[place..<min(bytes.count, place + random(60))],
                        at: random(bytes.count)
                    )
                }
            }
            try fixture.write("App.xcodeproj/project.pbxproj", String(decoding: bytes, as: UTF8.self))
            do { _ = try fixture.read("App.xcodeproj") } catch let error as ProjectError {
                #expect(!error.description.contains("\n"))
            }
        }
    }
}
