import Foundation

/// A command that a hardware key triggers.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key, without modifiers; nil for none.
    open private(set) var input: String?
    /// The modifier keys that have to be down. Empty by default.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command goes before text editing and other uses of the key. Default: false.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the system may choose a key that other keyboards have. Default: true.
    ///
    /// - Note: No effect here: keys stay what they are.
    open var allowsAutomaticLocalization = true
    /// Whether arrows and brackets trade places in right-to-left layouts. Default: true.
    ///
    /// - Note: No effect here: keys stay what they are.
    open var allowsAutomaticMirroring = true

    /// `input` is one character in lower case or one of the `input…` constants.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title,
            subtitle: subtitle,
            image: image,
            action: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// A command without a title, for `keyCommands`.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command for `keyCommands` whose title is shown while the command key is held.
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(
            title: "",
            action: action,
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    public override init?(coder: NSCoder) { nil }

    /// The up arrow key, as `input`.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key, as `input`.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key, as `input`.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key, as `input`.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key, as `input`.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The page up key, as `input`.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The page down key, as `input`.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The home key, as `input`.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The end key, as `input`.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The forward delete key, as `input`.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// The F1 key, as `input`.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// The F2 key, as `input`.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// The F3 key, as `input`.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// The F4 key, as `input`.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// The F5 key, as `input`.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// The F6 key, as `input`.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// The F7 key, as `input`.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// The F8 key, as `input`.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// The F9 key, as `input`.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// The F10 key, as `input`.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// The F11 key, as `input`.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// The F12 key, as `input`.
    nonisolated public static let f12 = "UIKeyInputF12"

    /// Another command of the same key and action, with the same look.
    open override func copy(with zone: NSZone? = nil) -> Any {
        guard let action, let input else { return self }
        let copy = UIKeyCommand(
            title: title,
            subtitle: subtitle,
            image: image,
            action: action,
            input: input,
            modifierFlags: modifierFlags,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        return copy
    }
}
