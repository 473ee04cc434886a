import DeviceCatalog
import Foundation
import Simulator
import UIKit

/// Where the app's screen lies on the display, which shows all of it but for letterboxed apps.
@MainActor
struct DisplayPlace {
    /// The display's size in points, as the interface stands.
    let display: CGSize
    private let frame: CGRect
    private let factors: CGSize

    /// - Parameter simulator: nil for a scene that is on no device: the screen is the display.
    init(of simulator: Simulator?) {
        let screen = UIScreen.main.bounds
        guard let simulator, let letterbox = simulator.letterbox else {
            (display, frame, factors) = (screen.size, screen, CGSize(width: 1, height: 1))
            return
        }
        let orientation = InterfaceOrientation(simulator.orientation)
        display = simulator.device.size(in: orientation)
        frame = letterbox.frame(in: orientation)
        factors = letterbox.factors(in: orientation)
    }

    /// A rectangle of the app's screen on the display: x, y, width, height in points with at most three decimals; what
    /// isn't finite is 0.
    func numbers(_ rect: CGRect) -> [Double] {
        [
            frame.minX + rect.minX * factors.width, frame.minY + rect.minY * factors.height,
            rect.width * factors.width, rect.height * factors.height,
        ].map { value in
            let number = Double(value)
            return number.isFinite && abs(number) < 1e9 ? (number * 1000).rounded() / 1000 : 0
        }
    }
}
