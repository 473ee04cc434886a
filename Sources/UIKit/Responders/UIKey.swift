import Foundation

/// A key of a hardware keyboard, with what is held beside it.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
    private final let stroke: KeyStroke

    init(_ stroke: KeyStroke) {
        self.stroke = stroke
        super.init()
    }

    /// What the key types, in capitals with shift; for keys that type nothing one of `UIKeyCommand`'s inputs.
    open var characters: String {
        stroke.modifiers.contains(.shift) && stroke.input.count == 1 ? stroke.input.uppercased() : stroke.input
    }
    /// What the key types by itself.
    open var charactersIgnoringModifiers: String { stroke.input }
    /// What is held.
    open var modifierFlags: UIKeyModifierFlags { stroke.modifiers }
    /// By its place on an American keyboard.
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(input: stroke.input) }

    /// The key itself, as it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
