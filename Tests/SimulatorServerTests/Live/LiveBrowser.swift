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
        // Its figures and waits want a machine that does nothing else.
        guard ProcessInfo.processInfo.environment["INSET_BROWSER_TESTS"] != nil else { return nil }
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
        try open(address)
    }

    /// Goes to another page, and waits until it has drawn.
    func open(_ address: URL) throws {
        // What the former page has drawn is nothing to wait for.
        try evaluate("delete window.inset")
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

    /// Waits until a condition holds on the page and what is known is drawn; false when it doesn't in ten seconds.
    func wait(for condition: String) throws -> Bool {
        let look =
            "(\(condition)) && inset.isDrawn ? done(true) : Date.now() > end ? done(false) : setTimeout(look, 10)"
        let script = "new Promise((done) => { const end = Date.now() + 10000; const look = () => \(look); look(); })"
        return try evaluate(script) as? Bool ?? false
    }

    /// Waits until the device has sent nothing for a while.
    func rest() throws {
        try evaluate(
            """
            new Promise((done) => { const end = Date.now() + 5000; let last = -1; let quiet = 0; const look = () => {
            quiet = last === inset.stats.messages ? quiet + 1 : 0; last = inset.stats.messages;
            if (quiet > 15 || Date.now() > end) done(true); else setTimeout(look, 20); }; look(); })
            """
        )
    }

    /// Presses and releases the pointer at a place of the device's screen, in its points.
    func tap(x: Double, y: Double) throws {
        let place = try place(x: x, y: y)
        try mouse("mousePressed", x: place.x, y: place.y)
        try mouse("mouseReleased", x: place.x, y: place.y)
    }

    /// Where a point of the screen that isn't turned lies on the page.
    func place(x: Double, y: Double) throws -> (x: Double, y: Double) {
        let script = """
            (() => { const b = document.getElementById("screen").getBoundingClientRect(); const s = b.width / inset.screen.size[0];
            return [b.left + \(x) * s, b.top + \(y) * s]; })()
            """
        guard let numbers = try evaluate(script) as? [NSNumber], numbers.count == 2 else {
            throw CocoaError(.coderInvalidValue)
        }
        return (numbers[0].doubleValue, numbers[1].doubleValue)
    }

    /// Presses a key and releases it, with Control or without.
    func press(_ key: String, control: Bool = false) throws {
        let isTyped = key.count == 1 && !control
        var parameters: [String: Any] = ["type": "keyDown", "key": key, "modifiers": control ? 2 : 0]
        if isTyped { parameters["text"] = key }
        try call("Input.dispatchKeyEvent", parameters)
        try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
    }

    /// A pointer's event, in points of the page.
    ///
    /// - Parameter time: When it was; nil is now. The browser takes one event after another, each with a picture of the page, which
    ///   makes a finger slow.
    ///   - button: "left", "right", or "none" of a pointer that moves without one.
    func mouse(_ type: String, x: Double, y: Double, at time: Date? = nil, button: String = "left") throws {
        let held = ["left": 1, "right": 2][button] ?? 0
        var parameters: [String: Any] = [
            "type": type, "x": x, "y": y, "button": button, "buttons": type == "mouseReleased" ? 0 : held,
            "clickCount": held == 0 ? 0 : 1,
        ]
        parameters["timestamp"] = time?.timeIntervalSince1970
        try call("Input.dispatchMouseEvent", parameters)
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
            // A browser that hangs fails its test.
            var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 30_000) > 0 else {
                throw CocoaError(.fileReadUnknown, userInfo: ["reason": "the browser doesn't answer"])
            }
            // A file handle would wait for all that it is asked for.
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = Glibc.read(output.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
            guard count > 0 else { throw CocoaError(.fileReadUnknown) }
            buffer += chunk[..<count]
        }
    }
}
