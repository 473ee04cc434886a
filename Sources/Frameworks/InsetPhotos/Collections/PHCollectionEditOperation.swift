/// How a collection is changed.
public enum PHCollectionEditOperation: Int, Sendable {
    /// What it holds goes from the library, or from it; some come, or new ones; their order; it goes; its name.
    case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}
