import Foundation

/// Reads the stream of events that Swift Testing writes, a JSON object a line.
struct SwiftTestingLog {
    private struct Record: Decodable {
        struct Instant: Decodable { var absolute: Double }
        struct Location: Decodable {
            var fileID: String?
            var _filePath: String?
            var filePath: String?
            var line: Int
            var column: Int?
        }
        struct Issue: Decodable {
            var isKnown: Bool?
            var sourceLocation: Location?
        }
        struct Message: Decodable {
            var symbol: String?
            var text: String
        }
        struct Payload: Decodable {
            var kind: String
            var testID: String?
            var id: String?
            var name: String?
            var instant: Instant?
            var issue: Issue?
            var messages: [Message]?
        }
        var kind: String
        var payload: Payload
    }

    private let module: String
    private var kinds: [String: String] = [:]
    private var begun: [String: Double] = [:]
    private var failures: [String: [String]] = [:]
    private(set) var results: [TestResult] = []
    /// The last that has begun and not ended, "KitTests.SumTests/adding()".
    private(set) var running: String?
    /// Those that have ended, as ``running`` has them.
    private(set) var ended: [String] = []

    init(module: String) { self.module = module }

    /// Reads one line.
    mutating func read(_ line: Data) {
        guard let record = try? JSONDecoder().decode(Record.self, from: line) else { return }
        let payload = record.payload
        if record.kind == "test", let id = payload.id { kinds[id] = payload.kind }
        guard record.kind == "event", let id = payload.testID else { return }
        let isFunction = kinds[id] != "suite"
        switch payload.kind {
        case "testStarted" where isFunction:
            begun[id] = payload.instant?.absolute
            running = Self.identifier(id)
        case "issueRecorded" where payload.issue?.isKnown != true:
            let place = payload.issue?.sourceLocation.map { location in
                "\(location.filePath ?? location._filePath ?? location.fileID ?? ""):\(location.line): "
            }
            let text =
                payload.messages?.first { $0.symbol == "fail" }?.text ?? payload.messages?.first?.text ?? "failed"
            failures[id, default: []].append((place ?? "") + text.replacingOccurrences(of: "\n", with: " "))
        case "testSkipped" where isFunction:
            results.append(result(of: id, .skipped, duration: 0))
            ended.append(Self.identifier(id))
        case "testEnded" where isFunction:
            let duration = (payload.instant?.absolute ?? 0) - (begun[id] ?? payload.instant?.absolute ?? 0)
            results.append(result(of: id, failures[id] == nil ? .passed : .failed, duration: duration))
            ended.append(Self.identifier(id))
            running = nil
        default: break
        }
    }

    /// "KitTests.SumTests/adding()/SumTests.swift:12:4" without its place.
    private static func identifier(_ id: String) -> String {
        let parts = id.split(separator: "/")
        guard parts.count > 1, let last = parts.last, last.contains(".swift:") else { return id }
        return parts.dropLast().joined(separator: "/")
    }

    private func result(of id: String, _ status: TestResult.Status, duration: Double) -> TestResult {
        let own = Self.identifier(id)
        let rest = own.hasPrefix(module + ".") ? String(own.dropFirst(module.count + 1)) : own
        let parts = rest.split(separator: "/").map(String.init)
        return TestResult(
            module: module,
            suite: parts.count > 1 ? parts.dropLast().joined(separator: ".") : module,
            name: parts.last ?? rest,
            status: status,
            duration: duration,
            failures: failures[id] ?? []
        )
    }
}
