import Foundation

/// How far a spring-loaded view is from being activated; raw values are UIKit's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// Nothing is dragged over it.
    case inactive = 0
    /// The finger is over the view, and may rest there.
    case possible = 1
    /// The finger has rested; the view is activated in a moment.
    case activating = 2
    /// The handler is about to be called.
    case activated = 3
}

/// What a drag over a spring-loaded view has come to.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far it is.
    var state: UISpringLoadedInteractionEffectState { get }
    /// What the effect shows: the interaction's view, until a behavior sets another.
    var targetView: UIView? { get set }
    /// The part of the target that would be activated; a change begins anew. Nil by default.
    var targetItem: Any? { get set }
    /// Where the finger is, in a view's bounds space; the window's for nil.
    func location(in view: UIView?) -> CGPoint
}

/// The only context there is.
@MainActor
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?
    let session: DragSession

    init(_ session: DragSession) { self.session = session }

    func location(in view: UIView?) -> CGPoint { view.map(session.location(in:)) ?? session.point }

    /// Items are the same where they are one object, or equal.
    var itemName: AnyHashable? {
        targetItem.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0 as AnyObject)) }
    }
}
