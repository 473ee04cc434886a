import Foundation
import Glibc
import Testing

/// A headless Chromium with one page, driven through the pipe of its developer tools.
final class LiveBrowser {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let profile: URL
    private var buffer = Data()
    private var lastCall = 0
    private var session: String?
    /// What the page wrote to its console as an error, and exceptions that nobody caught.
    private(set) var errors: [String] = []

    /// nil where none is installed.
    static let program: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/chromium") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// - Parameters:
    ///   - width: Of the window, in points.
    ///   - height: Likewise.
    init(_ address: URL, width: Int = 1200, height: Int = 1000) throws {
        profile = FileManager.default.temporaryDirectory.appendingPathComponent("inset-browser-\(UUID().uuidString)")
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let arguments = [
            try #require(Self.program).path, "--headless", "--no-sandbox", "--no-first-run", "--use-gl=angle",
            "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking",
            "--user-data-dir=\(profile.path)", "--window-size=\(width),\(height)", "--remote-debugging-pipe",
        ]
        // It reads commands from descriptor 3 and writes answers to 4.
        process.arguments = ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 1>/dev/null"] + arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        try call("Runtime.enable")
        try call("Page.enable")
        try call("Page.navigate", ["url": address.absoluteString])
        try evaluate(
            "new Promise((done) => { const look = () => window.inset?.isDrawn ? done() : setTimeout(look, 20); look(); })"
        )
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    /// Runs an expression on the page and waits for what it promises.
    @discardableResult
    func evaluate(_ script: String) throws -> Any? {
        let result = try call(
            "Runtime.evaluate",
            ["expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true]
        )
        if let details = result["exceptionDetails"] as? [String: Any] {
            throw CocoaError(.coderInvalidValue, userInfo: ["exception": "\(details)"])
        }
        return (result["result"] as? [String: Any])?["value"]
    }

    /// A pointer's event, in points of the page.
    func mouse(_ type: String, x: Double, y: Double) throws {
        try call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
                "clickCount": 1,
            ]
        )
    }

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastCall += 1
        var message: [String: Any] = ["id": lastCall, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try input.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try read()
            if answer["method"] as? String == "Runtime.exceptionThrown" { errors.append("\(answer)") }
            if answer["method"] as? String == "Runtime.consoleAPICalled",
                let call = answer["params"] as? [String: Any], call["type"] as? String == "error"
            {
                errors.append("\(call)")
            }
            guard answer["id"] as? Int == lastCall else { continue }
            if let error = answer["error"] { throw CocoaError(.coderInvalidValue, userInfo: ["error": "\(error)"]) }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func read() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[buffer.index(after: end)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            // A file handle would wait for all that it is asked for.
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = Glibc.read(output.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
            guard count > 0 else { throw CocoaError(.fileReadUnknown) }
            buffer += chunk[..<count]
        }
    }
}
