/// What an app wants to do with photos.
public enum PHAccessLevel: Int, Sendable {
    /// To add some, or to read as well.
    case addOnly = 1, readWrite
}
