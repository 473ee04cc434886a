import Foundation
import Platform

/// An iPhone, iPod touch, iPad or Mac window as UIKit sees it.
///
/// Sizes are in points and upright; what depends on the orientation or the system is asked for.
public struct Device: Sendable, Identifiable {
    /// "iPhone SE (3rd generation)"; unique in the catalog.
    public let name: String
    /// The model without the screen: "iPhone Duo" of "iPhone Duo (inner)"; else the name.
    public let modelName: String
    /// The hardware identifiers: "iPhone14,6".
    public let identifiers: [String]
    /// "iPhone", "iPod touch", "iPad" or "Mac", as `UIDevice.model` says.
    public let family: String
    /// The kind of device that interfaces are made for; an iPod touch is a phone.
    public let idiom: Idiom
    /// The year in which it was first sold.
    public let year: Int

    /// The upright screen in points; for a Mac the window that a preview opens.
    public let size: CGSize
    /// Rendered pixels a point: 1, 2 or 3.
    public let scale: CGFloat
    /// Panel pixels a point; differs from `scale` where the picture is sampled down.
    public let nativeScale: CGFloat
    /// The upright panel in its own pixels.
    public let nativeSize: CGSize
    /// Panel pixels an inch; 0 where it isn't known.
    public let pixelsPerInch: CGFloat
    /// The colors that the panel shows.
    public let gamut: DisplayGamut
    /// The radius of the display's corners in points, a continuous curve; 0: square.
    public let displayCornerRadius: CGFloat
    /// Whether a home indicator stands where older devices have a button.
    public let hasHomeIndicator: Bool
    /// The indicator's width in portrait, in points; nil where nobody measured it. It is 5 high, 8 above the edge.
    public let homeIndicatorWidth: CGFloat?
    /// Nil on displays that nothing cuts into.
    public let cutout: Cutout?
    /// What Display Zoom makes of the screen; nil where it isn't known or not offered.
    public let displayZoom: DisplayZoom?
    /// Split View and Slide Over; nil where there is neither.
    public let multitasking: Multitasking?

    /// The oldest system it runs.
    public let firstOS: OSVersion
    /// The newest system it runs; nil: it runs the current one.
    public let lastOS: OSVersion?

    /// Interface Builder's canvas with this screen: "retina6_12"; nil where there is none.
    public let canvasID: String?

    let portraitSizeClasses: SizeClasses
    let landscapeSizeClasses: SizeClasses
    let safeAreas: [SafeArea]
    let statusBar: StatusBar?
    let currentOS: OSVersion

    /// The name, which no other device of the catalog has.
    public var id: String { name }
}

extension Device: Hashable {
    /// Devices are the same where they have the same name.
    public static func == (left: Device, right: Device) -> Bool { left.name == right.name }

    /// Feeds the name, which no two devices share.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
