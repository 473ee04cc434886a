import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: Podfiles")
struct PodfileTests {
    private func podfile(_ text: String) throws -> (podfile: Podfile, folder: String) {
        let fixture = try ProjectFixture(["Podfile": text])
        return withExtendedLifetime(fixture) { (PodfileReader.read(fixture.path("Podfile")), fixture.url.path) }
    }

    @Test func `a target has its pods, with the folders that local ones lie in`() throws {
        let fixture = try ProjectFixture([
            "Example/Podfile": """
            # Uncomment the next line
            platform :ios, '12.0'
            use_frameworks!

            target 'App' do
              pod 'Kit', :path => '../' # the library itself
              pod "Other/Part", path: "../Other", :testspecs => ['Tests']
              #  pod 'Off', :path => '../Off'
              pod 'Fetched', '~> 5.0'
              pod 'Branch', :git => 'https://example.com/branch.git',
                  :branch => 'main'
              pod 'Many', :path => '../', :subspecs => ['A', 'B']
            end
            """
        ])
        let podfile = PodfileReader.read(fixture.path("Example/Podfile"))
        let root = fixture.url.path
        #expect(podfile.notes == [])
        #expect(podfile.targets.map(\.name) == ["App"])
        #expect(
            podfile.pods == [
                .init(name: "Kit", path: root), .init(name: "Other", subspec: "Part", path: root + "/Other"),
                .init(name: "Fetched"), .init(name: "Branch"), .init(name: "Many", subspec: "A", path: root),
                .init(name: "Many", subspec: "B", path: root),
            ]
        )
    }

    @Test func `quotes that an editor set are straight ones`() throws {
        let (podfile, _) = try podfile("target \u{2018}App' do\n  pod \u{201C}Kit\u{201D}\nend")
        #expect(podfile.notes == [] && podfile.targets.map(\.name) == ["App"] && podfile.pods == [.init(name: "Kit")])
    }

    @Test func `targets have the pods of those around them, unless they inherit none`() throws {
        let (podfile, _) = try podfile(
            """
            pod 'All'
            abstract_target 'Shared' do
              pod 'Common'
              target 'App' do
                pod 'Own'
                target 'AppTests' do
                  inherit! :search_paths
                  pod 'Quick'
                end
              end
              target 'Lone' do
                inherit! :none
                pod 'Single'
              end
            end
            """
        )
        #expect(podfile.targets.map(\.name) == ["App", "AppTests", "Lone"])
        #expect(
            podfile.targets.map { $0.pods.map(\.name) } == [
                ["All", "Common", "Own"], ["All", "Common", "Own", "Quick"], ["Single"],
            ]
        )
    }

    @Test func `methods, loops and variables bring their pods`() throws {
        let (podfile, _) = try podfile(
            """
            version = '~> 1.0'
            def shared_pods
              pod 'Shared', version
            end
            def local(name)
              pod name, :path => "Modules/#{name}"
            end
            target 'App' do
              shared_pods
              local 'Feature'
              %w[One Two].each do |name|
                pod name
              end
            end
            """
        )
        #expect(podfile.notes == [])
        #expect(podfile.pods.map(\.name) == ["Shared", "Feature", "One", "Two"])
        #expect(podfile.pods[1].path?.hasSuffix("/Work/Modules/Feature") == true)
    }

    @Test func `targets of other platforms are left out, and each has its project`() throws {
        let (podfile, folder) = try podfile(
            """
            target 'App' do
              platform:ios,'13.0'
              project 'Example/Example.xcodeproj'
              pod 'A'
            end
            target 'Mac' do
              platform :osx, '11.0'
              pod 'B'
            end
            """
        )
        #expect(podfile.targets.map(\.name) == ["App"])
        #expect(podfile.targets[0].project == folder + "/Example/Example.xcodeproj")
    }

    @Test func `what runs when pods are installed is passed over`() throws {
        let (podfile, _) = try podfile(
            """
            source 'https://cdn.cocoapods.org/'
            raise 'no' unless %w[A B].any? { |k| ENV.key?(k) }
            ENV['COCOAPODS_DISABLE_STATS'] = "true" ## quiet
            install! 'cocoapods',
                :share_schemes_for_development_pods => false
            =begin
            pod 'Gone'
            =end
            target 'App' do
              pod 'A'
              post_install do |installer|
                installer.pods_project.targets.each do |target|
                  if target.name == 'Ji' or target.name == 'Moya'
                    target.build_configurations.each { |config| config.build_settings['A'] = 'B' }
                  end
                end
              end
              pod 'B'
            end
            post_install do |installer|
              `find . -name pod \\\\' | xargs sed -i '' 's/a/b/'`
            end
            """
        )
        #expect(podfile.notes == [])
        #expect(podfile.pods.map(\.name) == ["A", "B"])
    }

    @Test func `a condition on the environment doesn't hold, another's first branch is taken and told`() throws {
        let (podfile, _) = try podfile(
            """
            target 'App' do
              pod 'Lint' if ENV['CI']
              pod 'Always' unless ENV['CI']
              if ENV['LOCAL'] == '1'
                pod 'Kit', :path => '../Kit'
              else
                pod 'Kit', '1.0'
              end
              if something?
                pod 'First'
              else
                pod 'Second'
              end
            end
            """
        )
        #expect(podfile.pods == [.init(name: "Always"), .init(name: "Kit"), .init(name: "First")])
        #expect(podfile.notes.map(\.line) == [9])
        #expect(podfile.notes.map(\.message) == ["the condition isn't known here; its first branch is taken"])
    }

    @Test func `lines that can't be read are told with their numbers`() throws {
        let (podfile, _) = try podfile(
            """
            require_relative '../node_modules/react_native_pods'
            target 'App' do
              use_react_native!(:path => config[:path])
              pod name_of(1)
              pod 'Kit', :path => path_of('Kit')
            end
            """
        )
        #expect(podfile.pods.map(\.name) == ["Kit"])
        #expect(
            podfile.notes.map { "\($0.line ?? 0): \($0.message)" } == [
                "3: use_react_native! can't be read; pods that it brings are left out",
                "4: the pod's name can't be read; it is left out", "5: the path of pod Kit can't be read",
            ]
        )
    }

    @Test(arguments: [
        "target 'A' do\n" + String(repeating: "target 'B' do\n", count: 5000), String(repeating: "end\n", count: 100),
        "pod 'A', " + String(repeating: "[", count: 5000), "pod \"#{#{#{", "def a\nb\nend\ndef b\na\nend\na\n",
        "x = 'aaaaaaaa'\n" + String(repeating: "x = \"#{x}#{x}#{x}#{x}\"\n", count: 60) + "pod x", "pod 'A",
        "a <<-END\npod 'A'\n", "%w[", "target 'A' do |", "=begin", "pod %q(", ":", "x[",
    ])
    func `a hostile or broken Podfile is read to its end`(text: String) throws {
        let (podfile, _) = try podfile(text)
        #expect(podfile.targets.count <= 500)
    }

    @Test func `loops within loops end, and that is told`() throws {
        let (podfile, _) = try podfile(
            (0..<30).map { "%w[a b c d e f g h].each do |name\($0)|\n" }.joined() + "pod name0"
        )
        #expect(podfile.notes.map(\.message) == ["its loops take too long; the rest is left out"])
    }
}
