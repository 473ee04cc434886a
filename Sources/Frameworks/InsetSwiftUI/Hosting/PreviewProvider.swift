/// Shows views beside their source in Xcode; compiled and never asked here.
@preconcurrency @MainActor
public protocol PreviewProvider {
    /// The kind of what is shown.
    associatedtype Previews: View
    /// What is shown.
    @ViewBuilder static var previews: Previews { get }
}

/// The space of a preview.
public enum PreviewLayout: Sendable {
    /// As the device, as the view, or so many points.
    case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// How the device of a preview is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Upright.
    public static let portrait = Self("portrait")
    /// Upside down.
    public static let portraitUpsideDown = Self("portraitUpsideDown")
    /// With its top to the left.
    public static let landscapeLeft = Self("landscapeLeft")
    /// With its top to the right.
    public static let landscapeRight = Self("landscapeRight")
    /// Each.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// What is around a preview.
public protocol PreviewContext {
    /// A value of it.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Names a value of what is around a preview.
public protocol PreviewContextKey {
    /// The kind of the value.
    associatedtype Value
    /// What holds where nothing is set.
    static var defaultValue: Value { get }
}
