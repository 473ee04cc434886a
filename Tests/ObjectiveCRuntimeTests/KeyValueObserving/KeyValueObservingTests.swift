import Foundation
import ObjectiveCRuntime
import Testing

@MainActor @Suite("Key-value observing")
struct KeyValueObservingTests {
    @Test
    func `an observation hears new and old values in order, until it ends`() {
        let person = Person()
        var log: [String] = []
        var observation: NSKeyValueObservation? = person.observe(\.name, options: [.new, .old]) { person, change in
            log.append("\(person.name): \(change.oldValue ?? "") → \(change.newValue ?? "") \(change.kind == .setting)")
        }
        person.name = "Ann"
        person.name = "Bea"
        withExtendedLifetime(observation) {}
        observation = nil
        person.name = "Cil"
        #expect(log == ["Ann:  → Ann true", "Bea: Ann → Bea true"])
    }

    @Test
    func `invalidating ends an observation`() {
        let person = Person()
        var count = 0
        let observation = person.observe(\.name) { _, _ in count += 1 }
        person.name = "Ann"
        observation.invalidate()
        person.name = "Bea"
        #expect(count == 1)
    }

    @Test
    func `initial tells the present value at once, and prior before each change`() {
        let person = Person()
        person.name = "Ann"
        var log: [String] = []
        let observation = person.observe(\.name, options: [.initial, .prior, .new, .old]) { _, change in
            log.append("\(change.isPrior) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }
        person.name = "Bea"
        #expect(log == ["false - Ann", "true Ann -", "false Ann Bea"])
        observation.invalidate()
    }

    @Test
    func `without options a change tells no values`() {
        let person = Person()
        var changes: [NSKeyValueObservedChange<String>] = []
        let observation = person.observe(\.name) { changes.append($1) }
        person.name = "Ann"
        #expect(changes.count == 1 && changes[0].newValue == nil && changes[0].oldValue == nil)
        observation.invalidate()
    }

    @Test
    func `a key path of two keys follows the object in the middle`() {
        let person = Person()
        let former = person.account
        var log: [String] = []
        let observation = person.observe(\.account.balance, options: [.old, .new]) { _, change in
            log.append("\(change.oldValue ?? -1) → \(change.newValue ?? -1)")
        }
        person.account.balance = 5
        person.account = Account()
        former.balance = 7
        person.account.balance = 9
        #expect(log == ["0 → 5", "5 → 0", "0 → 9"])
        observation.invalidate()
    }

    @Test
    func `a value changes with those that it says it follows from`() {
        let person = Person()
        var log: [String] = []
        let observation = person.observe(\.summary, options: .new) { log.append($1.newValue ?? "") }
        person.name = "Ann"
        person.account.balance = 3
        #expect(log == ["Ann has 0", "Ann has 3"])
        observation.invalidate()
    }

    @Test
    func `a subclass's key path names its superclass's property`() {
        let child = Child()
        var log: [String] = []
        let observation = child.observe(\.name, options: .new) { log.append("\(type(of: $0)) \($1.newValue ?? "")") }
        child.name = "Ann"
        #expect(log == ["Child Ann"])
        observation.invalidate()
    }

    @Test
    func `an observer by name hears kinds, values and its context`() {
        let (person, observer) = (Person(), Observer())
        var token: UInt8 = 0
        withUnsafeMutablePointer(to: &token) { context in
            person.addObserver(observer, forKeyPath: "name", options: [.new, .old], context: context)
            person.name = "Ann"
            person.removeObserver(observer, forKeyPath: "name", context: context)
            person.name = "Bea"
            #expect(observer.log == ["name Person kind=1 new=Ann old= \(UnsafeMutableRawPointer(context))"])
        }
    }

    @Test
    func `an observer that is gone hears nothing`() {
        let person = Person()
        do {
            let observer = Observer()
            person.addObserver(observer, forKeyPath: "name", options: [], context: nil)
        }
        person.name = "Ann"
        #expect(person.name == "Ann")
    }

    @Test
    func `nil is NSNull in a change dictionary`() {
        let (person, observer) = (Person(), Observer())
        person.addObserver(observer, forKeyPath: "nickname", options: [.new, .initial], context: nil)
        person.nickname = "Annie"
        person.removeObserver(observer, forKeyPath: "nickname")
        #expect(observer.log == ["nickname Person kind=1 new=<null> nil", "nickname Person kind=1 new=Annie nil"])
    }

    @Test
    func `a change told by key path reaches observers`() {
        let person = Person()
        var count = 0
        let observation = person.observe(\.summary) { _, _ in count += 1 }
        person.willChangeValue(for: \.summary)
        person.didChangeValue(for: \.summary)
        #expect(count == 1)
        observation.invalidate()
    }
}

/// As the source rewriter leaves `@objc dynamic var`.
private class Person: NSObject {
    var name = "" {
        willSet { willChangeValue(forKey: "name") }
        didSet { didChangeValue(forKey: "name") }
    }
    var nickname: String? {
        willSet { willChangeValue(forKey: "nickname") }
        didSet { didChangeValue(forKey: "nickname") }
    }
    var account = Account() {
        willSet { willChangeValue(forKey: "account") }
        didSet { didChangeValue(forKey: "account") }
    }
    var summary: String { "\(name) has \(account.balance)" }

    final class __Ported_person: PortedMembers {
        override class func register() {
            property("name", { (object: Person) in object.name }, { $0.name = $1 })
            property("nickname", { (object: Person) in object.nickname }, { $0.nickname = $1 })
            property("account", { (object: Person) in object.account }, { $0.account = $1 })
            property("summary") { (object: Person) in object.summary }
            keyPath("name", \Person.name)
            keyPath("nickname", \Person.nickname)
            keyPath("account", \Person.account)
            keyPath("summary", \Person.summary)
            method("keyPathsForValuesAffectingSummary") { (_: Person, _) in Set(["name", "account.balance"]) }
        }
    }
}

private final class Child: Person {}

private final class Account: NSObject {
    var balance = 0 {
        willSet { willChangeValue(forKey: "balance") }
        didSet { didChangeValue(forKey: "balance") }
    }

    final class __Ported_account: PortedMembers {
        override class func register() {
            property("balance", { (object: Account) in object.balance }, { $0.balance = $1 })
            keyPath("balance", \Account.balance)
        }
    }
}

private final class Observer: NSObject {
    var log: [String] = []

    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let told = (change ?? [:]).map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
        let sender = object.map { "\(type(of: $0))" } ?? "nil"
        log.append("\(keyPath ?? "nil") \(sender) \(told) \(context.map { "\($0)" } ?? "nil")")
    }

    final class __Ported_observer: PortedMembers {
        override class func register() {
            override("observeValueForKeyPath:ofObject:change:context:") { (object: Observer, arguments) in
                object.observeValue(
                    forKeyPath: try arguments.value(0, String?.self),
                    of: try arguments.value(1, Any?.self),
                    change: try arguments.value(2, [NSKeyValueChangeKey: Any]?.self),
                    context: try arguments.value(3, UnsafeMutableRawPointer?.self)
                )
            }
        }
    }
}
