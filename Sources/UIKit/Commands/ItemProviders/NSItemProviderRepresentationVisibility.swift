/// Who may have what an item provider gives; there is one app here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all
    /// Apps of the same team.
    case team
    /// The app itself.
    case ownProcess = 3
}
