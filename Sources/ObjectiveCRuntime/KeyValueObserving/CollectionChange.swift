import Foundation

/// What happens to objects of an observed array.
struct CollectionChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet

    /// The objects at the places, of an array of any kind.
    func objects(of array: Any?) -> [Any]? {
        let all: [Any]
        switch array.flatMap({ KeyedProperties.unwrapped($0) }) {
        case let list as NSArray: all = (0..<list.count).map { list.object(at: $0) }
        case let list as [Any]: all = list
        default: return nil
        }
        return indexes.filter { $0 < all.count }.map { all[$0] }
    }
}
