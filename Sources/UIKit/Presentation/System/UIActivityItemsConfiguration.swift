import CoreGraphics
import Foundation

/// Items that can be shared, and what is known of them by closures. From iOS 13.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// An object of the app that the items stand for. Nil by default.
    open var localObject: Any?
    /// What the items are for. Default: sharing.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
    /// Says what is known of all items together. Nil by default.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Says what is known of one item. Nil by default.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Makes a picture of an item, of about a size in points. Nil by default.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Brings the app's own activities. Nil by default.
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    private let itemProviders: [NSItemProvider]

    /// Items as their providers.
    public init(itemProviders: [NSItemProvider]) {
        self.itemProviders = itemProviders
        super.init()
    }

    /// Items that write themselves.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    /// The items that the initializer got.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }
    /// Whether it is one of `supportedInteractions`.
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    /// What `metadataProvider` says.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    /// What `perItemMetadataProvider` says.
    open func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }
    /// What `previewProvider` makes.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
    /// What `applicationActivitiesProvider` brings.
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
