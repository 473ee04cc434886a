/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
    /// Inherited.
    case unspecified = -1
    /// Nobody records the scene.
    case inactive = 0
    /// The scene is recorded or mirrored.
    case active = 1
}
