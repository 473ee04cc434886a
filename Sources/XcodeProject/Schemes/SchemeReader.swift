import Foundation

/// Reads the schemes of projects and workspaces.
struct SchemeReader {
    private(set) var schemes: [Scheme] = []
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    /// - Parameter container: An `.xcodeproj`, an `.xcworkspace`, or a package's `.swiftpm/xcode`.
    mutating func read(in container: URL) {
        var folders = [container.appendingPathComponent("xcshareddata/xcschemes")]
        let users = container.appendingPathComponent("xcuserdata")
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: users.path)) ?? []).sorted() {
            folders.append(users.appendingPathComponent(name + "/xcschemes"))
        }
        for folder in folders {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { continue }
            inputs.append(folder.path)
            for name in names.sorted() where name.hasSuffix(".xcscheme") {
                let file = folder.appendingPathComponent(name)
                inputs.append(file.path)
                do throws(ProjectError) {
                    let scheme = scheme(try XMLTree.read(file), at: file, of: container)
                    if !schemes.contains(where: { $0.name == scheme.name }) { schemes.append(scheme) }
                } catch {
                    notes.append(ProjectNote(file.path, "the scheme is left out: \(error)"))
                }
            }
        }
        schemes.sort { $0.name < $1.name }
    }

    private mutating func scheme(_ root: XMLTree, at file: URL, of container: URL) -> Scheme {
        var scheme = Scheme(name: file.deletingPathExtension().lastPathComponent)
        let launch = root["LaunchAction"]
        scheme.runs = launch?["BuildableProductRunnable"]?["BuildableReference"]?.attributes["BlueprintName"]
        scheme.configuration = launch?.attributes["buildConfiguration"]
        scheme.arguments = arguments(of: launch)
        scheme.environment = environment(of: launch)
        guard let test = root["TestAction"] else { return scheme }
        scheme.testConfiguration = test.attributes["buildConfiguration"]
        if test.attributes["shouldUseLaunchSchemeArgsEnv"] == "YES" {
            scheme.testArguments = scheme.arguments
            scheme.testEnvironment = scheme.environment
        } else {
            scheme.testArguments = arguments(of: test)
            scheme.testEnvironment = environment(of: test)
        }
        for testable in test["Testables"]?.all("TestableReference") ?? [] where testable.attributes["skipped"] != "YES"
        {
            guard let name = testable["BuildableReference"]?.attributes["BlueprintName"] else { continue }
            func tests(_ key: String) -> [String] {
                testable[key]?.all("Test").compactMap { $0.attributes["Identifier"] } ?? []
            }
            scheme.tests.append(.init(target: name, skipped: tests("SkippedTests"), selected: tests("SelectedTests")))
        }
        let plans = test["TestPlans"]?.all("TestPlanReference") ?? []
        let wanted = plans.filter { $0.attributes["default"] == "YES" }
        for plan in wanted.isEmpty ? Array(plans.prefix(1)) : wanted {
            read(plan: plan.attributes["reference"] ?? "", of: container, into: &scheme)
        }
        return scheme
    }

    private func arguments(of action: XMLTree?) -> [String] {
        (action?["CommandLineArguments"]?.all("CommandLineArgument") ?? [])
            .filter { $0.attributes["isEnabled"] == "YES" }
            .flatMap { Self.words($0.attributes["argument"] ?? "") }
    }

    /// "-name value" is one line in Xcode and two arguments.
    static func words(_ text: String) -> [String] {
        guard !text.contains("\"") else { return [text.replacingOccurrences(of: "\"", with: "")] }
        return text.split(separator: " ").map(String.init)
    }

    private func environment(of action: XMLTree?) -> [String: String] {
        let variables = (action?["EnvironmentVariables"]?.all("EnvironmentVariable") ?? [])
            .filter { $0.attributes["isEnabled"] == "YES" }
        return Dictionary(
            variables.compactMap { variable in
                variable.attributes["key"].map { ($0, variable.attributes["value"] ?? "") }
            },
            uniquingKeysWith: { $1 }
        )
    }

    // MARK: Test plans

    private mutating func read(plan reference: String, of container: URL, into scheme: inout Scheme) {
        let name = reference.split(separator: ":", maxSplits: 1).last.map(String.init) ?? reference
        let file = container.deletingLastPathComponent().appendingPathComponent(name)
        inputs.append(file.path)
        do throws(ProjectError) {
            let plan = try TestPlan(file)
            scheme.tests = plan.tests
            if let arguments = plan.arguments { scheme.testArguments = arguments }
            if let environment = plan.environment { scheme.testEnvironment = environment }
        } catch {
            notes.append(ProjectNote(file.path, "the test plan is left out: \(error)"))
        }
    }
}
