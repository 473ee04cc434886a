import Foundation
import InterfaceBuilder
import UIKit

/// Reads a scene's views into a ``Hierarchy``, by UIKit's one walk over view trees.
@MainActor
struct HierarchyBuilder {
    private let scene: StagedScene
    let contents: Hierarchy.Contents
    /// Object IDs, or ids of the hierarchy; nil for all.
    private let explained: Set<String>?
    let trees: [ViewTree]
    let names: SceneNames
    /// The hierarchy's ids of the constraints that views hold; empty where links weren't asked for.
    private let constraintIDs: [ObjectIdentifier: String]

    init(_ scene: StagedScene, _ contents: Hierarchy.Contents, explained: Set<String>?) {
        self.scene = scene
        self.contents = contents
        self.explained = explained
        trees = Self.outermostViews(of: scene).map { ViewTree($0) }
        var names = SceneNames(of: scene.instance)
        for tree in trees { names.add(tree) }
        self.names = names
        constraintIDs = contents.contains(.links) ? Self.constraintIDs(in: trees, names) : [:]
    }

    /// The roots, then what the document has outside of them: what stands in bar items, what isn't installed.
    private static func outermostViews(of scene: StagedScene) -> [UIView] {
        var seen: Set<ObjectIdentifier> = []
        let owned = scene.instance?.views.map(\.view) ?? []
        return (scene.roots + owned).compactMap { view in
            var top = view
            while let above = top.superview { top = above }
            return seen.insert(ObjectIdentifier(top)).inserted ? top : nil
        }
    }

    func hierarchy() -> Hierarchy {
        var hierarchy = Hierarchy(
            scene: scene.id,
            document: scene.document?.document.name,
            variant: scene.variant
        )
        for tree in trees {
            for node in tree.nodes { hierarchy.views.append(view(node, in: tree)) }
        }
        if contents.contains(.constraints) { hierarchy.constraints = constraints() }
        hierarchy.conflicts = scene.conflicts.conflicts.map { conflict in
            Hierarchy.Conflict(
                constraints: conflict.constraints.compactMap { names.documentIDs[ObjectIdentifier($0)] },
                broken: names.documentIDs[ObjectIdentifier(conflict.broken)]
            )
        }
        return hierarchy
    }

    // MARK: Views

    private func view(_ node: ViewTree.Node, in tree: ViewTree) -> Hierarchy.View {
        let view = node.view
        let superview = node.parent.map { tree.nodes[$0].view }
        let documentID = names.documentIDs[ObjectIdentifier(view)]
        let element = documentID.flatMap { scene.document?.document.object(withID: $0) }
        let frame = view.frame
        var told = Hierarchy.View(
            id: names.id(of: view),
            documentID: documentID,
            className: ViewDescription.className(of: view),
            documentClass: element.map { $0.customClass ?? $0.className },
            superview: superview.map { names.id(of: $0) },
            depth: node.depth,
            frame: Hierarchy.Rect(frame),
            bounds: Hierarchy.Rect(view.bounds),
            frameInRoot: Hierarchy.Rect(view.convert(view.bounds, to: tree.nodes[0].view)),
            isTransformed: !view.transform.isIdentity,
            isHidden: view.isHidden,
            alpha: Double(view.alpha)
        )
        let untransformed = view.untransformedFrame
        if untransformed != frame { told.untransformedFrame = Hierarchy.Rect(untransformed) }
        if contents.contains(.layers) { told.layer = view.layer.identifier.rawValue }
        if contents.contains(.ambiguity), documentID != nil { told.isAmbiguous = view.hasAmbiguousLayout }
        let isExplained = contents.contains(.explanations) && isExplained(documentID, told.id)
        // One that nobody has asked for yet isn't there.
        if isExplained, contents.contains(.links) { _ = view.readableContentGuide }
        if contents.contains(.guides) { addGuides(of: view, to: &told) }
        if contents.contains(.text), let text = view.writtenText {
            told.text = Hierarchy.Text(
                string: text.text,
                rect: Hierarchy.Rect(text.rect),
                isTruncated: text.isTruncated,
                isClipped: text.isClipped,
                fontScale: Double(text.fontScale)
            )
        }
        if contents.contains(.traits) {
            told.traits = TraitNames.differences(of: view.traitCollection, from: superview?.traitCollection)
        }
        if contents.contains(.accessibility) { told.accessibility = AccessibilityNames.accessibility(of: view) }
        if isExplained {
            told.explanation = explanation(of: view)
            if contents.contains(.links) { told.responders = responders(after: view) }
        }
        if contents.contains(.links) { told.controller = controllerName(of: view) }
        return told
    }

    private func addGuides(of view: UIView, to told: inout Hierarchy.View) {
        told.safeAreaInsets = Hierarchy.Insets(view.safeAreaInsets)
        told.layoutMargins = Hierarchy.Insets(view.layoutMargins)
        told.guides = view.existingLayoutGuides.map { guide in
            Hierarchy.Guide(
                id: names.id(ofItem: guide),
                name: SceneNames.name(of: guide),
                frame: Hierarchy.Rect(guide.layoutFrame)
            )
        }
    }

    private func isExplained(_ documentID: String?, _ id: String) -> Bool {
        guard let explained else { return true }
        return explained.contains(id) || documentID.map { explained.contains($0) } ?? false
    }

    // MARK: Objects

    /// The view or constraint that an id of the hierarchy stands for.
    func object(withID id: String) -> NSObject? {
        let views = trees.flatMap(\.nodes).map(\.view)
        for view in views {
            if names.id(of: view) == id { return view }
            for (index, constraint) in view.constraints.enumerated()
            where self.id(of: constraint, heldBy: names.id(of: view), index: index) == id {
                return constraint
            }
        }
        return scene.instance?.objects[id] as? NSLayoutConstraint
    }

    private func id(of constraint: NSLayoutConstraint, heldBy holder: String?, index: Int) -> String {
        Self.id(of: constraint, heldBy: holder, index: index, names)
    }

    static func id(of constraint: NSLayoutConstraint, heldBy holder: String?, index: Int, _ names: SceneNames) -> String
    {
        names.documentIDs[ObjectIdentifier(constraint)]
            ?? "\(holder ?? "")/\(ViewDescription.className(of: constraint))[\(index)]"
    }

    private func explanation(of view: UIView) -> [Hierarchy.ExplainedSide]? {
        view.explainFrame(naming: { names.name(inWords: $0) })?.answers.map { answer in
            Hierarchy.ExplainedSide(
                side: answer.side.rawValue,
                value: Double(answer.value),
                isOpen: answer.isOpen,
                steps: answer.steps.map { step in
                    Hierarchy.Step(
                        kind: step.kind.rawValue,
                        id: step.constraint.flatMap { names.documentIDs[ObjectIdentifier($0)] },
                        text: step.text,
                        violation: Double(step.violation),
                        constraint: step.constraint.flatMap { constraintIDs[ObjectIdentifier($0)] }
                    )
                }
            )
        }
    }

    // MARK: Constraints

    private func constraints() -> [Hierarchy.Constraint] {
        var told: [Hierarchy.Constraint] = []
        for view in trees.flatMap(\.nodes).map(\.view) {
            for (index, constraint) in view.constraints.enumerated() {
                told += [record(constraint, heldBy: names.id(of: view), index: index)].compactMap { $0 }
            }
        }
        let inactive = (scene.instance?.objects ?? [:]).sorted { $0.key < $1.key }
            .compactMap { $0.value as? NSLayoutConstraint }.filter { !$0.isActive }
        return told + inactive.compactMap { record($0, heldBy: nil, index: 0) }
    }

    /// nil for a constraint whose item has gone.
    private func record(_ constraint: NSLayoutConstraint, heldBy holder: String?, index: Int) -> Hierarchy.Constraint? {
        guard let first = constraint.firstItem else { return nil }
        return Hierarchy.Constraint(
            id: id(of: constraint, heldBy: holder, index: index),
            documentID: names.documentIDs[ObjectIdentifier(constraint)],
            identifier: constraint.identifier,
            holder: holder,
            first: Hierarchy.Constraint.Item(
                id: names.id(ofItem: first),
                attribute: constraint.firstAttribute.name
            ),
            second: constraint.secondItem.map {
                Hierarchy.Constraint.Item(id: names.id(ofItem: $0), attribute: constraint.secondAttribute.name)
            },
            relation: ConstraintDescription.sign(of: constraint.relation),
            multiplier: Double(constraint.multiplier),
            constant: Double(constraint.constant),
            priority: Double(constraint.priority.rawValue),
            isActive: constraint.isActive,
            isBroken: constraint.isBroken
        )
    }
}

extension UIView {
    /// Size and center as a frame, whatever the transform is.
    fileprivate var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x,
            y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width,
            height: bounds.height
        )
    }
}
