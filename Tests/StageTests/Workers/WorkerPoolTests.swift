import Foundation
import Testing

@testable import Stage

@Suite("Workers")
struct WorkerPoolTests {
    /// A pool whose workers are a shell that reads the settings, then answers each job by a script.
    private func outcomes(of jobs: [String], script: String, limit: Double = 20, in folder: URL) throws -> [String] {
        let program = WorkerProgram(
            executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "read -r settings; while read -r job; do \(script); done"],
            logs: folder,
            limit: limit
        )
        return try WorkerPool<String, String>(program, settings: "settings").run(jobs) { job, reason in
            "\(job): \(reason)"
        }
    }

    @Test
    func `outcomes come in the order of the jobs`() throws {
        try Fixture.withFolder { folder in
            let jobs = (0..<20).map(String.init)
            let found = try outcomes(of: jobs, script: "printf '%s\\n' \"$job\"", in: folder)
            #expect(found == jobs)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(left == [])
        }
    }

    @Test
    func `a worker that ends costs its job and is replaced`() throws {
        try Fixture.withFolder { folder in
            let script =
                "if [ \"$job\" = '\"bad\"' ]; then echo 'Fatal error: oh no' >&2; exit 3; fi; printf '%s\\n' \"$job\""
            let found = try outcomes(of: ["a", "bad", "b", "c"], script: script, in: folder)
            #expect(found == ["a", "bad: Inset crashed: Fatal error: oh no", "b", "c"])
        }
    }

    @Test
    func `a worker that hangs or talks nonsense costs its job`() throws {
        try Fixture.withFolder { folder in
            let nonsense = try outcomes(of: ["a"], script: "echo nonsense", in: folder)
            #expect(nonsense == ["a: its worker answered with nonsense"])
            let hung = try outcomes(of: ["a"], script: "exec sleep 60", limit: 0.2, in: folder)
            #expect(hung == ["a: it took more than 0 seconds"])
        }
    }
}
