/// Whether the focus on an item waits until somebody uses keys (iOS 16); raw values are UIKit's.
public enum UIFocusItemDeferralMode: Int, Sendable {
    /// The system decides: what the app asks for is focused at once here.
    case automatic = 0
    /// The item's focus always waits for a key.
    case always = 1
    /// The item is focused as soon as it is asked for.
    case never = 2
}
