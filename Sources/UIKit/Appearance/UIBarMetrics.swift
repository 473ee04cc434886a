/// The heights of a bar that an appearance is for; raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    /// In compact height.
    case compact = 1
    /// With a prompt above the title.
    case defaultPrompt = 101
    /// In compact height, with a prompt above the title.
    case compactPrompt = 102
}
