import Foundation
import Testing

/// A headless Chromium that shows a preview's page.
struct Browser {
    let page: URL

    /// nil where none is installed.
    static let program: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/chromium") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Runs a function's body on the page, when it has been shown, and gives back what it returns.
    ///
    /// - Parameters:
    ///   - address: What stands behind the page's #.
    ///   - width: Of the window, in points.
    func evaluate(_ script: String, at address: String = "", width: Int = 1400) throws -> String {
        let program = try #require(Self.program)
        let folder = page.deletingLastPathComponent()
        try probed(with: script).write(
            to: folder.appendingPathComponent("probe.html"),
            atomically: true,
            encoding: .utf8
        )
        // A frame may be as narrow as a phone, a window may not.
        try """
        <body><iframe src="probe.html#\(address)" width="\(width)" height="900"></iframe><script>
        window.addEventListener("message", (event) => { document.body.textContent = `<<${event.data}>>`; });
        </script></body>
        """.write(to: folder.appendingPathComponent("frame.html"), atomically: true, encoding: .utf8)
        let output = folder.appendingPathComponent("output")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = program
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "--virtual-time-budget=10000",
            "--window-size=1500,1000", "--dump-dom", folder.appendingPathComponent("frame.html").absoluteString,
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        let answer = try #require(text.firstMatch(of: #/&lt;&lt;(.*)&gt;&gt;/#.dotMatchesNewlines()), "\(text)")
        return String(answer.1).removingPercentEncoding ?? ""
    }

    /// The page with errors collected from the beginning and the script run at the end.
    private func probed(with script: String) throws -> String {
        let listener = """
            <body><script>const errors = []; window.addEventListener("error", (event) => errors.push(event));</script>
            """
        let probe = """
            <script>
            window.addEventListener("load", () => setTimeout(() => {
              let answer;
              try { answer = (() => { \(script) })(); } catch (error) { answer = `threw ${error}`; }
              parent.postMessage(encodeURIComponent(answer), "*");
            }, 300));
            </script></body>
            """
        return try String(contentsOf: page, encoding: .utf8)
            .replacingOccurrences(of: "<body>", with: listener)
            .replacingOccurrences(of: "</body>\n</html>", with: probe)
    }
}
