import Foundation
import Testing

@testable import Stage

@Suite("Preview: a folder that is given up")
struct PreviewFolderRemovalTests {
    @Test func `nothing is left though others take their files away at the same time`() throws {
        for _ in 0..<20 {
            let place = FileManager.default.temporaryDirectory.appendingPathComponent("inset-test-\(UUID().uuidString)")
            let folder = try PreviewFolder(path: place.path)
            let logs = (0..<400).map { folder.scratch.appendingPathComponent(".log-\($0)") }
            for log in logs { try Data().write(to: log) }
            DispatchQueue.concurrentPerform(iterations: 3) { part in
                guard part > 0 else { return folder.giveUp() }
                for log in part == 1 ? logs : logs.reversed() { unlink(log.path) }
            }
            #expect(!FileManager.default.fileExists(atPath: place.path))
        }
    }
}
