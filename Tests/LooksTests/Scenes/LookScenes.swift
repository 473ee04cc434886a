import Simulator
import UIKit

/// The scenes that crops name.
@MainActor
enum LookScenes {
    /// Scenes of one view, which takes the crop's frame.
    static let views: [String: (LookCrop) -> UIView] = controls
    /// Scenes that fill the screen.
    static let screens: [String: (LookCrop, Simulator) -> Void] = [:]
}
