/// What is in a list of collections.
public enum PHCollectionListSubtype: Int, Sendable {
    /// Moments of a time or a year.
    case momentListCluster = 1, momentListYear
    /// Of the person.
    case regularFolder = 100
    /// Of the system.
    case smartFolderEvents = 200, smartFolderFaces
    /// Each.
    case any = 0x7fff_ffff_ffff_ffff
}
