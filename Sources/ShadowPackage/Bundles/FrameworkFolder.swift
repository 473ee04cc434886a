import XcodeProject

/// The folder within a program's bundle that holds the resources of a framework.
///
/// All code is in one program here, and most frameworks' resources lie at the top of its bundle, where everyone finds
/// them. A framework that has documents by the names of the app's would be given the app's.
struct FrameworkFolder {
    private let taken: [String: Set<String>]

    /// - Parameter targets: All targets of the program.
    init(_ targets: [Target]) {
        taken = Dictionary(targets.map { ($0.id, Self.documents(of: $0)) }) { first, _ in first }
    }

    /// `Frameworks/Cards.framework`; nil for a target whose resources lie at the top.
    func path(of target: Target) -> String? {
        guard target.kind == .framework, !target.container.hasSuffix("Package.swift"), let own = taken[target.id],
            taken.contains(where: { $0.key != target.id && !$0.value.isDisjoint(with: own) })
        else { return nil }
        return "Frameworks/\(target.name).framework"
    }

    /// Storyboards and nibs by their names, without the folders of languages.
    private static func documents(of target: Target) -> Set<String> {
        // What a bundle of resources holds lies in a folder of its own.
        guard target.kind != .bundle else { return [] }
        let names = target.resources.compactMap { $0.destination.split(separator: "/").last.map(String.init) }
        return Set(names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") })
    }
}
