import DeviceCatalog
import Foundation
import InterfaceBuilder
import Platform
import UIKit

/// What Xcode's canvas was when it drew a document: device, scale, size classes and era.
///
/// Canvas habits live in this folder and nowhere else: `UIKit` knows eras, never a toolsVersion.
struct CanvasEnvironment {
    let document: Document
    /// nil for documents without a device: the 600-point canvas of Xcode 5 to 7, and later ones without traits.
    let canvas: Canvas?
    let orientation: InterfaceOrientation
    /// For the catalog's figures, which are by the whole part of a `toolsVersion`: the document's, or whose canvas its beta
    /// has.
    let toolsVersion: Int

    init(document: Document) {
        self.document = document
        let device = document.device
        canvas = device.flatMap { DeviceCatalog.standard.canvas(id: $0.id) }
        orientation = device?.isLandscape == true ? .landscapeLeft : .portrait
        toolsVersion = CanvasEra.releasedToolsVersion(document.toolsVersion.build)
    }

    /// Whether the Xcode that wrote the document drew so.
    func has(_ habit: CanvasHabit) -> Bool { CanvasEra.has(habit, toolsVersion: document.toolsVersion.build) }

    /// Points to which frames are rounded: whole ones without a device.
    var scale: CGFloat { canvas?.scale ?? 1 }

    /// The canvas' size for a scene that has none of its own.
    var size: CGSize { canvas?.size(in: orientation) ?? CGSize(width: 600, height: 600) }

    var traits: UITraitCollection {
        let classes = sizeClasses
        return UITraitCollection.standard.modifyingTraits { traits in
            traits.horizontalSizeClass = UIUserInterfaceSizeClass(rawValue: classes.horizontal.rawValue) ?? .unspecified
            traits.verticalSizeClass = UIUserInterfaceSizeClass(rawValue: classes.vertical.rawValue) ?? .unspecified
            traits.displayScale = scale
            traits.userInterfaceIdiom = isPad ? .pad : .phone
            traits.userInterfaceStyle = document.device?.isDark == true ? .dark : .light
            traits.preferredContentSizeCategory = contentSizeCategory
        }
    }

    /// All but two spans show text styles at the usual size (IB-11).
    private var contentSizeCategory: UIContentSizeCategory {
        if has(.smallestTextStyles) { return .extraSmall }
        return canvas == nil && has(.mediumTextStylesWithoutDevice) ? .medium : .large
    }

    private var isPad: Bool { document.device?.id.lowercased().hasPrefix("ipad") ?? document.isForPad }

    /// The size classes of the canvas' device; none without one, so that only general values hold.
    private var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) {
        guard let canvas, let device = DeviceCatalog.standard.device(for: canvas) else {
            return (.unspecified, .unspecified)
        }
        let classes = device.sizeClasses(in: orientation)
        if device.idiom == .pad, let layout = document.device?.layout, layout != "fullscreen" {
            return (.compact, .regular)
        }
        return (classes.horizontal, classes.vertical)
    }
}
