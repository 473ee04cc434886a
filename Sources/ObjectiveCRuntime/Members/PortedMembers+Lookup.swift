extension PortedMembers {
    /// A property of `AnyObject`, which Objective-C looks up by name; nil where no class that has one fits.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - read: Tries the classes that have such a property.
    nonisolated public static func lookup<Value>(_ object: AnyObject?, _ read: @MainActor (AnyObject) -> Value?)
        -> Value!
    {
        guard let object else { return nil }
        nonisolated(unsafe) let found = object
        nonisolated(unsafe) var value: Value?
        unisolated { value = read(found) }
        return value
    }

    /// A property of `AnyObject` where another type is wanted: Objective-C knows but the raw value.
    @_disfavoredOverload
    nonisolated public static func lookup<Value: RawRepresentable, Wanted>(
        _ object: AnyObject?,
        _ read: @MainActor (AnyObject) -> Value?
    ) -> Wanted? {
        let value: Value? = lookup(object, read)
        return value?.rawValue as? Wanted
    }
}
