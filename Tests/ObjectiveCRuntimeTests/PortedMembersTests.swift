import Foundation
import Testing

@testable import ObjectiveCRuntime

/// As `SourcePort` writes it.
private class Editor: NSObject {
    var log: [String] = []
    var title: String? { didSet { log.append("title") } }
    private var count = 0
    var isOpen = false

    func save() { log.append("save") }
    func save(_ sender: Editor) { log.append("save \(sender === self)") }
    func sum(_ left: Int, and right: Double) -> NSNumber { NSNumber(value: Double(left) + right) }

    final class __Ported_editor: PortedMembers {
        override class func register() {
            method("save") { (object: Editor, _) in object.save() }
            method("save:") { (object: Editor, a) in object.save(try a.value(0, (Editor).self)) }
            method("sum:and:") { (object: Editor, a) in
                object.sum(try a.value(0, (Int).self), and: try a.value(1, (Double).self))
            }
            property("title", { (object: Editor) in object.title }, { $0.title = $1 })
            property("count", { (object: Editor) in object.count }, { $0.count = $1 })
            property("isOpen", { (object: Editor) in object.isOpen }, { $0.isOpen = $1 })
            name("CMEditor", Editor.self)
        }
    }
}

private final class Notes: Editor {
    override func save() {
        super.save()
        log.append("notes")
    }

    func __ported_setValue(_ value: Any?, forUndefinedKey key: String) {
        log.append("undefined \(key)")
        if key == "up" {
            PortedOverride.callSuper(self, Notes.self, "setValue:forUndefinedKey:") {
                log.append("super")
            }
        }
    }

    final class __Ported_notes: PortedMembers {
        override class func register() {
            override("setValue:forUndefinedKey:") { (object: Notes, a) in
                object.__ported_setValue(try a.value(0, (Any?).self), forUndefinedKey: try a.value(1, (String).self))
            }
        }
    }
}

@MainActor @Suite("Ported members")
struct PortedMembersTests {
    private let editor = Editor()

    @Test func `a private class's methods are found by selector, with no argument and one`() {
        #expect(editor.responds(to: Selector("save")) && editor.responds(to: Selector("save:")))
        #expect(!editor.responds(to: Selector("print:")))
        editor.perform(Selector("save"))
        editor.perform(Selector("save:"), with: editor)
        #expect(editor.log == ["save", "save true"])
    }

    @Test func `an argument of another class isn't handed over`() {
        editor.perform(Selector("save:"), with: "text")
        #expect(editor.log == [])
    }

    @Test func `perform hands back what the method returns, and numbers fit`() {
        let sum = editor.perform(Selector("sum:and:"), with: NSNumber(value: 2), with: 3)
        #expect((sum?.takeUnretainedValue() as? NSNumber)?.doubleValue == 5)
    }

    @Test func `an override is called through its superclass's entry`() {
        let notes = Notes()
        notes.perform(Selector("save"))
        #expect(notes.log == ["save", "notes"])
    }

    @Test func `a property is set by name, with its observer, and read`() {
        editor.setValue("a", forKey: "title")
        editor.setValue(2.7, forKey: "count")
        editor.setValue(1, forKey: "open")
        #expect(editor.title == "a" && editor.log == ["title"])
        #expect(editor.value(forKey: "count") as? Int == 2)
        #expect(editor.isOpen && editor.value(forKeyPath: "isOpen") as? Bool == true)
        editor.setValue(nil, forKey: "title")
        #expect(editor.title == nil)
    }

    @Test func `a property is read and set by name on any thread`() async {
        nonisolated(unsafe) let editor = editor
        let read = await Task.detached { () -> Int? in
            editor.setValue("a", forKey: "title")
            editor.setValue(3, forKey: "count")
            return editor.value(forKey: "count") as? Int
        }.value
        #expect(read == 3 && editor.title == "a")
    }

    @Test func `a property's setter and getter are methods`() {
        editor.perform(Selector("setTitle:"), with: "b")
        #expect(editor.perform(Selector("title"))?.takeUnretainedValue() as? String == "b")
    }

    @Test func `what a subclass has in place of an extension's member is called`() {
        let notes = Notes()
        notes.setValue(1, forKey: "nothing")
        notes.setValue(1, forKey: "up")
        #expect(notes.log == ["undefined nothing", "undefined up", "super"])
    }

    @Test func `a class is found by its name in Objective-C and in Swift`() {
        #expect(PortedMembers.classNamed("CMEditor") == Editor.self)
        #expect(PortedMembers.classNamed("ObjectiveCRuntimeTests.Notes") == Notes.self)
        #expect(PortedMembers.classNamed("Foundation.Missing") == nil)
    }
}
