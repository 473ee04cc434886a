/// Which gestures edit in a responder (iOS 13).
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// None.
    case none = 0
    /// Those of the system, with three fingers.
    case `default` = 1
}
