import Foundation

// On iOS these take values of Swift as well, which become objects.

extension NSArray {
    /// The values, in their order.
    @_disfavoredOverload
    public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSSet {
    /// The values.
    @_disfavoredOverload
    public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSOrderedSet {
    /// The values, each once, in their order.
    @_disfavoredOverload
    public convenience init(objects elements: Any...) { self.init(array: elements) }
}
