import Foundation
import Testing

@testable import SourcePort

@Suite("SourcePort: rewriting")
struct RewritingTests {
    private let source = """
        import UIKit
        /* é */ class Editor: UIViewController {
            @IBOutlet private weak var label: UILabel!  // the label
            #if os(macOS)
            let onMac = 1
            #endif
            @objc func save(_ sender: Any) { perform(#selector(save(_:)), with: nil); undefined() }
            @objc dynamic var count = 0; let after = missing
        }

        """

    @Test func `each line stays at its place, with its comments`() throws {
        let module = try PortedModule(["A.swift": source])
        try module.port()
        let lines = try module.output("A.swift")
        let original = source.components(separatedBy: "\n")
        #expect(lines[0] == original[0] && lines[1] == original[1])
        #expect(lines[2].hasSuffix("private weak var label: UILabel!  // the label"))
        #expect(lines[3...5].allSatisfy { $0.allSatisfy { $0 == " " } })
        #expect(lines[8].hasSuffix("}") && lines[8].contains("__Ported_"))
        #expect(lines[2].utf8.count == original[2].utf8.count)
    }

    @Test func `what a metatype of unknown class makes has the class that the compiler knows`() throws {
        let text = """
            import UIKit
            class Cell: UITableViewCell {}
            func kind() -> Cell.Type? { Cell.self }
            func make() -> Cell? {
                let type = kind()
                return type?.init(style: .default, reuseIdentifier: "r")
            }
            """
        let module = try PortedModule(["A.swift": text])
        try module.port()
        let line = try module.output("A.swift")[5]
        #expect(line.hasPrefix("    return type.map { unsafeDowncast("))
        #expect(line.hasSuffix(#".init(style: .default, reuseIdentifier: "r"), to: $0) }"#))
    }

    @Test func `Bundle(for:) leads to the folder that a framework's resources lie in`() throws {
        let module = try PortedModule(["A.swift": "import UIKit\nclass A {}\nlet own = Bundle(for: A.self)\n"])
        module.job.bundle = "Frameworks/A.framework"
        try module.port()
        let call = #"(Bundle(path: Bundle.main.bundlePath + "/Frameworks/A.framework") ?? Bundle(for: A.self))"#
        #expect(try module.output("A.swift")[2] == "let own = " + call)
    }

    @Test(arguments: [
        ("run(completion: e.fulfill)", "run(completion: { e.fulfill() })"), ("e.fulfill()", "e.fulfill()"),
        ("measure(options: .default) { }", "measure                    { }"),
        ("measure(metrics: [m], block: { })", "measure(              block: { })"),
        ("_ = Bundle(for: self.classForCoder)", "_ = Bundle(for: type(of: self))"),
        ("_ = Bundle(for: classForCoder)", "_ = Bundle(for: type(of: self))"),
        ("_ = view.classForCoder", "_ = view.classForCoder"),
        ("_ = T()", #"_ = T(name: "", testClosure: { _ in })"#), ("_ = Own()", "_ = Own()"),
    ])
    func `what XCTest says otherwise on Linux is written so`(user: String, ported: String) throws {
        let text = "import XCTest\nclass T: XCTestCase {\n    func test() { \(user) }\n}\nclass Own {}\n"
        let module = try PortedModule(["T.swift": text])
        try module.port()
        #expect(try module.output("T.swift")[2] == "    func test() { \(ported) }")
    }

    @Test(arguments: [
        ("@available(iOS, obsoleted: 14) var a: Int { 1 }", true),
        ("@available(macOS, obsoleted: 11) @available(iOS, obsoleted: 14, message: \"m\") func a() {}", true),
        ("@available(iOS, introduced: 10, obsoleted: 11) init?(a: Int) { nil }", true),
        ("@available(macOS, obsoleted: 11) var a: Int { 1 }", false),
        ("@available(iOS, deprecated: 14, message: \"obsoleted\") var a: Int { 1 }", false),
        ("@available(iOS, obsoleted: 14) struct A {}", false),
    ])
    func `what iOS has itself by now stands behind it`(member: String, isBehind: Bool) throws {
        let module = try PortedModule(["A.swift": "import UIKit\nextension Optional {\n\(member)\n}\n"])
        try module.port()
        #expect(try module.output("A.swift")[2] == (isBehind ? "@_disfavoredOverload " : "") + member)
    }

    @Test(arguments: [
        ("Progress()", "Foundation.Progress(totalUnitCount: 0)"),
        ("ProcessInfo()", "Foundation.ProcessInfo.processInfo"),
        ("Progress(totalUnitCount: 3)", "Progress(totalUnitCount: 3)"), ("Own()", "Own()"),
        (
            "HTTPURLResponse(url: u, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)",
            "HTTPURLResponse._answer(url: u, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)"
        ), ("HTTPURLResponse()", "HTTPURLResponse._answer()"), ("URLResponse()", "URLResponse._plain()"),
    ])
    func `objects that Foundation makes by init() alone on iOS are made otherwise`(user: String, ported: String) throws
    {
        let module = try PortedModule(["A.swift": "import Foundation\nclass Own {}\nlet made = \(user)\n"])
        try module.port()
        #expect(try module.output("A.swift")[2] == "let made = \(ported)")
    }

    @Test(arguments: [
        ("NSKeyedUnarchiver.unarchiveObject(with: d)", "NSKeyedUnarchiver._unarchiveObject(with: d)"),
        ("try NSKeyedUnarchiver(forReadingFrom: d)", "try NSKeyedUnarchiver._reading(forReadingFrom: d)"),
        ("NSKeyedUnarchiver.unarchiveObject(withFile: p)", "NSKeyedUnarchiver.unarchiveObject(withFile: p)"),
    ])
    func `data that is no archive is told, not a crash`(user: String, ported: String) throws {
        let module = try PortedModule(["A.swift": "import Foundation\nlet made = \(user)\n"])
        try module.port()
        #expect(try module.output("A.swift")[1] == "let made = \(ported)")
    }

    @Test(arguments: [
        ("String(format: text, 1)", "String(_format: text, 1)"),
        ("String.init(format: f(), locale: nil, a)", "String.init(_format: f(), locale: nil, a)"),
        ("String.localizedStringWithFormat(text, 2)", "String._localizedStringWithFormat(text, 2)"),
        (#"String(format: "%d", 1)"#, #"String(format: "%d", 1)"#), ("Own(format: text)", "Own(format: text)"),
    ])
    func `a text that isn't written where it is formatted may vary by number`(user: String, ported: String) throws {
        let module = try PortedModule(["A.swift": "import Foundation\nlet made = \(user)\n"])
        try module.port()
        #expect(try module.output("A.swift")[1] == "let made = \(ported)")
    }

    @Test func `a member that overrides NSObject's in an extension is as free of actors as NSObject's`() throws {
        let text = """
            import UIKit
            class A: UIViewController {}
            extension A {
                override var debugDescription: String { "a" }
            }

            """
        let module = try PortedModule(["A.swift": text])
        try module.port()
        let line = try module.output("A.swift")[3]
        #expect(line.contains("nonisolated var __moved_A_debugDescription: String"))
    }

    @Test func `an output begins with its source's path and first line`() throws {
        let module = try PortedModule(["A.swift": source])
        try module.port()
        let text = try String(contentsOfFile: module.job.output + "/A.swift", encoding: .utf8)
        #expect(text.hasPrefix("#sourceLocation(file: \"\(module.path("A.swift"))\", line: 1)\n"))
    }

    @Test(arguments: ["undefined()", "with: nil", "missing", "private weak", "let after"])
    func `a column of the output leads back to the user's`(text: String) throws {
        let module = try PortedModule(["A.swift": source])
        try module.port()
        let map = try #require(try module.maps().first)
        let original = source.components(separatedBy: "\n")
        let line = try #require(original.firstIndex { $0.contains(text) })
        let ported = try module.output("A.swift")[line]
        func column(_ text: String, in line: String) throws -> Int {
            let range = try #require(line.range(of: text))
            return line[..<range.lowerBound].utf8.count + 1
        }
        let there = try column(text, in: ported)
        let here = try column(text, in: original[line])
        #expect(map.column(line: line + 1, column: there) == here)
    }

    @Test func `the same input gives the same bytes, wherever it lies`() throws {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<20).map { ("F\($0).swift", source.replacing("Editor", with: "E\($0)")) }
        )
        let (one, two) = (try PortedModule(files), try PortedModule(files))
        try one.port()
        try two.port()
        for name in files.keys { #expect(try one.output(name) == two.output(name)) }
    }

    // A bridging header, or a framework's own header, imports them there.
    @Test func `a file without imports sees Foundation and UIKit`() throws {
        let module = try PortedModule([
            "A.swift": "struct A { let day: Date; var error: NSError? }",
            "B.swift": "class B { let window: UIWindow? = nil }",
            "C.swift": "struct C { let count: Int }",
            "D.swift": "struct Date {}",
        ])
        try module.port()
        let bar = try PortedModule(["A.swift": "struct A { let day: Date }"])
        try bar.port()
        #expect(try bar.output("A.swift").joined().contains("import Foundation"))
        #expect(try module.output("A.swift").joined().contains("import Foundation"))
        #expect(try module.output("B.swift").joined().contains("import UIKit"))
        #expect(try !module.output("C.swift").joined().contains("import"))
        #expect(try !module.output("D.swift").joined().contains("import"))
    }

    @Test func `a function whose name begins with UI brings UIKit along, too`() throws {
        let module = try PortedModule(["A.swift": "import XCTest\nlet isPad = UI_USER_INTERFACE_IDIOM() == .pad"])
        try module.port()
        let lines = try module.output("A.swift")
        #expect(lines.contains("import UIKit") && lines[1] == "let isPad = UIDevice.current.userInterfaceIdiom == .pad")
    }

    @Test func `a part of a module is left out of the name of what is imported`() throws {
        let module = try PortedModule([
            "A.swift": "import class Foundation.NSLock.NSRecursiveLock\nimport Foundation.NSLock"
        ])
        try module.port()
        let lines = try module.output("A.swift").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.prefix(2) == ["import class Foundation.NSRecursiveLock", "import Foundation"])
    }

    @Test func `frameworks in Objective-C bring Foundation along, those of Swift and C don't`() throws {
        let module = try PortedModule([
            "A.swift": "import CoreLocation\nlet queue = Progress()",
            "B.swift": "import CoreGraphics\nlet count = 1",
            "C.swift": "import CoreLocation\nimport Foundation\nlet queue = Progress()",
        ])
        try module.port()
        func imports(_ name: String) throws -> Int {
            try module.output(name).joined(separator: "\n").components(separatedBy: "import Foundation").count - 1
        }
        #expect(try imports("A.swift") == 1)
        #expect(try imports("B.swift") == 0)
        #expect(try imports("C.swift") == 1)
    }

    @Test func `a type that says Foundation is found where it lies here`() throws {
        let module = try PortedModule([
            "A.swift": "import UIKit\nlet session: Foundation.URLSession = .shared; let bundle = Foundation.Bundle.main"
        ])
        try module.port()
        let line = try module.output("A.swift")[1]
        #expect(line.contains(": FoundationNetworking.URLSession") && line.contains("= Foundation.Bundle.main"))
    }

    @Test func `a second run writes nothing, and one after a change only that file`() throws {
        let module = try PortedModule(["A.swift": source, "B.swift": "class B {}\n"])
        #expect(try module.port().rewritten == 2)
        #expect(try module.port().rewritten == 0)
        try module.write("class B { @objc func longer() {} }\n", to: "B.swift")
        #expect(try module.port().rewritten == 1)
    }

    @Test func `the output of a source that is gone is removed`() throws {
        let module = try PortedModule(["A.swift": source, "B.swift": "class B {}\n"])
        try module.port()
        module.job.sources.removeLast()
        try module.port()
        #expect(!FileManager.default.fileExists(atPath: module.job.output + "/B.swift"))
        #expect(FileManager.default.fileExists(atPath: module.job.output + "/A.swift"))
    }

    @Test func `a file that has nothing of Objective-C stays as it is`() throws {
        let text = "struct S {\n    let a = \"@objc #selector(x)\" // #if os(Linux)\n}\n"
        let module = try PortedModule(["A.swift": text])
        try module.port()
        #expect(try module.output("A.swift").joined(separator: "\n") == text)
    }

    @Test(arguments: [
        "class {", "@objc", "#if os(", "\"\"\"", "#selector(", "}}}}", "\u{0}", "/* ", "func f( {", "#endif\n#else",
    ])
    func `a file that doesn't parse is carried over without a crash`(text: String) throws {
        let module = try PortedModule(["A.swift": text, "B.swift": "class B { @objc func b() {} }"])
        let report = try module.port()
        #expect(report.files == 2 && report.rewritten == 2)
        #expect(try module.output("B.swift")[0].contains("__Ported_"))
    }

    @Test(arguments: ["/etc/passwd", "../Outside.swift", "App/../../x.swift", "/etc/x.swift"])
    func `a source outside of the folder is refused in one line`(path: String) throws {
        let module = try PortedModule(["A.swift": source])
        let outside = path.hasPrefix("/") ? path : module.job.root + "/" + path
        module.job.sources.append(outside)
        let report = try module.port()
        #expect(report.files == 1)
        let errors = report.notes.filter { $0.kind == .error }
        #expect(errors.map(\.file) == [outside])
        #expect(errors.allSatisfy { !$0.message.contains("\n") && !$0.message.isEmpty })
    }

    @Test func `a source that isn't there is told`() throws {
        let module = try PortedModule(["A.swift": source])
        module.job.sources.append(module.path("Gone.swift"))
        let report = try module.port()
        #expect(report.notes.map(\.message) == ["the file can't be read; was it moved or deleted?"])
    }

    @Test func `a job that isn't one ends in an error that names it`() {
        #expect(throws: SourcePort.Failure.self) { try SourcePort.run(jobAt: "/nowhere/job.json") }
    }

    @Test func `a stale summary of an import is an error that names it`() throws {
        let module = try PortedModule(["A.swift": source])
        module.job.imports = ["/nowhere/Kit.json"]
        #expect(throws: SourcePort.Failure.self) { try module.port() }
    }

    @Test func `what another module declares is known by its summary`() throws {
        let kit = try PortedModule(
            [
                "Kit.swift": """
                import UIKit
                open class Base: UIViewController { @objc open func act(_ sender: Any) {} }
                extension Base { @objc open func style() {} }
                @objc public protocol Listener { @objc optional func heard(_ x: Int, from base: Base) }

                """
            ],
            module: "Kit"
        )
        try kit.port()
        let app = try PortedModule([
            "App.swift": """
            import Kit
            class Screen: Base, Listener {
                let selector = #selector(act)
                func heard(_ x: Int, from base: Base) {}
                override func style() {}
                weak var listener: Listener?
                func tell() { listener?.heard?(1, from: self) }
            }

            """
        ])
        app.job.imports = [try #require(kit.job.summary)]
        try app.port()
        let lines = try app.output("App.swift")
        #expect(lines[1].hasPrefix("class Screen: Base, Listener, __Listener_heard__from {"))
        #expect(lines[2].contains("Selector(\"act:\")"))
        #expect(lines[4].contains("override func style()"))
        #expect(lines[6].contains("listener?.heard(1, from: self)"))
        let kitLines = try kit.output("Kit.swift")
        #expect(kitLines[1].contains("open func style() { __moved_Base_style() }"))
    }

    @Test func `a protocol's own method is no question that only objects answer`() throws {
        let kit = try PortedModule(
            ["Kit.swift": "public protocol Step { func isEqual(_ a: Int) -> Bool }\n"],
            module: "Kit"
        )
        try kit.port()
        let module = try PortedModule([
            "A.swift": """
            import Kit
            import UIKit
            func run(_ step: Step?, _ delegate: UITableViewDelegate?) {
                _ = step?.isEqual(1)
                _ = delegate?.perform(with: 3)
                _ = delegate?.isEqual(1)
            }

            """
        ])
        module.job.imports = [try #require(kit.job.summary)]
        try module.port()
        let lines = try module.output("A.swift")
        #expect(lines[3] == "    _ = step?.isEqual(1)" && lines[4] == "    _ = delegate?.perform(with: 3)")
        #expect(lines[5] == "    _ = (delegate as? NSObject)?.isEqual(1)")
    }

    @Test func `names that UIKit brings along on iOS are imported where they are used`() throws {
        let module = try PortedModule([
            "A.swift": "import UIKit\nlet a = UNUserNotificationCenter.current(), b = UTType.image\n"
        ])
        module.job.conditions.modules += ["UserNotifications", "UniformTypeIdentifiers"]
        try module.port()
        let text = try module.output("A.swift").joined(separator: "\n")
        #expect(text.contains("import UserNotifications") && text.contains("import UniformTypeIdentifiers"))
    }

    @Test func `a window of a delegate is unwrapped once, though the chain goes on in the next line`() throws {
        let module = try PortedModule([
            "A.swift": "import UIKit\nlet a = UIApplication\n .shared\n .delegate?\n .window??\n .rootViewController\n"
        ])
        try module.port()
        let lines = try module.output("A.swift")
        #expect(lines[4].contains(".window?") && !lines[4].contains("??"))
    }
}
