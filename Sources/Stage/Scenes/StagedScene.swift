import Foundation
import InterfaceBuilder
import Simulator
import UIKit

/// A scene, or a controller, that is laid out on a stage: what it looks like, and what it is made of.
///
/// It is on stage until its ``Stage`` puts another one there. On a device it goes on living, so that it can be touched and
/// turned through ``simulator``.
@MainActor
public final class StagedScene {
    /// The scene's ID; the object ID of a xib's view, or "objects" for all that is in one; empty for a controller that no
    /// document has.
    public let id: String
    /// How it is looked at.
    public let variant: Variant
    /// The scene's own controller, not the containers around it; nil for a xib's views on the canvas.
    public let controller: UIViewController?
    /// The document that it is of; nil for a controller of the app's code.
    public internal(set) var document: ProjectDocument?

    /// The objects of the scene; nil without a document.
    package internal(set) var instance: NibInstance?
    /// What is kept for as long as the scene is.
    var objects: [AnyObject] = []
    let conflicts: ConflictLog
    let place: Place

    /// What it is laid out on.
    enum Place {
        case device(Simulator)
        /// The main view first.
        case canvas(CanvasEnvironment, roots: [UIView])
    }

    init(id: String, variant: Variant, place: Place, controller: UIViewController?, conflicts: ConflictLog) {
        self.id = id
        self.variant = variant
        self.place = place
        self.controller = controller
        self.conflicts = conflicts
    }

    /// The device that it is on; nil on the canvas.
    public var simulator: Simulator? {
        guard case .device(let simulator) = place else { return nil }
        return simulator
    }

    /// The outermost views: on a device the window, on the canvas the scene's views, the main one first.
    public var roots: [UIView] {
        switch place {
        case .device: [controller?.viewIfLoaded?.window].compactMap { $0 }
        case .canvas(_, let roots): roots
        }
    }

    /// Lets what shows itself for a moment only, like scroll indicators, go: moves the device's clock.
    ///
    /// - Parameter seconds: On the virtual clock. Does nothing on the canvas, which has none.
    public func settle(seconds: TimeInterval = 1) { simulator?.advance(by: seconds) }

    /// Everything about the scene's views as one value.
    ///
    /// - Parameters:
    ///   - contents: What is told of each view beside its place. Default: all but the reasons of frames.
    ///   - explained: The object IDs, or ids, of views whose frames are explained; nil explains all of them where
    ///     ``Hierarchy/Contents/explanations`` is asked for.
    public func hierarchy(
        _ contents: Hierarchy.Contents = .standard,
        explaining explained: Set<String>? = nil
    ) -> Hierarchy {
        reading { HierarchyBuilder(self, contents, explained: explained).hierarchy() }
    }

    /// What an app shows on the device that it runs on; to be asked for anew when its window or root has changed.
    package convenience init(appOn simulator: Simulator, in variant: Variant) {
        simulator.makeCurrent()
        let window = UIApplication.shared.windows.first { !$0.isHidden && $0.rootViewController != nil }
        self.init(
            id: "",
            variant: variant,
            place: .device(simulator),
            controller: window?.rootViewController,
            conflicts: ConflictLog()
        )
    }

    /// The view or constraint that an id of ``hierarchy(_:explaining:)`` stands for, an inactive constraint too.
    package func object(withHierarchyID id: String) -> NSObject? {
        reading { HierarchyBuilder(self, [], explained: nil).object(withID: id) }
    }

    /// What the scene looks like, as a PNG.
    ///
    /// On a device that is its screenshot, with the status bar and the home indicator, or what is seen of a xib's view that
    /// fills no screen: the view on a margin of canvas. On the canvas it is the main view alone, at its own size. Pixels, at
    /// the screen's scale.
    /// - Parameter showsGlass: Whether a device's rounded corners and cutout are drawn. Default: the plain rectangle that
    ///   iOS saves.
    public func picture(showsGlass: Bool = false) -> Data {
        switch place {
        case .device(let simulator): screenshot(of: simulator, showsGlass: showsGlass)
        case .canvas(let environment, let roots):
            reading {
                guard let root = roots.first, !root.bounds.isEmpty else { return Data() }
                let format = UIGraphicsImageRendererFormat()
                format.scale = environment.scale
                return UIGraphicsImageRenderer(bounds: root.bounds, format: format).pngData { context in
                    root.layer.render(in: context.cgContext)
                }
            }
        }
    }

    private func screenshot(of simulator: Simulator, showsGlass: Bool) -> Data {
        guard let cutout else { return simulator.screenshotFile(showsGlass ? .display : .rectangle) }
        let screen = simulator.screenshot()
        let scale = simulator.device.scale
        let area = DisplayPlace(cutout: cutout).area
        let pixels = area.applying(CGAffineTransform(scaleX: scale, y: scale))
        return (screen.cropping(to: pixels) ?? screen).pngData(scale: scale)
    }

    /// What a picture shows of the app's screen, in its points; nil for all of it.
    var cutout: CGRect? { (controller as? XibViewController)?.cutout }

    /// Runs a body in the surroundings that the scene was laid out in.
    func reading<Result>(_ body: () -> Result) -> Result {
        switch place {
        case .device(let simulator):
            simulator.makeCurrent()
            return body()
        case .canvas(let environment, _): return environment.traits.withCurrent(body)
        }
    }
}
