import InsetPlaceholders
import Platform
@_exported import UIKit

/// Takes the space of a world of solid things, which isn't drawn here.
@preconcurrency @MainActor
open class SCNView: UIView {
    /// What is shown; nil by default.
    open var scene: SCNScene?
    /// Whether it moves by itself. Default: false.
    open var isPlaying = false
    /// Whether fingers move the eye. Default: false.
    open var allowsCameraControl = false
    /// Whether there is light where the world has none. Default: false.
    open var autoenablesDefaultLighting = false
    /// Pictures in a second. Default: 60.
    open var preferredFramesPerSecond = 60

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A view of a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// A view without a world.
    ///
    /// - Parameter options: Not used: nothing is drawn.
    public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }

    private func prepare() {
        AbsentFeature.report("SCNView", "solid things aren't drawn here; the view takes its space")
        PlaceholderPanel.fill(self, "SCNView")
    }

    /// The view as it is: the space that it takes.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
