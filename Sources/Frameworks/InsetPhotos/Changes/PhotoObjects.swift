import Foundation

/// Photos or albums that an app hands over, in whatever it keeps them in.
enum PhotoObjects {
    /// Their names in the library, each once, in their order.
    static func identifiers(_ objects: [PHObject]) -> [String] {
        var known: Set<String> = []
        return objects.map(\.localIdentifier).filter { known.insert($0).inserted }
    }

    /// The objects of an array of Foundation's.
    static func objects(_ array: NSArray) -> [PHObject] { array.compactMap { $0 as? PHObject } }
}
