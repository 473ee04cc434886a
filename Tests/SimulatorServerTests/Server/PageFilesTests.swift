import Foundation
import Testing

@testable import SimulatorServer

@Suite("Live: the page's files")
struct PageFilesTests {
    private static func text(_ name: String, _ files: PageFiles) throws -> String {
        String(decoding: try #require(files[name], "\(name)").data, as: UTF8.self)
    }

    @Test(arguments: ["index.html", "wall.html", "debug.html"])
    func `a page asks for one script, which has all of its modules`(page: String) throws {
        let files = try PageFiles()
        let asked = try Self.text(page, files).matches(of: #/<script[^>]* src="([\w-]+\.js)"/#)
        #expect(asked.count == 1)
        let script = try Self.text(String(try #require(asked.first).output.1), files)
        #expect(script.contains("class LayerTree {") && script.contains("class Connection {"))
        #expect(!script.contains(#/^(import|export) /#.anchorsMatchLineEndings()))
        // Nothing else is asked for but looks and the sign in the tab.
        let links = try Self.text(page, files).matches(of: #/<link rel="(\w+)"/#).map { String($0.output.1) }
        #expect(Set(links) == ["icon", "stylesheet"] && links.count <= 3)
    }

    @Test func `modules stand after those that they need, each once, and what they declare stays their own`() throws {
        let modules = [
            "main.js": "import { a } from \"./a.js\";\nimport {\n  b, c,\n} from \"./b.js\";\nawait a(b, c);",
            "a.js": "import { b } from \"./b.js\";\nconst own = b;\nexport async function a() {}",
            "b.js": "const own = 1;\nexport const b = own;\nexport class c {\n}",
        ]
        let bundle = try ScriptBundle(of: "main.js") { modules[$0] }
        let wanted = """
            const $modules = {};
            $modules["b.js"] = (() => {
            const own = 1;
            const b = own;
            class c {
            }
            return { b, c };
            })();
            $modules["a.js"] = (() => {
            const { b } = $modules["b.js"];
            const own = b;
            async function a() {}
            return { a };
            })();
            {
            const { a } = $modules["a.js"];
            const {  b, c,} = $modules["b.js"];
            await a(b, c);
            }

            """
        #expect(bundle.text == wanted)
    }

    @Test(arguments: [
        ("import { a } from \"./a.js\";", "export const a = 1;\nimport { m } from \"./main.js\";", "isn't there"),
        ("import { a } from \"./none.js\";", "", "isn't there"),
        ("import a from \"./a.js\";", "", "can't be bundled"),
        ("import { a as b } from \"./a.js\";", "", "can't be bundled"),
        ("import { a } from \"./a.js\";", "export { a };", "can't be bundled"),
        ("import { a } from \"./a.js\";", "import { a } from \"./a.js\";", "which needs it"),
    ])
    func `modules that can't be put together are told with the line`(main: String, a: String, reason: String) {
        let failure = #expect(throws: ScriptBundle.Failure.self) {
            try ScriptBundle(of: "page.js") { ["page.js": main, "a.js": a][$0] }
        }
        #expect(failure?.reason.contains(reason) == true, "\(String(describing: failure))")
    }
}
