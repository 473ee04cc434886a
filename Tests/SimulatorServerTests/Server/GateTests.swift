import FlyingFox
import Foundation
import Testing

@testable import SimulatorServer

@Suite("Live: who is let in")
struct GateTests {
    private static let gate = Gate(token: "0123456789abcdef", port: 8080)
    private static let host = "127.0.0.1:8080"

    private static func answer(
        _ path: String,
        host: String? = host,
        origin: String? = nil,
        method: HTTPMethod = .GET
    ) -> Gate.Answer {
        var headers: [HTTPHeader: String] = [:]
        headers[.host] = host
        headers[HTTPHeader("Origin")] = origin
        return gate.answer(
            to: HTTPRequest(
                method: method,
                version: .http11,
                target: HTTPRequest.Target(path: path, query: ""),
                headers: HTTPHeaders(headers),
                body: HTTPBodySequence(data: Data())
            )
        )
    }

    @Test func `the page, its files and its socket are there for those who know the token`() {
        #expect(Self.answer("/0123456789abcdef/") == .file(""))
        #expect(Self.answer("/0123456789abcdef/main.js", host: "localhost:8080") == .file("main.js"))
        #expect(Self.answer("/0123456789abcdef/socket", origin: "http://127.0.0.1:8080") == .socket(0))
        #expect(Self.answer("/0123456789abcdef/socket-24", origin: "http://127.0.0.1:8080") == .socket(24))
        #expect(Self.answer("/0123456789abcdef/socket-25", origin: "http://127.0.0.1:8080") == .file("socket-25"))
    }

    @Test(arguments: [
        "/", "/0123456789abcdef", "/0123456789abcdee/", "/0123456789abcde/", "//", "/0123456789abcdef/../main.js",
        "/0123456789abcdef/a/b", "/../../etc/passwd", "", "/0123456789ABCDEF/", "/0123456789abcdef//etc/passwd",
    ])
    func `another path, and one without the token, leads nowhere`(path: String) {
        #expect(Self.answer(path) == .refused(.notFound))
    }

    @Test(arguments: [
        nil, "evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8080.evil.example",
    ])
    func `a name that isn't this machine's is refused`(host: String?) {
        #expect(Self.answer("/0123456789abcdef/", host: host) == .refused(.misdirectedRequest))
    }

    @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:8081", ""])
    func `a page of another origin is refused, token or not`(origin: String) {
        #expect(Self.answer("/0123456789abcdef/", origin: origin) == .refused(.forbidden))
        #expect(Self.answer("/0123456789abcdef/socket", origin: origin) == .refused(.forbidden))
    }

    @Test func `a socket says where it comes from, and nothing is posted`() {
        #expect(Self.answer("/0123456789abcdef/socket") == .refused(.forbidden))
        #expect(Self.answer("/0123456789abcdef/", method: .POST) == .refused(.methodNotAllowed))
    }

    @Test func `a token has 128 bits, and no two are alike`() {
        let tokens = Set((0..<100).map { _ in Gate.makeToken() })
        #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
    }

    @Test func `no file but the page's is there, under no name`() throws {
        let files = try PageFiles()
        for name in [
            "../SimulatorServer.swift", "..", ".", "/etc/passwd", "main.swift", "%2e%2e", "socket", "socket-25",
        ] {
            #expect(files[name] == nil, "\(name)")
        }
        for name in ["", "debug.html", "wall.html"] { try Self.checkPolicy(try #require(files[name])) }
        #expect(files["capture.json"]?.data == Data("null".utf8))
    }

    private static func checkPolicy(_ page: PageFiles.File) throws {
        #expect(page.type == "text/html; charset=utf-8")
        // The policy lets nothing run that stands in the page itself.
        let text = String(decoding: page.data, as: UTF8.self)
        #expect(!text.contains("style=\"") && !text.contains("<style") && !text.contains("onclick"))
        #expect(text.matches(of: #/<script/#).count == 1 && !text.contains("http://") && !text.contains("https://"))
        #expect(try #require(Gate.headers[HTTPHeader("Content-Security-Policy")]).hasPrefix("default-src 'none'"))
    }
}
