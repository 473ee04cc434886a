import Foundation
import InterfaceBuilder
import UIKit

extension Stage {
    /// Lays a document out and collects what Xcode would flag: on the canvas as the canvas does, in other variants as it
    /// would if it showed them.
    ///
    /// - Parameters:
    ///   - variant: Default: the canvas. Stored frames are compared there only.
    ///   - rules: What is looked for. Default: all that ``Finding/Rule/standard`` has.
    ///   - isWanted: Tells by its ID whether a scene is looked at; default: all are.
    ///   - report: Gets a line for what loading leaves out.
    /// - Returns: Scene by scene, in each by line.
    /// - Throws: ``StageError``, of a document that can't be read again.
    public func findings(
        in document: ProjectDocument,
        on variant: Variant = .canvas,
        rules: Set<Finding.Rule> = Finding.Rule.standard,
        where isWanted: (String) -> Bool = { _ in true },
        report: @escaping (String) -> Void = { _ in }
    ) throws(StageError) -> [Finding] {
        var findings: [Finding] = []
        var variant = variant
        variant.locale = variant.locale ?? document.locale
        let tell: (LoadingNote) -> Void = { note in
            // The document's diagnostics tell the others.
            if !note.isDiagnosed { report(note.description) }
        }
        try visit(document, in: variant, where: isWanted, report: tell) { scene in
            findings += VerifyPass(scene, scene.document?.document ?? document.document, rules).findings()
        }
        return findings
    }
}

/// Looks at a scene that was laid out, and at what its document says.
@MainActor
struct VerifyPass {
    let document: Document
    let hierarchy: Hierarchy
    /// All views, by id.
    let viewsByID: [String: Hierarchy.View]
    /// The ids of the document's views that scroll what they hold.
    let scrolling: Set<String>
    /// Those in force, by the ids of the views and guides that they are about.
    let constraintsByItem: [String: [Hierarchy.Constraint]]
    private let sceneID: String
    private let rules: Set<Finding.Rule>
    /// The document's views that the scene has, by object ID.
    private let views: [String: Hierarchy.View]
    /// The ids of views that are hidden or lie in what is.
    private let hidden: Set<String>
    /// A view's frame in the document, in points of its superview's bounds space.
    private let storedFrame: (ObjectNode) -> CGRect?

    /// Points by which Xcode's stored frames may differ: they are rounded to the canvas' pixels (IB-1).
    static let tolerance = 0.5

    init(_ scene: StagedScene, _ document: Document, _ rules: Set<Finding.Rule>) {
        self.document = document
        // On a device what is stored for the canvas says nothing.
        self.rules = scene.variant.isCanvas ? rules : rules.subtracting([.misplaced])
        sceneID = scene.id
        hierarchy = scene.hierarchy([.ambiguity, .constraints, .guides, .text])
        viewsByID = Dictionary(hierarchy.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        scrolling = Set(
            hierarchy.views.filter { view in
                guard let id = view.documentID, let node = document.object(withID: id) else { return false }
                return ["UIScrollView", "UITableView", "UICollectionView", "UITextView"].contains(node.className)
            }
            .map(\.id)
        )
        var constraintsByItem: [String: [Hierarchy.Constraint]] = [:]
        for constraint in hierarchy.constraints ?? [] where constraint.isActive {
            for id in Set([constraint.first.id, constraint.second?.id].compactMap { $0 }) {
                constraintsByItem[id, default: []].append(constraint)
            }
        }
        self.constraintsByItem = constraintsByItem
        var views: [String: Hierarchy.View] = [:]
        var hidden: Set<String> = []
        for view in hierarchy.views {
            if let id = view.documentID { views[id] = view }
            if view.isHidden || view.superview.map(hidden.contains) ?? false { hidden.insert(view.id) }
        }
        self.views = views
        self.hidden = hidden
        let classes = scene.instance?.classes
        storedFrame = { node in classes.flatMap { node.resolved(for: $0).frame } }
    }

    /// By line, then by rule and object.
    func findings() -> [Finding] {
        var found: [Finding] = []
        for node in nodes where isLaidOutByConstraints(node) {
            guard let view = views[node.id], !hidden.contains(view.id) else { continue }
            found += [misplaced(node, view), ambiguous(node, view), outsideSafeArea(node, view)].compactMap { $0 }
            found += localization(node, view)
        }
        found += hierarchy.conflicts.map { Finding(unsatisfiable: $0, in: document, scene: sceneID) }
        return found.filter { rules.contains($0.rule) }.sorted {
            ($0.line, $0.rule.rawValue, $0.object) < ($1.line, $1.rule.rawValue, $1.object)
        }
    }

    /// Every view of the scene, in document order.
    private var nodes: [ObjectNode] {
        var nodes: [ObjectNode] = []
        func collect(_ node: ObjectNode) {
            if node.kind == .view { nodes.append(node) }
            for child in node.childObjects { collect(child.object) }
        }
        let roots = document.kind == .xib ? document.objects : document.scenes.first { $0.id == sceneID }?.objects ?? []
        roots.forEach(collect)
        return nodes
    }

    /// Whether the canvas places a view by its constraints: not a root, and not what a control or a table places.
    private func isLaidOutByConstraints(_ node: ObjectNode) -> Bool {
        guard document.usesAutoLayout, !node.translatesAutoresizingMaskIntoConstraints, node.key == nil,
            let holder = document.holder(ofID: node.id)
        else { return false }
        return holder.kind == .view
    }

    // MARK: Rules

    private func misplaced(_ node: ObjectNode, _ view: Hierarchy.View) -> Finding? {
        guard !view.isTransformed, let stored = storedFrame(node).map({ Hierarchy.Rect($0) }) else { return nil }
        let frame = view.frame
        let distance =
            [
                abs(frame.x - stored.x), abs(frame.y - stored.y), abs(frame.x + frame.width - stored.x - stored.width),
                abs(frame.y + frame.height - stored.y - stored.height),
            ].max() ?? 0
        // Stored frames carry the noise of their decimal form.
        let noise = 0.001
        guard distance > Self.tolerance + noise else { return nil }
        return finding(
            .misplaced,
            node,
            "\(Self.name(node)) is stored at \(stored), its constraints put it at \(frame)",
            "update its frame in Xcode, or correct the constraints"
        )
    }

    private func ambiguous(_ node: ObjectNode, _ view: Hierarchy.View) -> Finding? {
        guard view.isAmbiguous == true else { return nil }
        return finding(
            .ambiguous,
            node,
            "the constraints leave the frame of \(Self.name(node)) open",
            "add what fixes its position and size on both axes"
        )
    }

    // MARK: Sentences

    func finding(_ rule: Finding.Rule, _ node: ObjectNode, _ message: String, _ fix: String)
        -> Finding
    {
        Finding(
            file: document.name,
            line: node.line,
            scene: sceneID,
            object: node.id,
            rule: rule,
            message: message,
            fix: fix
        )
    }

    /// `UILabel "Welcome"`.
    static func name(_ node: ObjectNode) -> String {
        let type = node.customClass ?? node.className
        let name = node.displayName.split(whereSeparator: \.isNewline).joined(separator: " ")
        return name == type ? type : "\(type) \"\(name.prefix(40))\""
    }
}
