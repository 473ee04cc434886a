import DeviceCatalog
import Platform

/// A way to look at a scene: a device, how it is held, its system and its appearance.
struct PreviewVariant: Codable, Hashable, Sendable {
    /// The device's name in the catalog.
    var device: String
    /// "18.0".
    var os: String
    var isLandscape: Bool
    var isDark: Bool

    var orientation: String { isLandscape ? "landscape" : "portrait" }
    var appearance: String { isDark ? "dark" : "light" }
}

/// How devices are held.
enum OrientationChoice: String, CaseIterable, Sendable {
    case portrait, landscape, both

    /// Whether each is on its side.
    var isLandscape: [Bool] {
        switch self {
        case .portrait: [false]
        case .landscape: [true]
        case .both: [false, true]
        }
    }
}
