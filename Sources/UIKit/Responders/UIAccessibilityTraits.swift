/// How an accessibility element behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's numbers.
    public let rawValue: UInt64
    /// Options of these bits; bits without a name are kept.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait, also the default of plain views.
    public static let none: UIAccessibilityTraits = []
    /// Can be pressed; of buttons and switches by themselves.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Leads elsewhere, as in a text.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture; of image views by themselves.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen now; of controls that are selected by themselves.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Makes a sound of its own when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that doesn't change; of labels by themselves.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Read out when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Takes no touches now; of controls that aren't enabled by themselves.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes too often to be told each time; of progress views by themselves.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Searches; put on text fields by the app.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Begins to play or to record, so that nothing should be read out.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Can be made more or less; of sliders, steppers and page controls by themselves.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Takes touches as they are, like a piano's key.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when it has been read out.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Holds tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// Begins a part of the screen.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// On or off; of switches by themselves (iOS 17).
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
