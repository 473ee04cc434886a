import CoreGraphics
import Foundation
import QuartzCore

/// How an item leans towards where the focus may go; a remote control's touch surface makes such hints.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, @preconcurrency NSCopying {
    /// Where the finger went, −1…1 each way. Default: zero.
    open internal(set) var movementDirection = CGVector.zero
    /// The perspective in which an item leans. Default: identity.
    open internal(set) var perspectiveTransform = CATransform3DIdentity
    /// How far an item turns, in radians. Default: zero.
    open internal(set) var rotation = CGVector.zero
    /// How far an item moves, in points. Default: zero.
    open internal(set) var translation = CGVector.zero
    /// All of it together. Default: identity.
    open internal(set) var interactionTransform = CATransform3DIdentity

    override init() {}

    /// A hint with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIFocusMovementHint()
        copy.movementDirection = movementDirection
        copy.perspectiveTransform = perspectiveTransform
        copy.rotation = rotation
        copy.translation = translation
        copy.interactionTransform = interactionTransform
        return copy
    }
}
