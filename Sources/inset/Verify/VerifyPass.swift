import Foundation
import InterfaceBuilder
import UIKit

/// Lays a document out as the canvas does and collects what the canvas would flag.
@MainActor
struct VerifyPass {
    let document: Document
    let scenes: SceneChoice
    /// Points by which Xcode's stored frames may differ: they are rounded to the canvas' pixels (IB-1).
    static let tolerance: CGFloat = 0.5

    /// In the order of the document.
    ///
    /// - Parameter report: Gets what loading leaves out.
    func findings(report: @escaping (LoadingNote) -> Void) -> [Finding] {
        var findings: [Finding] = []
        var conflicts: [(constraints: [NSLayoutConstraint], broken: NSLayoutConstraint)] = []
        LayoutLog.listener = { _ in }
        LayoutLog.conflictListener = { conflicts.append(($0, $1)) }
        defer {
            LayoutLog.listener = nil
            LayoutLog.conflictListener = nil
        }
        CanvasPass(document: document, report: report).run { sceneID, instance, _ in
            defer { conflicts = [] }
            guard scenes.includes(sceneID: sceneID, in: document) else { return }
            var found: [Finding] = []
            for node in views(ofScene: sceneID) {
                if let finding = misplaced(node, instance, sceneID) { found.append(finding) }
                if let finding = ambiguous(node, instance, sceneID) { found.append(finding) }
            }
            let ids = constraintIDs(instance)
            for conflict in conflicts { found.append(unsatisfiable(conflict, ids, sceneID)) }
            findings += found.sorted { ($0.line, $0.rule.rawValue, $0.object) < ($1.line, $1.rule.rawValue, $1.object) }
        }
        return findings
    }

    /// Every view of a scene, in document order.
    private func views(ofScene sceneID: String) -> [ObjectNode] {
        var views: [ObjectNode] = []
        func collect(_ node: ObjectNode) {
            if node.kind == .view { views.append(node) }
            for child in node.childObjects { collect(child.object) }
        }
        let roots = document.kind == .xib ? document.objects : document.scenes.first { $0.id == sceneID }?.objects ?? []
        roots.forEach(collect)
        return views
    }

    // MARK: Views

    private func misplaced(_ node: ObjectNode, _ instance: NibInstance, _ sceneID: String) -> Finding? {
        guard isLaidOutByConstraints(node), let view = instance.view(withID: node.id), !isHidden(view),
            let stored = node.resolved(for: instance.classes).frame, view.transform.isIdentity
        else { return nil }
        let frame = view.frame
        let distance =
            [
                abs(frame.minX - stored.minX), abs(frame.minY - stored.minY), abs(frame.maxX - stored.maxX),
                abs(frame.maxY - stored.maxY),
            ].max() ?? 0
        // Stored frames carry the noise of their decimal form.
        let noise: CGFloat = 0.001
        guard distance > Self.tolerance + noise else { return nil }
        return finding(
            .misplaced,
            node,
            sceneID,
            "\(Self.name(node)) is stored at \(Self.text(stored)), its constraints put it at \(Self.text(frame))",
            "update its frame in Xcode, or correct the constraints"
        )
    }

    private func ambiguous(_ node: ObjectNode, _ instance: NibInstance, _ sceneID: String) -> Finding? {
        guard isLaidOutByConstraints(node), let view = instance.view(withID: node.id), !isHidden(view),
            view.hasAmbiguousLayout
        else { return nil }
        return finding(
            .ambiguous,
            node,
            sceneID,
            "the constraints leave the frame of \(Self.name(node)) open",
            "add what fixes its position and size on both axes"
        )
    }

    /// Whether the canvas places a view by its constraints: not a root, and not what a control or a table places.
    private func isLaidOutByConstraints(_ node: ObjectNode) -> Bool {
        guard document.usesAutoLayout, !node.translatesAutoresizingMaskIntoConstraints, node.key == nil,
            let holder = document.holder(ofID: node.id)
        else { return false }
        return holder.kind == .view
    }

    private func isHidden(_ view: UIView) -> Bool {
        sequence(first: view) { $0.superview }.contains(where: \.isHidden)
    }

    // MARK: Constraints

    private func constraintIDs(_ instance: NibInstance) -> [ObjectIdentifier: String] {
        var ids: [ObjectIdentifier: String] = [:]
        for (id, object) in instance.objects where object is NSLayoutConstraint { ids[ObjectIdentifier(object)] = id }
        return ids
    }

    private func unsatisfiable(
        _ conflict: (constraints: [NSLayoutConstraint], broken: NSLayoutConstraint),
        _ ids: [ObjectIdentifier: String],
        _ sceneID: String
    ) -> Finding {
        let members = conflict.constraints.compactMap { ids[ObjectIdentifier($0)] }
        let broken = ids[ObjectIdentifier(conflict.broken)] ?? members.first ?? ""
        let others = members.filter { $0 != broken }.sorted()
        let message =
            others.isEmpty
            ? "constraint \(broken) contradicts the frame that its view has"
            : "constraint \(broken) can't hold together with \(others.joined(separator: ", "))"
        return Finding(
            file: document.name,
            line: document.object(withID: broken)?.line ?? 1,
            scene: sceneID,
            object: broken,
            rule: .unsatisfiable,
            message: message,
            fix: "delete one of them or lower its priority"
        )
    }

    // MARK: Sentences

    private func finding(_ rule: Finding.Rule, _ node: ObjectNode, _ sceneID: String, _ message: String, _ fix: String)
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
    private static func name(_ node: ObjectNode) -> String {
        let type = node.customClass ?? node.className
        let name = node.displayName.split(whereSeparator: \.isNewline).joined(separator: " ")
        return name == type ? type : "\(type) \"\(name.prefix(40))\""
    }

    /// "(20, 83, 353, 33.667)".
    private static func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { value in
            let rounded = (Double(value) * 1000).rounded() / 1000
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
        }
        return "(\(numbers.joined(separator: ", ")))"
    }
}
