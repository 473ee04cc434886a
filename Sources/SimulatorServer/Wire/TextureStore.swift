import CoreGraphics
import Foundation

/// The textures that viewers have, by use.
///
/// An image becomes a texture once; when no layer shows it any more it is forgotten, here and by the viewers.
final class TextureStore {
    private struct Entry {
        let texture: Texture
        var uses = 0
    }

    private var entries: [String: Entry] = [:]
    /// Kept as long as the texture, so that no other image gets its address.
    private var names: [ObjectIdentifier: (image: CGImage, name: String)] = [:]
    /// What viewers don't have yet, in the order in which they need it.
    private var new: [String] = []
    private var unused: Set<String> = []

    /// The name of an image's texture, which counts as used once more; nil when it can't be made.
    func use(_ image: CGImage) -> String? {
        if let known = names[ObjectIdentifier(image)] {
            entries[known.name]?.uses += 1
            unused.remove(known.name)
            return known.name
        }
        guard let texture = Texture(image) else { return nil }
        names[ObjectIdentifier(image)] = (image, texture.name)
        if entries[texture.name] == nil {
            entries[texture.name] = Entry(texture: texture)
            new.append(texture.name)
        }
        entries[texture.name]?.uses += 1
        unused.remove(texture.name)
        return texture.name
    }

    /// Takes a use back.
    func release(_ name: String) {
        guard var entry = entries[name], entry.uses > 0 else { return }
        entry.uses -= 1
        entries[name] = entry
        if entry.uses == 0 { unused.insert(name) }
    }

    /// The messages of the textures that came since the last call.
    func takeNew() -> [Data] {
        defer { new = [] }
        return new.compactMap { entries[$0]?.texture.message }
    }

    /// Forgets what nobody uses, and says what that was. To be called after the layers that used it are told.
    func takeUnused() -> [String] {
        guard !unused.isEmpty else { return [] }
        let gone = unused.sorted()
        for name in gone { entries[name] = nil }
        names = names.filter { entries[$0.value.name] != nil }
        unused = []
        return gone
    }

    /// All textures in use, for a viewer that has none.
    var messages: [Data] { entries.sorted { $0.key < $1.key }.map(\.value.texture.message) }
}
