import Foundation
import UIKit

/// Textures of a folder `NAME.atlas` of the app, of a sprite atlas of its catalogs, or of a dictionary.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    private let images: [String: SKTexture]
    private let folder: [String: URL]

    /// That of a name; an empty one where there is none.
    public init(named name: String) {
        folder = TextureFiles.atlas(named: name)
        images = [:]
        super.init()
    }

    /// Of pictures by name: `UIImage`s, or paths of files.
    public init(dictionary properties: [String: Any]) {
        folder = [:]
        images = properties.compactMapValues { value in
            (value as? UIImage).map(SKTexture.init(image:))
                ?? (value as? String).flatMap { UIImage(contentsOfFile: $0) }.map(SKTexture.init(image:))
        }
        super.init()
    }

    /// The names of its textures, in no order that means anything.
    open var textureNames: [String] { (Array(images.keys) + Array(folder.keys)).sorted() }

    /// That of a name, with or without its file's ending.
    open func textureNamed(_ name: String) -> SKTexture {
        if let image = images[name] { return image }
        let stem = TextureFiles.stem(of: name)
        let file = folder.first { TextureFiles.stem(of: $0.key) == stem }?.value
        return file.flatMap { UIImage(contentsOfFile: $0.path) }.map(SKTexture.init(image:))
            ?? SKTexture(imageNamed: name)
    }

    /// Loads all; they are loaded when they are asked for.
    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }

    /// Loads all of several; they are loaded when they are asked for.
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas],
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }
}
