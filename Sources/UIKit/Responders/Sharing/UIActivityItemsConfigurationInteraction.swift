/// What items of an activity configuration are for. From iOS 13.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit spells it.
    public let rawValue: String
    /// A value of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sharing, by a share sheet.
    public static let share = UIActivityItemsConfigurationInteraction(
        rawValue: "UIActivityItemsConfigurationInteractionShare"
    )
    /// Copying to a pasteboard (iOS 16.4).
    public static let copy = UIActivityItemsConfigurationInteraction(
        rawValue: "UIActivityItemsConfigurationInteractionCopy"
    )
}
