import Foundation

/// To which side of its target an edit menu points; raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The menu chooses: above its target where there is room.
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}

/// Where an edit menu is to stand, and by what its delegate knows it.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What the initializer got, or a value of its own.
    open private(set) var identifier: AnyHashable
    /// Where the menu points to, in the bounds space of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// On which side of its point the menu stands. Default: automatic.
    ///
    /// - Note: No effect here: the menu stands above its target, or below it where there is no room.
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    /// A menu that is shown at a point of the interaction's view.
    ///
    /// - Parameter identifier: Nil: a value that no other configuration has.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(ObjectIdentifier(Token()))
        self.sourcePoint = sourcePoint
        super.init()
        if identifier == nil { self.identifier = AnyHashable(ObjectIdentifier(self)) }
    }

    private final class Token {}
}
