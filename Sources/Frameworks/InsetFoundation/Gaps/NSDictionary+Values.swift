import Foundation

extension NSDictionary {
    /// Whether both hold the same, numbers of Swift and of JSON alike, which Foundation tells apart.
    public func isEqual<Key: Hashable, Value>(to otherDictionary: [Key: Value]) -> Bool {
        isEqual(NSDictionary(dictionary: otherDictionary))
    }
}
