import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Layout guides: regions", .serialized)
struct LayoutRegionTests {
    // AL-63
    @Test func `a region's guide is the safe area's, the margins' or the readable content's`() throws {
        let root = UIViewController()
        let window = try stage(root, landscape: true)
        window.layoutIfNeeded()
        let view = try #require(root.view)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 60, bottom: 5, trailing: 70)
        #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
        #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
        #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
        #expect(view.edgeInsets(for: .safeArea()) == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
        let readable = view.edgeInsets(for: .readableContent())
        #expect(readable.left == view.readableContentGuide.layoutFrame.minX)
        #expect(view.bounds.width - readable.right == view.readableContentGuide.layoutFrame.maxX)
        view.semanticContentAttribute = .forceRightToLeft
        let margins = view.layoutMargins
        #expect(view.directionalEdgeInsets(for: .margins()).leading == margins.right)
        #expect(view.directionalEdgeInsets(for: .margins()).trailing == margins.left)
    }
}
