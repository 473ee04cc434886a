import Foundation

/// A value as its policy holds it.
enum AssociatedValue {
    case kept(Any)
    case unowned(Weak)

    /// An object that isn't kept.
    struct Weak {
        weak var object: AnyObject?
    }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            // A boxed number would be gone at once, where Objective-C's live on in their pointer.
            self = type(of: value) is AnyClass ? .unowned(Weak(object: value as AnyObject)) : .kept(value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            self = .kept(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
        }
    }

    /// Nil when an object that isn't kept is gone.
    var value: Any? {
        switch self {
        case .kept(let value): value
        case .unowned(let weak): weak.object
        }
    }
}
