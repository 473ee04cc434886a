/// A question over the screen.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        /// As usual.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// Gives up.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// Gives up, with the system's title.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// Deletes.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
    /// With one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// With two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
    /// With two buttons side by side.
    public static func sideBySideButtons(
        title: Text,
        message: Text? = nil,
        primaryButton: Button,
        secondaryButton: Button
    ) -> Alert { Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton) }
}

/// A choice over the screen.
public struct ActionSheet {
    /// A button of a choice.
    public typealias Button = Alert.Button
    /// With buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
