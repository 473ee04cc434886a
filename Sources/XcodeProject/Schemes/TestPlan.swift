import Foundation

/// Which tests run, with what: an `.xctestplan`.
struct TestPlan {
    private static let mostBytes = 8 << 20

    /// Test targets that aren't switched off.
    private(set) var tests: [Scheme.Testable] = []
    /// nil where the plan says nothing.
    private(set) var arguments: [String]?
    /// nil where the plan says nothing.
    private(set) var environment: [String: String]?

    private struct File: Decodable {
        struct Options: Decodable {
            struct Argument: Decodable {
                var argument: String
                var enabled: Bool?
            }
            struct Variable: Decodable {
                var key: String
                var value: String?
                var enabled: Bool?
            }
            var commandLineArgumentEntries: [Argument]?
            var environmentVariableEntries: [Variable]?
        }
        struct Entry: Decodable {
            struct Reference: Decodable { var name: String }
            /// Names, or Xcode 26's table of suites.
            struct Names: Decodable {
                var all: [String]

                init(from decoder: any Decoder) throws {
                    all = (try? decoder.singleValueContainer().decode([String].self)) ?? []
                }
            }
            var target: Reference
            var enabled: Bool?
            var skippedTests: Names?
            var selectedTests: Names?
        }
        var defaultOptions: Options?
        var testTargets: [Entry]?
    }

    init(_ url: URL) throws(ProjectError) {
        let data = try InputFile.data(at: url, limit: Self.mostBytes)
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: data)
        } catch {
            throw .unreadable(url.path, line: nil, reason: "it is no test plan")
        }
        for entry in file.testTargets ?? [] where entry.enabled != false {
            tests.append(
                .init(
                    target: entry.target.name,
                    skipped: entry.skippedTests?.all ?? [],
                    selected: entry.selectedTests?.all ?? []
                )
            )
        }
        arguments = file.defaultOptions?.commandLineArgumentEntries?.filter { $0.enabled != false }
            .flatMap { SchemeReader.words($0.argument) }
        environment = file.defaultOptions?.environmentVariableEntries.map { variables in
            Dictionary(
                variables.filter { $0.enabled != false }.map { ($0.key, $0.value ?? "") },
                uniquingKeysWith: { $1 }
            )
        }
    }
}
