/// What the picture of a shared item is for. From iOS 13.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit spells it.
    public let rawValue: String
    /// A value of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The whole item.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent(
        rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize"
    )
    /// A small picture beside a title.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(
        rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail"
    )
}
