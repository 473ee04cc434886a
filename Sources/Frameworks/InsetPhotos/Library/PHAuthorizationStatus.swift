/// What a person allows.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet, not to be asked, no, yes, or some photos.
    case notDetermined, restricted, denied, authorized, limited
}
