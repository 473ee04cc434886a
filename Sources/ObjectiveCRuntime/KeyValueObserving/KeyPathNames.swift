import Foundation
import Synchronization

/// The names of the properties in a Swift key path, which Swift doesn't keep where it has no Objective-C.
///
/// A key path holds, for each property, a number that tells it apart from all others (the address of its record), the
/// same for subclasses. Classes list their properties' key paths under their names; so another key path's names are
/// found by these numbers. A final stored property says its name by itself.
package enum KeyPathNames {
    private static let names = Mutex<[UInt: String]>([:])
    private static let unread = Mutex<[Listed]>([])

    /// Speed: What a path prints takes long to make the first time; most programs observe none of the properties that are
    /// listed as they start.
    private struct Listed: @unchecked Sendable {
        // Unchecked: key paths are never changed.
        let name: String
        let path: AnyKeyPath
    }

    /// Lists a property's name.
    package static func register(_ name: String, _ path: AnyKeyPath) {
        unread.withLock { $0.append(Listed(name: name, path: path)) }
    }

    /// Finds the numbers of what was listed since the last time.
    private static func readListed() {
        // Under the lock to the end: whoever asks meanwhile waits for the names.
        unread.withLock { listed in
            for property in listed {
                guard case .number(let number)? = parts(of: property.path)?.last else { continue }
                names.withLock { $0[number] = property.name }
            }
            listed = []
        }
    }

    /// Lists a property that tells its changes, for observers by name and by key path.
    package static func list<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
        register(name, path)
        nonisolated(unsafe) let path = path
        unisolated { KeyedProperties.shared.register(reading: name, path) }
    }

    /// Lists a property that is read-only in Swift and set by its name, as tests do.
    package static func list<Root: AnyObject, Value>(
        _ name: String,
        get: KeyPath<Root, Value>,
        set: ReferenceWritableKeyPath<Root, Value>
    ) {
        nonisolated(unsafe) let (get, set) = (get, set)
        unisolated {
            KeyedProperties.shared.register(
                name,
                of: Root.self,
                get: { $0[keyPath: get] },
                set: { $0[keyPath: set] = $1 }
            )
        }
    }

    /// The names in a path, the first property's first; nil where one isn't known.
    package static func keys(of path: AnyKeyPath) -> [String]? {
        guard let parts = parts(of: path) else { return nil }
        readListed()
        return names.withLock { names in
            var keys: [String] = []
            for part in parts {
                switch part {
                case .name(let name): keys.append(name)
                case .number(let number):
                    guard let name = names[number] else { return nil }
                    keys.append(name)
                }
            }
            return keys.isEmpty ? nil : keys
        }
    }

    private enum Part {
        case name(String)
        case number(UInt)
    }

    /// The path's properties, from what it prints: `\Outer.name`, or `<computed 0x… (Type)>` with its getter's address,
    /// before which its number stands in the path's memory.
    private static func parts(of path: AnyKeyPath) -> [Part]? {
        let root = "\\\(type(of: path).rootType)"
        var rest = String(describing: path)[...]
        guard rest.hasPrefix(root) else { return nil }
        rest = rest.dropFirst(root.count)
        var parts: [Part] = []
        while !rest.isEmpty {
            rest = rest.drop { $0 == "?" || $0 == "!" }
            guard rest.first == "." else { return rest.isEmpty ? parts : nil }
            rest = rest.dropFirst()
            if rest.hasPrefix("<computed 0x") {
                let hex = rest.dropFirst("<computed 0x".count).prefix { $0.isHexDigit }
                guard let getter = UInt(hex, radix: 16), let number = number(before: getter, in: path) else {
                    return nil
                }
                parts.append(.number(number))
                // The type may hold any signs; the part ends with the last one that balances.
                guard let end = endOfBrackets(rest) else { return nil }
                rest = rest[end...]
            } else {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                guard !name.isEmpty else { return nil }
                parts.append(.name(String(name)))
                rest = rest.dropFirst(name.count)
            }
        }
        return parts
    }

    /// Past the `>` that closes the text's first sign.
    private static func endOfBrackets(_ text: Substring) -> Substring.Index? {
        var depth = 0
        var last: Character = " "
        for index in text.indices {
            if text[index] == "<" { depth += 1 }
            // The arrow of a function type.
            if text[index] == ">", last != "-" {
                depth -= 1
                if depth == 0 { return text.index(after: index) }
            }
            last = text[index]
        }
        return nil
    }

    /// The word that stands before another one in the path's memory.
    private static func number(before getter: UInt, in path: AnyKeyPath) -> UInt? {
        withExtendedLifetime(path) {
            let memory = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
            // After the object's header and one word, a header whose lower 24 bits count the bytes that follow it.
            let size = Int(memory.load(fromByteOffset: 24, as: UInt32.self) & 0xFF_FFFF)
            let words = stride(from: 40, to: 32 + size, by: 8)
            let place = words.first { memory.load(fromByteOffset: $0, as: UInt.self) == getter }
            return place.map { memory.load(fromByteOffset: $0 - 8, as: UInt.self) }
        }
    }
}
