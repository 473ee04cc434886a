import CoreGraphics
import UIKit

/// What a deed meets, by the classes of a view and its controller: where another one is met, the app has changed too much
/// for the deed to mean the same.
@MainActor
enum PlaceTarget {
    /// "UIButton of SignInController" for a finger or a button that comes down, and for what is typed; nil for all that goes
    /// on, or comes to something whatever it meets.
    static func of(_ deed: LiveDeed) -> String? {
        switch deed {
        case .touches(let fingers):
            guard let finger = fingers.first(where: { $0.phase == 0 }) else { return nil }
            return view(at: CGPoint(x: finger.x, y: finger.y)).map(name) ?? nothing
        case .pointer(let pointer?) where pointer.buttons > 0:
            return view(at: CGPoint(x: pointer.x, y: pointer.y)).map(name) ?? nothing
        case .key, .text: return UIResponder.currentFirst.map(name) ?? nothing
        case .pointer, .scroll, .turn, .home: return nil
        }
    }

    private static let nothing = "nothing"

    private static func view(at place: CGPoint) -> UIView? {
        for window in UIApplication.shared.windows.reversed() where !window.isHidden {
            let point = CGPoint(x: place.x - window.frame.minX, y: place.y - window.frame.minY)
            if let view = window.hitTest(point, with: nil) { return view }
        }
        return nil
    }

    private static func name(_ responder: UIResponder) -> String {
        var next: UIResponder? = responder
        while let one = next, !(one is UIViewController) { next = one.next }
        guard let controller = next, controller !== responder else { return "\(type(of: responder))" }
        return "\(type(of: responder)) of \(type(of: controller))"
    }
}
