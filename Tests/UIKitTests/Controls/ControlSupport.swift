import Platform
import QuartzCore

@testable import UIKit

/// A finger that goes down at a point of a view and along further ones, then up.
@MainActor
func touch(_ view: UIView, at points: CGPoint...) {
    let window = view.window
    let event = UIEvent()
    let place = { (point: CGPoint) in window.map { view.convert(point, to: $0) } ?? point }
    let touch = UITouch(at: place(points[0]), in: window, view: view)
    view.touchesBegan([touch], with: event)
    for point in points.dropFirst() {
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = place(point)
        touch.phase = .moved
        view.touchesMoved([touch], with: event)
    }
    touch.phase = .ended
    view.touchesEnded([touch], with: event)
}

/// The color at a point of a view, as 0xAARRGGBB; the view's traits and layout are brought up to date first.
@MainActor
func pixel(_ view: UIView, _ x: CGFloat, _ y: CGFloat, scale: CGFloat = 2) -> UInt32? {
    view.layoutIfNeeded()
    return LayerRenderer.image(of: view.layer, scale: scale)?.pixel(x: Int(x * scale), y: Int(y * scale))
}
