/// The modifier keys that are down; raw values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's numbers.
    public let rawValue: Int
    /// Options of these bits; bits without a name are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Either shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Either control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Either option key, called Alt on other keyboards.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Either command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the number pad; no modifier of its own.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
