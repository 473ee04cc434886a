import Foundation
import QuartzCore

@testable import UIKit

/// A view on a screen, with the clock at zero.
@MainActor
final class AnimatedStage {
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var log: [String] = []

    init() throws {
        let root = UIViewController()
        window = try stage(root)
        root.view.addSubview(view)
        advance(0)
    }

    func advance(_ seconds: TimeInterval) { EventLoop.main.advance(by: seconds) }

    /// Notes a line with the time.
    func note(_ text: String) { log.append("\(text) \((EventLoop.main.now * 1000).rounded() / 1000)") }

    /// What is shown at a key path, to six decimals.
    func shown(_ path: String, of view: UIView? = nil) -> Double {
        let layer = (view ?? self.view).layer
        let value = layer.presentation()?.value(forKeyPath: path) as? CGFloat ?? .nan
        return (Double(value) * 1e6).rounded() / 1e6
    }
}
