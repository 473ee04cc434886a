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
            return name(at: CGPoint(x: finger.x, y: finger.y))
        case .pointer(let pointer?) where pointer.buttons > 0:
            return name(at: CGPoint(x: pointer.x, y: pointer.y))
        case .key, .text: return UIResponder.currentFirst.map(name) ?? nothing
        case .pointer, .scroll, .pasteboard, .hardware, .turn, .adjust, .home: return nil
        }
    }

    private static let nothing = "nothing"

    private static func name(at place: CGPoint) -> String {
        UIApplication.shared.firstView(at: place).map(name) ?? nothing
    }

    private static func name(_ responder: UIResponder) -> String {
        var next: UIResponder? = responder
        while let one = next, !(one is UIViewController) { next = one.next }
        guard let controller = next, controller !== responder else { return "\(type(of: responder))" }
        return "\(type(of: responder)) of \(type(of: controller))"
    }
}
