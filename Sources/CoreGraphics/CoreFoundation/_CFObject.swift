/// What all objects of Core Foundation's kind are to Swift: hashable, and equal where they are one and the same, unless
/// their type says otherwise.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
    /// Whether both are the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    /// Hashes who the object is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext: _CFObject {}
extension CGDataConsumer: _CFObject {}
extension CGDataProvider: _CFObject {}
extension CGFont: _CFObject {}
extension CGFunction: _CFObject {}
extension CGGradient: _CFObject {}
extension CGLayer: _CFObject {}
extension CGPDFDocument: _CFObject {}
extension CGPDFPage: _CFObject {}
extension CGShading: _CFObject {}
