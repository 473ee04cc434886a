import Foundation

/// Songs that belong together: an album, a playlist.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The songs.
    public let items: [MPMediaItem]

    /// Of songs.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }

    /// The first song; nil without any.
    open var representativeItem: MPMediaItem? { items.first }
    /// How many songs there are.
    open var count: Int { items.count }
    /// The kinds of its songs.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}
