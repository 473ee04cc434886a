/// What a Podfile says: which targets of which projects need which pods.
struct Podfile: Sendable {
    /// A pod that a target needs.
    struct Pod: Hashable, Sendable {
        /// Without the part behind the slash.
        var name: String
        /// What stands behind the slash; nil is the pod with its default parts.
        var subspec: String?
        /// The folder or podspec that it lies in, absolute; nil for one that is fetched.
        var path: String?
    }

    /// A target of a project, with the pods of all that it stands in.
    struct Target: Hashable, Sendable {
        var name: String
        /// The `.xcodeproj`, absolute; nil is the one beside the Podfile.
        var project: String?
        var pods: [Pod]
    }

    /// The Podfile.
    let path: String
    /// Those for iOS, in order.
    var targets: [Target] = []
    /// Lines that couldn't be read.
    var notes: [ProjectNote] = []

    /// The pods of all targets, each once.
    var pods: [Pod] { targets.flatMap(\.pods).uniqued }
}
