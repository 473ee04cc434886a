import Foundation
import Testing

@testable import SimulatorServer

@Suite("Live: the page's files")
struct PageFilesTests {
    private static func text(_ name: String, _ files: PageFiles) throws -> String {
        String(decoding: try #require(files[name], "\(name)").data, as: UTF8.self)
    }

    @Test(arguments: [("index.html", "main.js"), ("wall.html", "wall.js")])
    func `a page asks for all of its modules at once, and for none that it hasn't`(page: String, main: String) throws {
        let files = try PageFiles()
        var needed: Set<String> = []
        var open = [main]
        while let name = open.popLast() {
            guard needed.insert(name).inserted else { continue }
            open += try Self.text(name, files).matches(of: #/from "\.\/([\w-]+\.js)"/#).map { String($0.output.1) }
        }
        let asked = try Self.text(page, files).matches(of: #/rel="modulepreload" href="([\w-]+\.js)"/#)
        #expect(Set(asked.map { String($0.output.1) }) == needed)
        #expect(asked.count == needed.count)
    }
}
