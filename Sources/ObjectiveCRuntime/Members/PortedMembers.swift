import Foundation
import SwiftRuntime

/// The members of one class that Objective-C would find by name: `SourcePort` puts a subclass of this into the body of
/// each class or extension that has some.
///
/// ```swift
/// final class __Ported_3f2a: ObjectiveCRuntime.PortedMembers {
///     override class func register() {
///         method("save:") { (object: Editor, a) in object.save(try a.value(0, (UIButton).self)) }
///         property("title", { (object: Editor) in object.title }, { $0.title = $1 })
///     }
/// }
/// ```
/// Such classes are found by their names among the program's types, before the first question for a member.
@MainActor
open class PortedMembers {
    /// The beginning of the names by which they are found.
    nonisolated static let prefix = "__Ported_"

    /// Lists the members.
    open class func register() {}

    private static var isRegistered = false
    private static var knownTypes: Set<ObjectIdentifier> = []
    private static var names: [String: AnyClass] = [:]

    /// Lists all members of the program, at the first call.
    package static func registerOnce() {
        if isRegistered { return }
        // First, for a list that asks for a member while it is made.
        isRegistered = true
        let records = TypeRecords().records
        // A closure here would ask which thread this is.
        for name in records.keys.sorted() where name.hasPrefix(prefix) {
            for record in records[name] ?? [] { (record.type as? PortedMembers.Type)?.register() }
        }
    }

    /// Held while members are looked up, which any thread may do and which lists those of generic classes.
    nonisolated static let lock = NSRecursiveLock()

    /// Lists the members of a generic class, which hold no record of their own.
    static func registerGeneric(_ type: AnyClass) {
        // Speed: asking whether a class conforms takes longer than everything else here.
        guard knownTypes.insert(ObjectIdentifier(type)).inserted else { return }
        (type as? any PortedGenericMembers.Type)?.registerPortedMembers()
    }

    /// The class that says `@objc(Name)`.
    package static func type(named name: String) -> AnyClass? {
        registerOnce()
        return names[name]
    }

    /// What `NSClassFromString` finds on iOS: `Module.Class`, `Module.Outer.Inner`, private classes too, or the name that
    /// `@objc(Name)` gives.
    nonisolated public static func classNamed(_ name: String) -> AnyClass? {
        if let named = unisolated({ type(named: name) }) { return named }
        let path = name.split(separator: ".").map(String.init)
        // Foundation only says that it finds no nested ones.
        if path.count < 3, let known = NSClassFromString(name) { return known }
        guard path.count > 1, let own = path.last else { return framework(class: name) }
        let outer = Array(path[1..<(path.count - 1)])
        let found = TypeRecords().records[own]?.first { $0.module == path[0] && $0.outerNames == outer }
        return found?.type
    }

    /// What `NSStringFromClass` says on iOS: `Module.Class`, `UIView` for the frameworks' classes, or the name that
    /// `@objc(Name)` gives.
    nonisolated public static func name(of type: AnyClass) -> String {
        let given = unisolated {
            registerOnce()
            return names.first { $0.value == type }?.key
        }
        if let given { return given }
        let name = String(reflecting: type)
        guard let point = name.firstIndex(of: "."), isFramework(String(name[..<point])) else { return name }
        return String(name[name.index(after: point)...])
    }

    /// Whether a module stands for one of Apple's, whose classes have no module in their names.
    nonisolated private static func isFramework(_ module: String) -> Bool {
        ["UIKit", "QuartzCore", "Foundation", "CoreText", "CoreGraphics"].contains(module) || module.hasPrefix("Inset")
    }

    /// A framework's class by its name alone.
    nonisolated private static func framework(class name: String) -> AnyClass? {
        TypeRecords().records[name]?.first { isFramework($0.module) && $0.outerNames.isEmpty }?.type
    }

    /// What a property that says `@NSCopying` keeps.
    nonisolated public static func copied<Value>(_ value: Value) -> Value {
        ((value as Any) as? any NSCopying)?.copy(with: nil) as? Value ?? value
    }

    // MARK: What lists are made of

    /// A method; its argument is nil for those that the caller left out.
    public static func method<Object: AnyObject, Result>(
        _ selector: String,
        _ body: @escaping @MainActor (Object, PortedArguments) throws -> Result
    ) {
        ActionTable.shared.register([action(selector, body)], for: Object.self)
    }

    /// A method that stands in for one which a superclass declares in an extension.
    public static func override<Object: AnyObject, Result>(
        _ selector: String,
        _ body: @escaping @MainActor (Object, PortedArguments) throws -> Result
    ) {
        ActionTable.shared.registerOverride(action(selector, body), for: Object.self)
    }

    /// A property that can be read.
    public static func property<Object: AnyObject, Value>(
        _ key: String,
        _ get: @escaping @MainActor (Object) -> Value
    ) {
        KeyedProperties.shared.register(reading: key, of: Object.self, get: get)
        method(key) { (object: Object, _) in get(object) }
    }

    /// A property that can be read and set.
    public static func property<Object: AnyObject, Value>(
        _ key: String,
        _ get: @escaping @MainActor (Object) -> Value,
        _ set: @escaping @MainActor (Object, Value) -> Void
    ) {
        KeyedProperties.shared.register(key, of: Object.self, get: get, set: set)
        method(key) { (object: Object, _) in get(object) }
        method("set\(key.prefix(1).uppercased())\(key.dropFirst()):") { (object: Object, arguments) in
            set(object, try arguments.value(0, Value.self))
        }
    }

    /// Names of methods that can be asked for, but are called by Swift's own ways.
    public static func answers<Object: AnyObject>(_ type: Object.Type, to selectors: String...) {
        ActionTable.shared.register(
            selectors.map { Selector.Action(Selector($0)) { _, _ in nil } },
            for: type
        )
    }

    /// The name that a class has in Objective-C.
    public static func name(_ name: String, _ type: AnyClass) {
        names[name] = type
    }

    /// An object of a class that is known at run time only, after what the rest of its initializer does.
    nonisolated public static func made<Object: AnyObject>(_ object: Object, _ selector: String, _ value: Any) -> Object
    {
        nonisolated(unsafe) let (made, value) = (object, value)
        unisolated { _ = ActionTable.shared.result(of: Selector(selector), on: made, with: [value]) }
        return object
    }

    private static func action<Object: AnyObject, Result>(
        _ selector: String,
        _ body: @escaping @MainActor (Object, PortedArguments) throws -> Result
    ) -> Selector.Action {
        Selector.Action(Selector(selector)) { object, arguments in
            guard let object = object as? Object else { return nil }
            do {
                return try body(object, PortedArguments(arguments)) as Any
            } catch is PortedArguments.Mismatch {
                return nil
            } catch {
                // The method threw: it was called, and has no result.
                return () as Any
            }
        }
    }
}

/// A generic class with members that Objective-C would find by name.
///
/// The protocol itself has no actor, or the class would get it.
public protocol PortedGenericMembers: AnyObject {
    /// Lists the members of one specialization.
    @MainActor static func registerPortedMembers()
}
