import Foundation
import Platform
import UIKit

/// The surroundings that UIKit sees while the canvas lays a document out.
@MainActor
struct CanvasHost {
    let environment: CanvasEnvironment

    /// Enters a world of the canvas' own: its era, and its screen without a status bar.
    func begin() {
        World(era: environment.document.toolsVersion.era).enter()
        UIScreen.main.configuration = ScreenConfiguration(
            size: environment.size,
            scale: environment.scale,
            safeAreaInsets: .zero,
            statusBarHeight: 0,
            traits: environment.traits
        )
    }

    /// Gives the screen a root view's size, in points, and the safe area that the canvas has around it.
    func fitScreen(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
        UIScreen.main.configuration.size = size
        UIScreen.main.configuration.safeAreaInsets = safeAreaInsets
    }
}
