import Foundation

/// Which album it is.
enum AlbumSource: Sendable {
    /// Of the system.
    case smart(SmartAlbum)
    /// Of an app's.
    case album(AlbumRecord)
    /// In no library.
    case transient(AlbumRecord)

    /// The name in the library.
    var identifier: String {
        switch self {
        case .smart(let album): PhotoRecord.identifier(group: 3, number: album.names.subtype.rawValue)
        case .album(let record), .transient(let record): record.identifier
        }
    }

    /// The name for the person.
    var title: String {
        switch self {
        case .smart(let album): album.names.title
        case .album(let record), .transient(let record): record.title
        }
    }

    /// Whether it shows what is hidden elsewhere.
    var showsHidden: Bool {
        if case .smart(.hidden) = self { return true }
        return false
    }

    /// Its photos in some content, hidden ones too.
    func photos(in content: LibraryContent) -> [PhotoRecord] {
        switch self {
        case .smart(let album): content.oldestFirst.filter { album.contains($0) }
        case .album(let record): (content.album(record.identifier)?.members ?? []).compactMap(content.photo)
        case .transient(let record): record.members.compactMap(content.photo)
        }
    }

    /// The album in some content; nil where it has gone.
    func current(in content: LibraryContent) -> AlbumSource? {
        switch self {
        case .smart, .transient: self
        case .album(let record): content.album(record.identifier).map { .album($0) }
        }
    }
}
