import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import UIKit

/// An app's side of a device with a home screen: it leaves and comes back as it is told, and gives way to a finger that
/// swipes home.
@MainActor
final class HomeGuest {
    private let simulator: Simulator
    private let write: (DevicePipe.Packet) -> Void
    private var swipe = EdgeSwipe()
    /// When the app left, in real nanoseconds.
    private var left: UInt64?
    /// Whether a finger holds it.
    private var isHeld = false
    /// Nanoseconds that an app runs on in the background.
    private static let grace: UInt64 = 5_000_000_000

    init(_ simulator: Simulator, write: @escaping (DevicePipe.Packet) -> Void) {
        (self.simulator, self.write) = (simulator, write)
    }

    /// Whether the home screen is in its place.
    var isAway: Bool { left != nil || isHeld }

    func isSuspended(at now: UInt64) -> Bool { left.map { now > $0 + Self.grace } ?? false }

    // MARK: Orders

    func take(_ order: HomeOrder) {
        switch order {
        case .leave(let forSwitcher):
            guard !isAway else { return }
            send(.left(forSwitcher: forSwitcher))
            enterBackground()
        case .enterBackground: enterBackground()
        case .resume:
            if left != nil { simulator.returnToApp() } else if isHeld { simulator.uncoverApp() }
            (left, isHeld) = (nil, false)
        case .end:
            if left == nil { simulator.leaveApp() }
            simulator.closeScenes()
            simulator.terminateApp()
        case .left, .held, .pictured, .ended, .pressed: break
        }
    }

    private func enterBackground() {
        guard left == nil else { return }
        // The home button wakes a device that is locked.
        simulator.unlock()
        simulator.leaveApp()
        (left, isHeld) = (Clock.nanoseconds, false)
        // What an app hides as it leaves isn't seen in the app switcher.
        send(.background)
    }

    /// The app's windows without the system's parts, which the home screen shows itself.
    private func send(_ reason: HomePicture) {
        simulator.advance(by: 0)
        let (size, scale) = (UIScreen.main.tree.root.bounds.size, simulator.device.scale)
        let format = LayerPainter.Format(
            pixelWidth: Int((size.width * scale).rounded()),
            pixelHeight: Int((size.height * scale).rounded()),
            scale: scale,
            background: CGColor(gray: 0, alpha: 1)
        )
        let file = LayerPainter(format)?.pngData(of: [UIScreen.main.tree.app])
        write(.init(kind: .picture, viewer: reason.number, data: file ?? Data()))
    }

    // MARK: Fingers

    /// The fingers' changes without those that swipe home, which cancel the app's touch.
    func left(of fingers: [ViewerMessage.Finger], _ input: LiveInput) -> [ViewerMessage.Finger] {
        guard simulator.device.hasHomeIndicator, !isAway || swipe.isRecognized else { return isAway ? [] : fingers }
        let size = UIScreen.main.tree.root.bounds.size
        let outcome = swipe.follow(fingers, height: size.height)
        if let finger = outcome.recognized {
            input.send([finger])
            simulator.coverApp()
            isHeld = true
            send(.held(finger: finger.number))
        }
        return isHeld ? [] : outcome.left
    }
}

/// A finger that comes down at the lower edge and moves up.
@MainActor
struct EdgeSwipe {
    private var finger: (number: Int, start: CGPoint)?
    private(set) var isRecognized = false
    /// Points that it moves before it is a swipe.
    static let slop: Double = 10

    /// Takes the fingers' changes in.
    ///
    /// - Returns: What isn't part of a swipe; the finger as it is cancelled, where it has become one just now.
    mutating func follow(_ fingers: [ViewerMessage.Finger], height: CGFloat) -> (
        left: [ViewerMessage.Finger], recognized: ViewerMessage.Finger?
    ) {
        var left: [ViewerMessage.Finger] = []
        var recognized: ViewerMessage.Finger?
        for change in fingers {
            guard let finger, finger.number == change.number else {
                if change.phase == 0, self.finger == nil, change.y > Double(height - HomeScreen.edge) {
                    self.finger = (change.number, CGPoint(x: change.x, y: change.y))
                }
                left.append(change)
                continue
            }
            let up = Double(finger.start.y) - change.y
            if change.phase == 1, !isRecognized, up > Self.slop, up > abs(change.x - Double(finger.start.x)) {
                isRecognized = true
                recognized = ViewerMessage.Finger(number: change.number, phase: 3, x: change.x, y: change.y)
            }
            if !isRecognized { left.append(change) }
            if change.phase >= 2 { (self.finger, isRecognized) = (nil, false) }
        }
        return (left, recognized)
    }
}
