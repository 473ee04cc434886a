import Simulator
import UIKit

/// The scenes that crops name.
@MainActor
enum LookScenes {
    /// Scenes of one view, which takes the crop's frame.
    static let views: [String: (LookCrop) -> UIView] = controls.merging(pickers) { $1 }
    /// Scenes that fill the screen.
    static let screens: [String: (LookCrop, Simulator) -> Void] = lists.merging(bars) { $1 }.merging(overlays) { $1 }
}
