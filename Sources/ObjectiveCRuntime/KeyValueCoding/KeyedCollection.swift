import Foundation

/// What arrays and sets hold under keys: what each element has, or what an operator makes of all (`@sum.price`).
enum KeyedCollection {
    /// What elements hold under a path; an element without a value is told by `NSNull`.
    ///
    /// - Parameter path: Keys joined by dots, the first one an operator or a key of the elements.
    static func value(of elements: [Any], _ path: Substring) -> Any? {
        let key = path.prefix { $0 != "." }
        let rest = path.dropFirst(key.count + 1)
        guard key.first == "@" else {
            let values = elements.map { value(of: $0, path) ?? NSNull() }
            return NSArray(array: values)
        }
        if key == "@count" { return NSNumber(value: elements.count) }
        let values = elements.compactMap { rest.isEmpty ? $0 : value(of: $0, rest) }.filter { !($0 is NSNull) }
        let numbers = values.compactMap(PredicateValue.number)
        switch key {
        case "@sum": return NSNumber(value: numbers.reduce(0, +))
        case "@avg": return NSNumber(value: elements.isEmpty ? 0 : numbers.reduce(0, +) / Double(elements.count))
        case "@max": return values.max { PredicateValue.order($0, $1) == .orderedAscending }
        case "@min": return values.min { PredicateValue.order($0, $1) == .orderedAscending }
        case "@unionOfObjects": return NSArray(array: values)
        case "@distinctUnionOfObjects":
            // A number of Swift's and one of Foundation's aren't equal here.
            return NSArray(
                array: values.reduce(into: [Any]()) { kept, value in
                    if !kept.contains(where: { PredicateValue.order($0, value) == .orderedSame }) { kept.append(value) }
                }
            )
        default: return nil
        }
    }

    /// What one element holds under a path.
    private static func value(of element: Any, _ path: Substring) -> Any? {
        (element as AnyObject as? NSObject)?.value(forKeyPath: String(path))
    }
}
