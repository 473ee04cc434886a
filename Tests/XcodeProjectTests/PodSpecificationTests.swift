import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: podspecs")
struct PodSpecificationTests {
    private func read(_ text: String, as name: String = "Kit.podspec") throws -> PodSpecificationReader.Reading {
        let fixture = try ProjectFixture([name: text])
        return withExtendedLifetime(fixture) { PodSpecificationReader.read(fixture.path(name)) }
    }

    @Test func `a podspec in Ruby says what one in JSON says`() throws {
        let ruby = try read(
            """
            # Be sure to run `pod lib lint'
            Pod::Spec.new do |spec|
              spec.name             = 'Kit-UI'
              spec.version          = "1.2.0"
              spec.description      = <<-DESC
              spec.name = 'Wrong' and that's that
                DESC
              spec.source           = { :git => "https://example.com/kit.git", :tag => spec.version.to_s }
              spec.swift_versions   = ['4.2', '5.9', '5.10']
              spec.ios.deployment_target = '13.0'
              spec.source_files     = 'Sources/**/*.{swift,h}', "#{spec.name}/*.swift"
              spec.exclude_files    = [
                'Sources/Old/**/*',
              ]
              spec.ios.exclude_files = %w[A.swift B.swift]
              spec.osx.source_files = 'Mac/*.swift'
              spec.resource_bundles = { 'Kit' => ['Assets/*.xcassets'] }
              spec.dependency 'Base', '~> 1.0'
              spec.ios.dependency 'Other/Part'
            end
            """
        )
        let json = try read(
            """
            {"name": "Kit-UI", "swift_versions": ["4.2", "5.9", "5.10"], "platforms": {"ios": "13.0"},
             "source_files": ["Sources/**/*.{swift,h}", "Kit-UI/*.swift"], "exclude_files": "Sources/Old/**/*",
             "ios": {"exclude_files": ["A.swift", "B.swift"], "dependencies": {"Other/Part": []}},
             "resource_bundles": {"Kit": "Assets/*.xcassets"}, "dependencies": {"Base": ["~> 1.0"]}}
            """,
            as: "Kit.podspec.json"
        )
        for reading in [ruby, json] {
            #expect(reading.notes == [])
            let pod = try #require(reading.specification)
            #expect((pod.name, pod.moduleName) == ("Kit-UI", "Kit_UI"))
            #expect((pod.swiftVersion, pod.deploymentTarget) == ("5.10", "13.0"))
            let parts = pod.parts([nil])
            #expect(parts.map(\.name) == ["Kit-UI"])
            #expect(parts[0].strings("source_files") == ["Sources/**/*.{swift,h}", "Kit-UI/*.swift"])
            #expect(parts[0].strings("exclude_files") == ["Sources/Old/**/*", "A.swift", "B.swift"])
            #expect(parts[0].values(["resource_bundles"]).compactMap { $0["Kit"]?.strings } == [["Assets/*.xcassets"]])
            #expect(PodSpecification.dependencies(of: parts) == ["Base", "Other/Part"])
        }
    }

    private static let subspecs = """
        Pod::Spec.new do |s|
          s.name = 'Kit'
          s.module_name = 'KitModule'
          s.source_files = 'Kit/*.swift'
          s.default_subspecs = 'Core'
          s.subspec 'Core' do |ss|
            ss.source_files = 'Core/*.swift'
            ss.dependency 'Base'
          end
          s.subspec 'Extra' do |ss|
            ss.dependency 'Kit/Core'
            ss.subspec 'Deep' do |deep|
              deep.source_files = 'Deep/*.swift'
            end
          end
          s.subspec 'Mac' do |ss|
            ss.platform = :osx
          end
          s.test_spec 'Tests' do |tests|
            tests.source_files = 'Tests/*.swift'
          end
        end
        """

    @Test(arguments: [
        ([nil], ["Kit", "Kit/Core"]), (["Extra"], ["Kit/Extra", "Kit/Extra/Deep", "Kit/Core"]),
        ([nil, "Core"], ["Kit", "Kit/Core"]), (["Mac"], []), (["Nowhere"], []),
    ])
    func `a pod has its default subspecs, and a subspec those in it and those it needs`(
        wishes: [String?],
        names: [String]
    ) throws {
        let pod = try #require(try read(Self.subspecs).specification)
        #expect(pod.moduleName == "KitModule")
        #expect(pod.parts(wishes).map(\.name) == names)
    }

    @Test func `a subspec has the patterns of what it stands in`() throws {
        let pod = try #require(try read(Self.subspecs).specification)
        let deep = try #require(pod.parts(["Extra"]).dropFirst().first)
        #expect(deep.strings("source_files") == ["Kit/*.swift", "Deep/*.swift"])
    }

    @Test func `a podspec without a name, and lines that can't be read, are told`() throws {
        let reading = try read(
            """
            Pod::Spec.new do |s|
              s.name = 'Kit'
              s.source_files = files_of(:ios)
              s.summary = summary_of(:ios)
              configure(spec: s)
            end
            """
        )
        #expect(
            reading.notes.map { "\($0.line ?? 0): \($0.message)" } == [
                "3: source_files can't be read; it is left out",
                "5: configure can't be read; what it sets is missing",
            ]
        )
        for (text, name) in [("configure(spec)", "A.podspec"), ("[1]", "A.podspec.json"), ("{", "A.podspec.json")] {
            let reading = try read(text, as: name)
            #expect(reading.specification == nil)
            #expect(reading.notes.map(\.message) == ["the podspec says no name that can be read; it is left out"])
        }
    }

    @Test(arguments: [
        ("Sources/**/*.swift", "Sources/A.swift", true), ("Sources/**/*.swift", "Sources/A/B/C.swift", true),
        ("Sources/*.swift", "Sources/A/B.swift", false), ("Sources/**/*.{swift,h}", "Sources/A/b.h", true),
        ("Sources/**/*.{swift}", "sources/a.SWIFT", true), ("**/Core/**/*.swift", "A/Core/B/C.swift", true),
        ("**/Core/*.swift", "A/Core/B/C.swift", false), ("A/**/*", "A/b", true), ("A/**", "A/b", true),
        ("A/**", "A/b/c", false), ("A?[a-c].swift", "A1b.swift", true), ("A[^a].swift", "Aa.swift", false),
        ("{A,B/{C,D}}/*.m", "B/D/x.m", true), ("./A/*", "A/b", true), ("*a*b*", "xxaxxbxx", true),
        ("*a*b*c", "aaaaaaaaaaaaaaaaaaaaaaaab", false), ("{A", "{A", true),
    ])
    func `patterns fit names as CocoaPods has them`(pattern: String, path: String, fits: Bool) {
        #expect(FilePattern.patterns(pattern).contains { $0.matches(path) } == fits)
    }

    @Test func `files are sources, headers, resources and bundles by the patterns, without those excluded`() throws {
        let fixture = try ProjectFixture([
            "Kit.podspec": """
            Pod::Spec.new do |s|
              s.name = 'Kit'
              s.source_files = 'Sources/**/*', 'Single', '../Outside/*.swift', 'Pods/**/*.swift'
              s.exclude_files = 'Sources/Old', 'Sources/**/*Mac.swift'
              s.resources = 'Resources/*.png', 'Sounds', 'Sources/Model.xcdatamodeld'
              s.resource_bundle = { 'KitBundle' => ['Assets/**/*.xcassets', 'Localized/*.lproj'] }
            end
            """,
            "Sources/A.swift": "", "Sources/AMac.swift": "", "Sources/Old/B.swift": "", "Sources/C/c.m": "",
            "Sources/C/c.h": "", "Sources/Info.plist": "", "Sources/Model.xcdatamodeld/m/contents": "",
            "Single/S.swift": "", "Single/Deeper/T.swift": "", "Resources/a.png": "", "Resources/b.txt": "",
            "Sounds/ping.caf": "", "Assets/Kit.xcassets/Contents.json": "{}",
            "Localized/fr.lproj/Kit.strings": "", "../Outside/O.swift": "",
        ])
        let podspec = fixture.path("Kit.podspec")
        let pod = try #require(PodSpecificationReader.read(podspec).specification)
        let files = PodFiles(pod.parts([nil]), folder: fixture.url.path, podspec: podspec)
        #expect(
            files.sources.map(\.path)
                == ["Sources/A.swift", "Sources/C/c.m", "Sources/Model.xcdatamodeld", "Single/S.swift"].map(
                    fixture.path
                )
        )
        #expect(files.headerFolders == [fixture.path("Sources/C")])
        #expect(files.resources.map(\.destination) == ["a.png", "Sounds"])
        #expect(files.bundles.map(\.name) == ["KitBundle"])
        #expect(
            files.bundles.flatMap(\.resources).map(\.destination)
                == ["KitBundle.bundle/Kit.xcassets", "KitBundle.bundle/fr.lproj/Kit.strings"]
        )
        #expect(files.notes.map(\.message) == ["files outside of the pod's folder are left out: ../Outside"])
    }
}
