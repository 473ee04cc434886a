import Foundation
import Platform

/// Reads what values are in Swift, element by element.
struct ObjectReader {
    /// The objects around what is read.
    private var outer: [JSValueRef] = []

    /// How many objects may lie in each other.
    private static let mostOuter = 500

    /// - Returns: nil for `undefined` and symbols.
    func read(_ value: JSValue) -> Any? {
        switch value.kind {
        case .undefined, .symbol, nil: nil
        case .null: NSNull()
        case .boolean, .number: value.toNumber()
        case .string, .bigInt: value.toString()
        case .object: object(value)
        }
    }

    private func object(_ value: JSValue) -> Any? {
        if let native = native(value) { return native }
        if value.isDate { return value.toDate() }
        guard !outer.contains(value.reference), outer.count < Self.mostOuter else {
            AbsentFeature.report("JSValue.toObject()", "an object within itself, or within too many, is `NSNull`")
            return NSNull()
        }
        return value.isArray ? elements(of: value) : properties(of: value)
    }

    /// What Swift gave.
    private func native(_ value: JSValue) -> Any? {
        let classes = value.engine.classes
        let isNative = [classes.function, classes.object].contains {
            value.symbols.valueIsObjectOfClass(value.context.jsGlobalContextRef, value.reference, $0)
        }
        guard isNative, let box = value.symbols.objectGetPrivate(value.reference) else { return nil }
        return Unmanaged<NativeBox>.fromOpaque(box).takeUnretainedValue().value
    }

    private func within(_ value: JSValue) -> ObjectReader {
        var reader = self
        reader.outer.append(value.reference)
        return reader
    }

    /// An array's elements; `undefined` is `NSNull` among them.
    func elements(of value: JSValue) -> [Any] {
        let reader = within(value)
        let count = value.forProperty("length")?.toUInt32() ?? 0
        return (0..<Int(count)).map { index in value.atIndex(index).flatMap(reader.read) ?? NSNull() }
    }

    /// What an object lists; what is `undefined` is left out.
    func properties(of value: JSValue) -> [AnyHashable: Any] {
        let reader = within(value)
        let symbols = value.symbols
        guard let names = symbols.objectCopyPropertyNames(value.context.jsGlobalContextRef, value.reference) else {
            return [:]
        }
        defer { symbols.propertyNameArrayRelease(names) }
        var properties: [AnyHashable: Any] = [:]
        for index in 0..<symbols.propertyNameArrayGetCount(names) {
            guard let string = symbols.propertyNameArrayGetNameAtIndex(names, index) else { continue }
            let name = value.engine.read(string)
            properties[name] = value.forProperty(name).flatMap(reader.read)
        }
        return properties
    }
}
