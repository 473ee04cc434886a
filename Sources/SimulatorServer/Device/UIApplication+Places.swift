import CoreGraphics
import UIKit

extension UIApplication {
    /// The first view that a finger would meet and that is wanted: each window that is seen is asked for one, the frontmost
    /// window first.
    ///
    /// - Parameter place: In the screen's space, in points.
    func firstView(at place: CGPoint, where isWanted: (UIView) -> Bool = { _ in true }) -> UIView? {
        for window in windows.reversed() where !window.isHidden {
            let point = CGPoint(x: place.x - window.frame.minX, y: place.y - window.frame.minY)
            if let view = window.hitTest(point, with: nil), isWanted(view) { return view }
        }
        return nil
    }
}
