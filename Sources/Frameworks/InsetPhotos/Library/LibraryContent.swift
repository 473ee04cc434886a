import Foundation

/// All photos and albums of a library, at one time.
struct LibraryContent: Sendable {
    /// As they came.
    var photos: [PhotoRecord]
    /// As they were made.
    var albums: [AlbumRecord] = []

    /// What every device has at first.
    static var samples: LibraryContent { LibraryContent(photos: SamplePhoto.allCases.map(\.record)) }

    /// The photo of a name.
    func photo(_ identifier: String) -> PhotoRecord? { photos.first { $0.identifier == identifier } }

    /// The album of a name.
    func album(_ identifier: String) -> AlbumRecord? { albums.first { $0.identifier == identifier } }

    /// Changes the photo of a name, if it is there.
    mutating func changePhoto(_ identifier: String, _ change: (inout PhotoRecord) -> Void) {
        guard let index = photos.firstIndex(where: { $0.identifier == identifier }) else { return }
        change(&photos[index])
        photos[index].revision += 1
    }

    /// Changes the album of a name, if it is there.
    mutating func changeAlbum(_ identifier: String, _ change: (inout AlbumRecord) -> Void) {
        guard let index = albums.firstIndex(where: { $0.identifier == identifier }) else { return }
        change(&albums[index])
    }

    /// Takes photos out of the library and its albums.
    mutating func removePhotos(_ identifiers: Set<String>) {
        photos.removeAll { identifiers.contains($0.identifier) }
        for index in albums.indices { albums[index].members.removeAll(where: identifiers.contains) }
    }

    /// All photos, the oldest first.
    var oldestFirst: [PhotoRecord] {
        photos.enumerated().sorted { one, other in
            let dates = (one.element.creationDate ?? .distantPast, other.element.creationDate ?? .distantPast)
            return dates.0 == dates.1 ? one.offset < other.offset : dates.0 < dates.1
        }.map(\.element)
    }
}
