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
