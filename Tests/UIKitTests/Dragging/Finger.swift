@testable import UIKit

/// A finger on the screen, which the application hears of.
@MainActor
final class Finger {
    private let input: TouchInput
    private let number: Int
    private var place = CGPoint.zero

    /// - Parameter other: A finger that is on the screen as well.
    init(beside other: Finger? = nil) {
        input = other?.input ?? TouchInput()
        number = (other?.number ?? 0) + 1
    }

    func down(at point: CGPoint) { send(.began, point) }
    func move(to point: CGPoint) { send(.moved, point) }
    func up() { send(.ended, place) }

    private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
        place = point
        input.send([.init(finger: number, phase: phase, place: point)])
    }
}
