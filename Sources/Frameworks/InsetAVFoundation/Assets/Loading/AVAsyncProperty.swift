import Foundation

/// A property of an asset, a track or an item, for `load(_:)`.
public class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    let value: (Root) -> Value

    init(_ name: String = #function, _ value: @escaping (Root) -> Value) {
        self.value = value
        super.init(name: name)
    }

    /// How far a property is.
    public enum Status {
        /// Nobody has asked for it.
        case notYetLoaded
        /// On the way.
        case loading
        /// There, with its value.
        case loaded(Value)
        /// There is none.
        case failed(NSError)
    }
}
