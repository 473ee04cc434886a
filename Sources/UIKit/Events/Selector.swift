/// The name of a method, by which a document or a target-action pair calls it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// As Objective-C spells it: "buttonTapped:".
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }

    public var description: String { name }
}
