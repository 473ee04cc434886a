/// The order of appearances that fit one object: the greater wins.
///
/// The subclass' own beats its superclass' (AP-8); then the outermost container decides, then the longer list (AP-4), so
/// that a containment beats none (AP-5); then one with traits beats one without (AP-6).
struct AppearanceRank: Comparable {
    let classDepth: Int
    /// Steps from the object to the outermost matching container; 0: no containment asked for.
    let containerHeight: Int
    let containerCount: Int
    let hasTraits: Bool

    static func < (left: AppearanceRank, right: AppearanceRank) -> Bool {
        (left.classDepth, left.containerHeight, left.containerCount, left.hasTraits ? 1 : 0)
            < (right.classDepth, right.containerHeight, right.containerCount, right.hasTraits ? 1 : 0)
    }
}
