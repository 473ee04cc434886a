import Testing

@testable import UIKit

private final class Arrow: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction: UIPopoverArrowDirection = []
    override var arrowOffset: CGFloat {
        get { offset }
        set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set { direction = newValue }
    }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func arrowBase() -> CGFloat { 30 }
    override class var wantsDefaultContentAppearance: Bool { false }
}

@MainActor @Suite("Popovers: an app's own background", .serialized)
struct PopoverBackgroundTests {
    @Test func `it surrounds the content, with its arrow at the anchor`() throws {
        let (root, content) = (UIViewController(), UIViewController())
        try stage(root, on: "iPad Air 2", os: 12)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 700, y: 300, width: 40, height: 20)
        popover.permittedArrowDirections = .up
        popover.popoverBackgroundViewClass = Arrow.self
        root.present(content, animated: false)
        popover.containerView?.layoutIfNeeded()
        let background = try #require(popover.containerView?.subviews.lazy.compactMap { $0 as? Arrow }.first)
        // 214 wide and 112 high with its insets, below the anchor, kept 10 from the side.
        #expect(background.frame == CGRect(x: 768 - 10 - 214, y: 320, width: 214, height: 132))
        #expect(content.view.frame == CGRect(x: 768 - 10 - 214 + 6, y: 345, width: 200, height: 100))
        #expect(background.arrowDirection == .up)
        #expect(background.arrowOffset == 720 - background.frame.midX)
        #expect(content.view.safeAreaInsets == .zero && content.view.layer.cornerRadius == 0)
        root.dismiss(animated: false)
    }
}
