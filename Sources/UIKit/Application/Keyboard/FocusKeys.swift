/// The keys that move the focus on iPad and Mac: tab between groups, arrows within one, return (on a Mac the space bar) to
/// do what a tap does. Commands of the app come after them unless they want priority over the system (iOS 15).
@MainActor
enum FocusKeys {
    /// - Returns: Whether the key was the focus's to use.
    static func use(_ stroke: KeyStroke, from responder: UIResponder) -> Bool {
        guard let window = (responder as? UIView)?.window ?? WindowList.key,
            let engine = FocusEngine.engine(of: window), let key = key(for: stroke)
        else { return false }
        if responder is any UIKeyInput, !leaves(responder, by: stroke) { return false }
        return engine.press(key, in: window)
    }

    private static func key(for stroke: KeyStroke) -> FocusEngine.Key? {
        if stroke.input == "\t" {
            switch stroke.modifiers {
            case []: return .move(.next)
            case .shift: return .move(.previous)
            default: return nil
            }
        }
        guard stroke.modifiers.isEmpty else { return nil }
        let activates = UIScreen.main.traitCollection.userInterfaceIdiom == .mac ? " " : "\r"
        switch stroke.input {
        case UIKeyCommand.inputUpArrow: return .move(.up)
        case UIKeyCommand.inputDownArrow: return .move(.down)
        case UIKeyCommand.inputLeftArrow: return .move(.left)
        case UIKeyCommand.inputRightArrow: return .move(.right)
        case activates: return .activate
        default: return nil
        }
    }

    /// Text keeps its keys, but that the tab key leaves what has a single line.
    private static func leaves(_ responder: UIResponder, by stroke: KeyStroke) -> Bool {
        stroke.input == "\t" && !(responder is UITextView)
    }
}
