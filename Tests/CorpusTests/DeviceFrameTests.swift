import Foundation
import InterfaceBuilder
import Simulator
import TestSupport
import Testing
import UIKit

@testable import Stage

/// `inset preview` and `inset layout --device`, two roads to the same frames.
@MainActor
@Suite("Corpus: frames on devices", .enabled(if: !Corpus.documents.isEmpty, "there is no corpus on this machine"))
struct DeviceFrameTests {
    /// A small and a tall phone, one on its side, and a pad with large text that reads from right to left.
    private nonisolated static let variants = [
        Variant(device: "iPhone SE (3rd generation)"),
        Variant(device: "iPhone 16", appearance: .dark),
        Variant(device: "iPhone 16 Pro Max", orientation: .landscape),
        Variant(
            device: "iPad (10th generation)",
            contentSizeCategory: UIContentSizeCategory.accessibilityLarge.rawValue,
            direction: .rightToLeft
        ),
    ]
    private static let documentCount = 50
    /// Of each document; a storyboard of thirty scenes says no more about the roads than its first ones.
    private static let sceneCount = 2

    /// Rectangles in the document; less than that is a launch screen with its picture.
    private static let leastFrames = 6

    /// As many documents, spread evenly over those of the corpora that hold something.
    private static let sample: [URL] = {
        let full = Corpus.documents.filter { url in
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return false }
            return text.split(separator: "<rect key=\"frame\"").count > leastFrames
        }
        return (0..<documentCount).map { full[$0 * full.count / documentCount] }
    }()

    @Test(arguments: variants)
    func `50 documents have the same frames in the preview's pictures and in the printed layout`(
        variant: Variant
    ) throws {
        // A test that boots nothing sees the device of the test before it, with its text size.
        defer { _ = try? Simulator(device: "iPhone 16") }
        var (checked, documents) = (0, 0)
        var wrong: [String] = []
        for url in Self.sample {
            let comparison = try Comparison(url, variant, sceneCount: Self.sceneCount)
            checked += comparison.checked
            documents += comparison.checked > 0 ? 1 : 0
            wrong += comparison.wrong
        }
        #expect(documents >= Self.documentCount - 5 && checked > 500, "\(checked) frames of \(documents) documents")
        #expect(wrong.isEmpty, "\(wrong.count) of \(checked):\n\(wrong.prefix(12).joined(separator: "\n"))")
    }
}

/// What the two roads make of a document's first scenes.
@MainActor
private struct Comparison {
    /// The frames that both have.
    private(set) var checked = 0
    private(set) var wrong: [String] = []
    private let name: String
    /// Points: both write three decimals.
    private static let tolerance = 0.0021

    init(_ url: URL, _ variant: Variant, sceneCount: Int) throws {
        name = url.lastPathComponent
        let document = try ProjectDocument(contentsOf: url)
        let listing = GalleryData.Document(path: name, root: "", stamp: "")
        let entry = PreviewPlan.Entry(path: url.path, listing: listing, document: document.document)
        let plan = PreviewPlan(entries: [entry], variants: [variant], choice: SceneChoice())
        let maker = PictureMaker(settings: PreviewSettings(folder: ""), documents: [url.path: document])
        for job in plan.jobs.prefix(sceneCount) {
            let outcome = maker.run(.picture(job)) { _, _ in }
            var printed: Printed?
            try Stage().visit(document, in: variant, where: { $0 == job.sceneID }) { printed = Printed($0) }
            guard let printed else {
                if outcome.picture != nil { wrong.append("\(name) \(job.sceneID): only the preview shows it") }
                continue
            }
            compare(outcome, with: printed)
        }
    }

    /// What `inset layout` prints of a scene, and which views lie directly in which.
    private struct Printed {
        var frames: [String: [Double]] = [:]
        var superviews: [String: String] = [:]
        /// Those whose contents stand where their frames say: not scrolled, nor turned or scaled.
        var plain: Set<String> = []

        @MainActor init(_ scene: StagedScene) {
            for view in scene.frames().views { frames[view.id] = view.frame }
            let views = scene.hierarchy([]).views
            let documentIDs = Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.documentID) })
            for view in views where view.documentID != nil && !view.isTransformed {
                let id = view.documentID ?? ""
                if view.bounds.x == 0, view.bounds.y == 0 { plain.insert(id) }
                if let superview = view.superview, let around = documentIDs[superview] { superviews[id] = around }
            }
        }
    }

    private mutating func compare(_ outcome: PreviewOutcome, with printed: Printed) {
        let pictured = Dictionary(outcome.views.map { ($0.view.id, $0.frame) }) { first, _ in first }
        for (id, picture) in pictured.sorted(by: { $0.key < $1.key }) {
            guard let print = printed.frames[id], let superview = printed.superviews[id],
                let around = pictured[superview], printed.plain.contains(superview)
            else { continue }
            checked += 1
            let expected = [around[0] + print[0], around[1] + print[1], print[2], print[3]]
            let isNear = zip(picture, expected).allSatisfy { abs($0 - $1) <= Self.tolerance }
            if !isNear { wrong.append("\(name) \(id): \(picture) in the picture, printed \(expected)") }
        }
    }
}
