/// Who made a list of collections.
public enum PHCollectionListType: Int, Sendable {
    /// The system, of moments; the person; or the system.
    case momentList = 1, folder, smartFolder
}
