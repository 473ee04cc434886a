import QuartzCore

@testable import UIKit

/// A reference view of 400 by 600 points with one square of 100 points.
@MainActor
final class DynamicStage {
    let window: UIWindow
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let square = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() throws {
        let root = UIViewController()
        window = try stage(root)
        root.view.addSubview(reference)
        reference.addSubview(square)
        animator = UIDynamicAnimator(referenceView: reference)
    }

    func advance(_ seconds: Double) { EventLoop.main.advance(by: seconds) }
}
