/// A number that grows with the size of texts: as it is here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number.
    public let wrappedValue: Value
    /// At the default size.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// At the default size, growing as a style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
