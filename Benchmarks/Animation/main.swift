import Foundation
import Platform
import QuartzCore
import UIKit

/// Milliseconds a frame of moving views costs: to advance the clock and to say what has become different.
@MainActor
func measure(views count: Int, others: Int, frames: Int) -> (mean: Double, worst: Double, changes: Int) {
    World().enter()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = window.layer
    for _ in 0..<others { root.addSublayer(CALayer()) }
    let moving = (0..<count).map { UIView(frame: CGRect(x: $0, y: $0, width: 50, height: 50)) }
    for view in moving { window.addSubview(view) }
    CATransaction.flush()
    UIView.animate(withDuration: 1000) {
        for view in moving {
            view.center = CGPoint(x: 300, y: 500)
            view.alpha = 0
            view.transform = CGAffineTransform(rotationAngle: 2)
        }
    }
    let observer = LayerTreeObserver(root: root)
    defer { observer.stop() }
    _ = observer.difference()
    var (total, worst, changes) = (0.0, 0.0, 0)
    for _ in 0..<frames {
        let start = DispatchTime.now().uptimeNanoseconds
        EventLoop.main.advance(by: 1 / 60)
        changes += observer.difference().changed.count
        let milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        total += milliseconds
        worst = max(worst, milliseconds)
    }
    return (total / Double(frames), worst, changes)
}

let plain = measure(views: 60, others: 0, frames: 600)
let crowded = measure(views: 60, others: 10_000, frames: 600)
print(
    """
    {"views": 60, "animations": 180, "frames": 600,
     "alone": {"milliseconds": \(plain.mean), "worst": \(plain.worst), "changes": \(plain.changes)},
     "among 10000 others": {"milliseconds": \(crowded.mean), "worst": \(crowded.worst), "changes": \(crowded.changes)}}
    """
)
