/// An optional whose type isn't known where it is asked.
protocol OptionalValue {
    /// What it holds.
    var wrapped: Any? { get }
    /// What a script's value is as one; nil where it holds something else.
    static func converted(from value: JSValue) -> Any?
}

extension Optional: OptionalValue {
    var wrapped: Any? { self }

    static func converted(from value: JSValue) -> Any? {
        if value.isUndefined || value.isNull { return Self.none as Any }
        return value.converted(to: Wrapped.self).map { Self.some($0) as Any }
    }
}
