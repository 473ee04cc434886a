import Foundation

/// Which key paths a key's value follows from, as a class says.
enum KeyDependencies {
    /// What `keyPathsForValuesAffectingValue(forKey:)` answers, or else `keyPathsForValuesAffecting<Key>`; each path
    /// as its keys.
    static func keyPaths(of key: String, _ object: NSObject) -> [[String]] {
        nonisolated(unsafe) let object = object
        let found = unisolated { () -> [String] in
            let capital = key.prefix(1).uppercased() + key.dropFirst()
            let table = ActionTable.shared
            let own = table.result(of: Selector("keyPathsForValuesAffecting\(capital)"), on: object, with: [])
            let general = table.result(
                of: "keyPathsForValuesAffectingValueForKey:",
                on: object,
                with: [key]
            )
            let paths = [own, general].compactMap { $0 as? Set<String> }.reduce(into: Set<String>()) {
                $0.formUnion($1)
            }
            return paths.sorted()
        }
        return found.map { $0.split(separator: ".").map(String.init) }
    }
}
