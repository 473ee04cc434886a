/// Something of a project that can't be used.
package struct ResourceDamage: Sendable, Hashable {
    /// What it is.
    package enum Subject: Sendable, Hashable {
        /// An asset's name.
        case image(String)
        /// A font file's name without its folder.
        case fontFile(String)
        /// An asset catalog, or a color in it.
        case catalog
    }

    package var subject: Subject
    /// The file and what is wrong with it.
    package var reason: String
}
