import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import Stage

/// Views that no constraint places, in every document of the corpora, when their root grows.
@MainActor @Suite("Corpus: static views", .enabled(if: !Corpus.documents.isEmpty, "there is no corpus on this machine"))
struct StaticViewTests {
    private static let growth: CGFloat = 40

    @Test(arguments: Corpus.folders)
    func `with every root 40 points wider and taller, static views move as their masks say`(folder: URL) throws {
        // Documents that contradict themselves are no news here.
        let listener = LayoutLog.listener
        LayoutLog.listener = { _ in }
        defer { LayoutLog.listener = listener }
        var checked = 0
        var wrong: [String] = []
        for url in Corpus.documents where url.path.hasPrefix(folder.path + "/") {
            let document = try Document(contentsOf: url)
            guard document.device != nil || document.kind == .storyboard else { continue }
            for (root, instance) in roots(of: document) {
                let before = layOut(root, size: root.bounds.size, instance)
                let grown = CGSize(width: root.bounds.width + Self.growth, height: root.bounds.height + Self.growth)
                let after = layOut(root, size: grown, instance)
                for (id, old) in before {
                    guard let new = after[id] else { continue }
                    checked += 1
                    let expected = Self.expected(old, in: new.superview)
                    if !Self.isNear(new.frame, expected) {
                        wrong.append("\(url.lastPathComponent) \(id): \(old.frame) -> \(new.frame), not \(expected)")
                    }
                }
            }
        }
        #expect(checked > 500)
        #expect(wrong.isEmpty, "\(wrong.count) of \(checked): \(wrong.prefix(12).joined(separator: "\n"))")
    }

    // MARK: Loading
    private func roots(of document: Document) -> [(UIView, NibInstance)] {
        let environment = LoadingEnvironment(policy: CanvasLoadingPolicy())
        guard document.kind == .storyboard else {
            let (objects, instance) = UINib(document: document, environment: environment).load(owner: nil)
            return objects.compactMap { $0 as? UIView }.map { ($0, instance) }
        }
        let loader = SceneLoader(document: document, environment: environment)
        return document.scenes.compactMap { scene in
            guard let loaded = loader.load(scene), let view = loaded.controller.view else { return nil }
            return (view, loaded.instance)
        }
    }

    /// A static view: where it is, what its mask says, and how large its superview is.
    private struct Placement {
        var frame: CGRect
        var mask: UIView.AutoresizingMask
        var superview: CGSize
    }

    /// Lays out a root at a size; answers its static views by object ID.
    private func layOut(_ root: UIView, size: CGSize, _ instance: NibInstance) -> [String: Placement] {
        root.translatesAutoresizingMaskIntoConstraints = true
        let window = root.window ?? UIWindow(frame: CGRect(origin: .zero, size: size))
        window.frame.size = size
        window.isHidden = false
        root.frame = CGRect(origin: .zero, size: size)
        if root.superview == nil { window.addSubview(root) }
        window.layoutIfNeeded()
        var placements: [String: Placement] = [:]
        for (node, view) in instance.views where view !== root && isStatic(view) {
            guard let superview = view.superview, view.isDescendant(of: root) else { continue }
            let mask = view.autoresizingMask
            placements[node.id] = Placement(frame: view.frame, mask: mask, superview: superview.bounds.size)
        }
        return placements
    }

    /// Placed by frame and mask alone, in a superview that doesn't place its subviews by itself.
    private func isStatic(_ view: UIView) -> Bool {
        guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else { return false }
        return type(of: superview) == UIView.self
    }

    // MARK: What masks say
    private static func expected(_ old: Placement, in superview: CGSize) -> CGRect {
        let horizontal = share(
            superview.width - old.superview.width,
            [
                (old.mask.contains(.flexibleLeftMargin), old.frame.minX),
                (old.mask.contains(.flexibleWidth), old.frame.width),
                (old.mask.contains(.flexibleRightMargin), old.superview.width - old.frame.maxX),
            ]
        )
        let vertical = share(
            superview.height - old.superview.height,
            [
                (old.mask.contains(.flexibleTopMargin), old.frame.minY),
                (old.mask.contains(.flexibleHeight), old.frame.height),
                (old.mask.contains(.flexibleBottomMargin), old.superview.height - old.frame.maxY),
            ]
        )
        return CGRect(
            x: old.frame.minX + horizontal[0],
            y: old.frame.minY + vertical[0],
            width: old.frame.width + horizontal[1],
            height: old.frame.height + vertical[1]
        )
    }

    /// What each part gains: a change goes to the flexible parts in proportion to their lengths, evenly where they have none.
    private static func share(_ change: CGFloat, _ parts: [(isFlexible: Bool, length: CGFloat)]) -> [CGFloat] {
        let total = parts.reduce(0) { $0 + ($1.isFlexible ? max(0, $1.length) : 0) }
        let count = CGFloat(parts.count { $0.isFlexible })
        return parts.map { part in
            guard part.isFlexible else { return 0 }
            return total > 0 ? change * max(0, part.length) / total : change / count
        }
    }

    /// Within a pixel: frames are rounded after each layout.
    private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        let pixel: CGFloat = 1.01
        return abs(one.minX - other.minX) <= pixel && abs(one.minY - other.minY) <= pixel
            && abs(one.width - other.width) <= pixel && abs(one.height - other.height) <= pixel
    }
}
