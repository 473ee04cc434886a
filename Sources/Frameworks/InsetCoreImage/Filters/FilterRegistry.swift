import Foundation
import Platform
import Synchronization

/// Makes filters of the app's own.
public protocol CIFilterConstructor {
    /// A filter of a name that was registered; nil for none.
    func filter(withName name: String) -> CIFilter?
}

/// Filters that the app has registered.
enum FilterRegistry {
    private struct Entry: @unchecked Sendable { let constructor: any CIFilterConstructor }
    private static let entries = Mutex<[String: Entry]>([:])

    static func add(_ constructor: any CIFilterConstructor, for name: String) {
        let entry = Entry(constructor: constructor)
        entries.withLock { $0[name] = entry }
    }

    /// A kind whose filters ask one of the app's; nil for a name that wasn't registered.
    static func kind(of name: String) -> FilterKind? {
        guard let entry = entries.withLock({ $0[name] }), let own = entry.constructor.filter(withName: name) else {
            return nil
        }
        let inputs = own.inputKeys.map { FilterInput($0, .object) }
        return FilterKind(name: name, category: kCICategoryStillImage, inputs: inputs) { values in
            for key in own.inputKeys { own.setValue(values.any(key), forKey: key) }
            return own.outputImage
        }
    }
}

extension FilterKind {
    /// A filter of Core Image that isn't computed here; nil for names that it doesn't have.
    static func absentKind(_ name: String) -> FilterKind? {
        guard absent.contains(name) else { return nil }
        let isGenerator = name.hasSuffix("Generator")
        return FilterKind(
            name: name,
            category: isGenerator ? kCICategoryGenerator : kCICategoryStylize,
            inputs: isGenerator ? [] : [FilterInput(kCIInputImageKey, .image)]
        ) { values in
            AbsentFeature.report("CIFilter \(name)", "it isn't computed here; its output is its input")
            return values.image(kCIInputImageKey)
        }
    }
}
