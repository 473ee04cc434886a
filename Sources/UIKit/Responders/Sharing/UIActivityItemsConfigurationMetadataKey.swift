/// What can be known of items of an activity configuration. From iOS 13.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit spells it.
    public let rawValue: String
    /// A value of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A string: what the items are called.
    public static let title = UIActivityItemsConfigurationMetadataKey(
        rawValue: "UIActivityItemsConfigurationMetadataKeyTitle"
    )
    /// A string: what a message about the items says.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(
        rawValue: "UIActivityItemsConfigurationMetadataKeyMessageBody"
    )
    /// Link Presentation's description of the items.
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
        rawValue: "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata"
    )
}
