import Platform
import Synchronization

/// Where named colors, images and data come from: the host's asset catalogs.
package protocol AssetProvider: Sendable {
    /// The color of a name for traits; nil when no catalog has it.
    ///
    /// - Parameter bundle: Nil: the app's own, then the document's folder.
    func color(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection) -> CGColor?

    /// The variants of an image; nil when neither a catalog nor a loose file has that name (IM-1, IM-4).
    func imageAsset(named name: String, in bundle: Bundle?) -> UIImageAsset?

    /// The file of a data set that is made for the device; nil when no catalog has it.
    func data(named name: String, in bundle: Bundle?) -> NamedData?
}

/// The asset provider of the device that runs now.
package enum HostAssets {
    /// The provider, for every thread.
    private final class Storage: Sendable {
        let provider = Mutex<(any AssetProvider)?>(nil)
        let accentColorName = Mutex("AccentColor")
    }

    private static let slot = World.SharedSlot { Storage() }

    /// Set by the host. Default: nil, then only loose files are found.
    package static var current: (any AssetProvider)? {
        get { World.ofAnyThread[slot].provider.withLock { $0 } }
        set { World.ofAnyThread[slot].provider.withLock { $0 = newValue } }
    }

    /// The color set that is the app's tint. Default: as Xcode's templates name it.
    package static var accentColorName: String {
        get { World.ofAnyThread[slot].accentColorName.withLock { $0 } }
        set { World.ofAnyThread[slot].accentColorName.withLock { $0 = newValue } }
    }

    /// The app's own tint; nil where no catalog has one, or leaves it empty as Xcode's templates do.
    static func accentColor(compatibleWith traits: UITraitCollection) -> CGColor? {
        current?.color(named: accentColorName, in: nil, compatibleWith: traits)
    }
}
