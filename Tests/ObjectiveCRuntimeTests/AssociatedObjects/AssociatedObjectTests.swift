import Foundation
import ObjectiveCRuntime
import Synchronization
import Testing

@Suite("Associated objects")
struct AssociatedObjectTests {
    @Test
    func `an object holds a value until it ends`() {
        let log = Log()
        do {
            let owner = Owner(log: log, key: Keys.first)
            objc_setAssociatedObject(owner, Keys.first, Ending("value", log), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect((objc_getAssociatedObject(owner, Keys.first) as? Ending)?.name == "value")
            #expect(objc_getAssociatedObject(owner, Keys.second) == nil)
        }
        #expect(log.lines == ["owner's deinit finds value", "value ends"])
    }

    @Test
    func `another object at the same address has nothing`() {
        for round in 0..<1000 {
            let object = Plain()
            #expect(objc_getAssociatedObject(object, Keys.first) == nil)
            objc_setAssociatedObject(object, Keys.first, round, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, Keys.first) as? Int == round)
        }
    }

    @Test
    func `a new value takes the place of the old one, and nil takes it away`() {
        let log = Log()
        let owner = NSObject()
        objc_setAssociatedObject(owner, Keys.first, Ending("first", log), .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, Keys.first, Ending("second", log), .OBJC_ASSOCIATION_RETAIN)
        #expect(log.lines == ["first ends"])
        objc_setAssociatedObject(owner, Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(log.lines == ["first ends", "second ends"])
        #expect(objc_getAssociatedObject(owner, Keys.first) == nil)
    }

    @Test
    func `assign names an object without keeping it, and keeps a number`() {
        let log = Log()
        let owner = NSObject()
        do {
            let value = Ending("value", log)
            objc_setAssociatedObject(owner, Keys.first, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, Keys.first) as? Ending === value)
        }
        #expect(objc_getAssociatedObject(owner, Keys.first) == nil)
        objc_setAssociatedObject(owner, Keys.second, true, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, Keys.second) as? Bool == true)
    }

    @Test(arguments: [
        objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
    ])
    func `copy keeps what the value was`(policy: objc_AssociationPolicy) {
        let (owner, text) = (NSObject(), NSMutableString(string: "before"))
        objc_setAssociatedObject(owner, Keys.first, text, policy)
        text.append(" after")
        #expect(objc_getAssociatedObject(owner, Keys.first) as? NSString == "before")
    }

    @Test
    func `all are removed at once`() {
        let owner = Plain()
        objc_setAssociatedObject(owner, Keys.first, 1, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, Keys.second, 2, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, Keys.first) == nil)
        #expect(objc_getAssociatedObject(owner, Keys.second) == nil)
    }

    @Test
    func `a class holds values of its own`() {
        objc_setAssociatedObject(Plain.self, Keys.first, "class", .OBJC_ASSOCIATION_RETAIN)
        defer { objc_removeAssociatedObjects(Plain.self) }
        #expect(objc_getAssociatedObject(Plain.self, Keys.first) as? String == "class")
        #expect(objc_getAssociatedObject(Plain(), Keys.first) == nil)
    }

    @Test
    func `objects of Foundation's and generic classes hold values`() {
        let log = Log()
        do {
            let owners: [AnyObject] = [NSMutableArray(), Box(1), Box("text")]
            for (index, owner) in owners.enumerated() {
                objc_setAssociatedObject(owner, Keys.first, Ending("\(index)", log), .OBJC_ASSOCIATION_RETAIN)
            }
        }
        #expect(log.lines.sorted() == ["0 ends", "1 ends", "2 ends"])
    }

    @Test
    func `many threads hold and drop values at once`() {
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<500 {
                let object = Plain()
                objc_setAssociatedObject(object, Keys.first, thread * 1000 + round, .OBJC_ASSOCIATION_RETAIN)
                #expect(objc_getAssociatedObject(object, Keys.first) as? Int == thread * 1000 + round)
            }
        }
    }
}

private enum Keys {
    nonisolated(unsafe) static let first = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )
    nonisolated(unsafe) static let second = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )
}

private final class Log: Sendable {
    private let written = Mutex<[String]>([])
    var lines: [String] { written.withLock { $0 } }
    func write(_ line: String) { written.withLock { $0.append(line) } }
}

private final class Plain {}

private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

private final class Ending {
    let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }

    deinit { log.write("\(name) ends") }
}

private final class Owner: NSObject {
    private let log: Log
    private let key: UnsafeRawPointer

    init(log: Log, key: UnsafeRawPointer) {
        self.log = log
        self.key = key
    }

    deinit {
        let found = (objc_getAssociatedObject(self, key) as? Ending)?.name ?? "nothing"
        log.write("owner's deinit finds \(found)")
    }
}
