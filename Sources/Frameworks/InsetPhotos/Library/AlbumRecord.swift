/// What a library knows of an album that an app made.
struct AlbumRecord: Sendable, Equatable {
    /// The name in the library.
    let identifier: String
    /// The name for the person.
    var title: String
    /// The photos, in the person's order.
    var members: [String] = []
}
