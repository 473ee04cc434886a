import Foundation

/// To which side of its target an edit menu points; raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The menu chooses: above its target where there is room.
    case automatic = 0
    /// The arrow points up: the menu stands below its target.
    case up = 1
    /// The arrow points down: the menu stands above its target.
    case down = 2
    /// The arrow points to the left: the menu stands at the right of its target.
    case left = 3
    /// The arrow points to the right: the menu stands at the left of its target.
    case right = 4
}

/// Where an edit menu is to stand, and by what its delegate knows it.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What the initializer got, or a `UUID` of its own (BT-33).
    open private(set) var identifier: AnyHashable
    /// Where the menu points to, in the bounds space of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// To which side the menu's arrow points, where there is room for that (BT-29). Default: automatic.
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    /// A menu that is shown at a point of the interaction's view.
    ///
    /// - Parameter identifier: Nil: a `UUID` that no other configuration has.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(CountedIdentifier.next() as UUID)
        self.sourcePoint = sourcePoint
        super.init()
    }
}
