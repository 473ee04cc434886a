import DeviceCatalog
import Platform

/// A device as `inset devices` lists it.
struct DeviceEntry: Codable, Equatable {
    /// Distances in points from the screen's edges.
    struct Insets: Codable, Equatable {
        var top: Double
        var left: Double
        var bottom: Double
        var right: Double

        init(_ insets: EdgeInsets) {
            top = insets.top
            left = insets.left
            bottom = insets.bottom
            right = insets.right
        }
    }

    var name: String
    var identifiers: [String]
    /// "phone", "pad" or "mac".
    var idiom: String
    var year: Int
    /// Points of the upright screen.
    var width: Double
    var height: Double
    /// Pixels a point.
    var scale: Double
    /// Points; 0 for square corners.
    var cornerRadius: Double
    var safeAreaPortrait: Insets
    var safeAreaLandscape: Insets
    var firstOS: String
    /// The newest system it runs.
    var lastOS: String
    /// Interface Builder's name for the screen, "retina6_12"; nil where it has none.
    var canvas: String?
    /// Whether it is among the devices that stand for all when nobody chooses.
    var isDefault: Bool

    init(_ device: Device) {
        let catalog = DeviceCatalog.standard
        let os = device.supportedOS(nearest: catalog.currentOS)
        name = device.name
        identifiers = device.identifiers
        idiom =
            switch device.idiom {
            case .pad: "pad"
            case .mac: "mac"
            case .phone, .unspecified, .tv, .carPlay, .vision: "phone"
            }
        year = device.year
        width = device.size.width
        height = device.size.height
        scale = device.scale
        cornerRadius = device.displayCornerRadius
        safeAreaPortrait = Insets(device.safeAreaInsets(os: os, orientation: .portrait))
        safeAreaLandscape = Insets(device.safeAreaInsets(os: os, orientation: .landscapeRight))
        firstOS = device.firstOS.description
        lastOS = os.description
        canvas = device.canvasID
        isDefault = catalog.defaultDevices.contains(device)
    }
}
