/// Names the sound of a move of the focus. None is heard here.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit spells it.
    public let rawValue: String
    /// A sound of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No sound.
    public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
    /// The system's own sound.
    public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}
