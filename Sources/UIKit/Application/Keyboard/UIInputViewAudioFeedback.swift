/// Says that an input view clicks at each key.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether `UIDevice.playInputClick()` is heard while the view is up. Optional; false.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Optional; false.
    public var enableInputClicksWhenVisible: Bool { false }
}
