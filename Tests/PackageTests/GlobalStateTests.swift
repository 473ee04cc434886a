import Foundation
import Testing

/// What a device has hangs on its world; nothing else may outlive a boot.
@Suite("Package: global state")
struct GlobalStateTests {
    static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreText", "Simulator", "Stage"]

    /// What is stored globally all the same, by file and name, and why.
    static let exceptions: [String: String] = [
        "CommitStamp.latest": "orders the commits of all worlds, between which layers may go",
        "DisplayQueue.entries": "a layer that was made in one world may be shown in another",
        "DisplayQueue.lock": "guards those",
        "DisplayQueue.classes": "what the program's classes are doesn't change",
        "DynamicWorld+Space.hasMadeSpace": "the physics library tells of itself once in a process",
        "EventLoop.main": "the main queue that it stands for is one; its clock is the world's",
        "EventLoop+Running.waiters": "tests that wait in real time, whatever world they hold",
        "FontDiagnostics.shared": "tells whoever runs the process which fonts this machine lacks",
        "FontStore.shared": "keeps font files that were opened; what an app registers is its world's",
        "FreeTypeLibrary.shared": "the library's handle",
        "GlyphCache.shared": "outlines of glyphs, which are the same in every world",
        "Hyphenator.known": "how words of a language part, which is the same in every world",
        "InvariantCheck.handler": "belongs to who tests the process",
        "InvariantCheck.isOn": "a switch of who tests the process",
        "LayerIdentifier.last": "identifiers are unique in the process, as layers may go from world to world",
        "LayoutEngine.placedView": "lives only within one synchronous call, once a view",
        "LayoutTally.current": "an instrument of who measures the process",
        "LookFile.read": "the package's files, read once",
        "NotificationCenter+Selector.shared": "hangs on notification centers, which are the process's",
        "SimulatorQueue.isHeld": "decides which of the process's tests holds a device",
        "SimulatorQueue.waiting": "likewise",
        "SolverRecording.current": "an instrument of who measures the process",
        "SystemFontFace.cache": "a table, read once",
        "SystemFontKerning.known": "a table, read once",
        "TextBoundaries.pool": "ICU's iterators, of which each call takes one for itself",
        "UIViewControllerAnimatedTransitioning.shared": "an object without properties",
        "WorkerProcesses.running": "the processes that this one has started",
        "WorkerProcess.starting": "held while a process starts, of whatever world",
        "UIImagePickerController.makeLibrary": "says which module has photos, which lies above UIKit",
        "ViewAction.shared": "an object without properties",
    ]

    /// Classes whose objects hold something that changes.
    private static let classes: Set<String> = {
        let pattern = #/^\s*(?:[a-z@(): ]+ )?class (?<name>[A-Z]\w+)/#
        let values: Set<String> = [
            "CAMediaTimingFunction", "CGColor", "CGImage", "EraTable", "NSParagraphStyle", "UIColor", "UIFont",
            "UIFontMetrics",
            "Transition", "UIImage", "UIImageReader", "UITraitCollection",
        ]
        let names = SourceTree.sources.flatMap { file in
            file.lines.compactMap { $0.firstMatch(of: pattern).map { String($0.name) } }
        }
        // A name that both have says nothing.
        let structures = SourceTree.sources.flatMap { file in
            file.lines.compactMap {
                $0.firstMatch(of: #/\bstruct (?<name>[A-Z]\w+)/#.wordBoundaryKind(.simple)).map { String($0.name) }
            }
        }
        return Set(names).subtracting(values).subtracting(structures)
    }()

    /// The name of the variable that a line stores globally, or nil.
    static func stored(_ line: String, classes: Set<String>) -> String? {
        let declaration =
            #/^(?<indent>\s*)(?<words>(?:[a-z@]\w*(?:\([^)]*\))? )*)(?<kind>var|let) `?(?<name>\w+)`?(?<rest>.*)$/#
        guard let match = FileTests.code(line).firstMatch(of: declaration) else { return nil }
        let words = match.words.split(separator: " ")
        let isGlobal = match.indent.isEmpty || words.contains("static") || words.contains("class")
        guard isGlobal, !words.contains("@WorldState"), !words.contains("@WeakWorldState") else { return nil }
        let rest = String(match.rest)
        let value = rest.firstIndex(of: "=")
        if match.kind == "var" {
            let brace = rest.firstIndex(of: "{")
            return brace.map { brace in value.map { $0 < brace } ?? false } ?? true ? String(match.name) : nil
        }
        // A constant that refers to something variable.
        let holds = rest.contains(#/\b(?:Mutex|Atomic)\s*[<(]/#.wordBoundaryKind(.simple))
        let made = rest.firstMatch(of: #/=\s*(?<type>[A-Z]\w*)(?:<.*>)?\(/#).map { String($0.type) }
        return holds || classes.contains(made ?? "") ? String(match.name) : nil
    }

    @Test
    func `nothing of a device is stored outside of its world`() {
        var used: Set<String> = []
        for file in SourceTree.sources where Self.modules.contains(file.module) {
            for (index, line) in file.lines.enumerated() {
                guard let name = Self.stored(line, classes: Self.classes) else { continue }
                let stem = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
                let key = "\(stem).\(name)"
                used.insert(key)
                #expect(
                    Self.exceptions[key] != nil,
                    "\(file):\(index + 1): \(key) outlives a boot; mark it @WorldState, or give it a World.Slot"
                )
            }
        }
        #expect(Set(Self.exceptions.keys).subtracting(used).sorted() == [], "exceptions that nothing needs")
    }

    @Test(arguments: [
        ("    static var a = 1", "a"), ("    @WorldState static var a = 1", nil), ("    static var a: Int { 1 }", nil),
        ("    private static var a: [Int: Int] = [:]", "a"), ("var b = 2", "b"), ("    var b = 2", nil),
        ("    static let c = Mutex(0)", "c"), ("    static let c = Thing()", "c"), ("    static let c = 3", nil),
        ("    static var d: Int = {", "d"), ("    nonisolated(unsafe) private static var e: Int?", "e"),
        ("    static weak var f: Thing?", "f"), ("    // static var g = 1", nil),
        ("    class var shared: Thing { it }", nil),
    ])
    func `a stored global is recognized however it is written`(line: String, name: String?) {
        #expect(Self.stored(line, classes: ["Thing"]) == name)
    }
}
