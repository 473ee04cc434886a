import Foundation

/// A sound; nothing is heard here.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
    /// Whether it is heard from where it stands. Default: true.
    open var isPositional = true
    /// Whether it plays again and again as soon as it is in a scene. Default: true.
    open var autoplayLooped = true

    /// One of a file of the app.
    public convenience init(fileNamed name: String) { self.init() }

    /// One of a file.
    public convenience init(url: URL) { self.init() }

    /// One without a sound.
    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
