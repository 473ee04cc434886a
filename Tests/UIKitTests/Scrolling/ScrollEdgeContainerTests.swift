import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Scroll views: what lies over their edges, from iOS 26", .serialized)
struct ScrollEdgeContainerTests {
    @MainActor
    private struct Scene {
        var window: UIWindow
        let scrollView = UIScrollView()
        let container = UIView(frame: CGRect(x: 0, y: 500, width: 320, height: 68))
        let interaction = UIScrollEdgeElementContainerInteraction()

        init(os: OSVersion) throws {
            let controller = UIViewController()
            window = try stage(controller, on: "iPhone SE (1st generation)", os: os)
            scrollView.frame = controller.view.bounds
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            scrollView.contentSize = CGSize(width: 320, height: 2000)
            controller.view.addSubview(scrollView)
            controller.view.addSubview(container)
            container.addInteraction(interaction)
            interaction.scrollView = scrollView
            interaction.edge = .bottom
            window.layoutIfNeeded()
        }

        var shown: CAGradientLayer? {
            scrollView.layer.sublayers?.lazy.compactMap { $0 as? CAGradientLayer }.first { !$0.isHidden }
        }
    }

    // SC-25
    @Test func `content fades from the edge to beyond the container, and follows no scrolling`() throws {
        let scene = try Scene(os: 26)
        let pocket = try #require(scene.shown)
        #expect(scene.interaction.view === scene.container)
        #expect(pocket.frame.maxY == 568)
        #expect(abs(pocket.frame.minY - (500 - 54.8)) < 0.01)
        #expect(pocket.startPoint == CGPoint(x: 0.5, y: 1))
        #expect((pocket.colors as? [CGColor])?.first?.components == [0, 1, 0, 0.85])
        #expect(scene.scrollView.subviews.isEmpty)
        scene.scrollView.contentOffset.y = 100
        scene.window.layoutIfNeeded()
        #expect(pocket.frame.maxY == 668)
        scene.container.frame.origin.y = 468
        scene.scrollView.bottomEdgeEffect.style = .hard
        #expect(pocket.frame.minY == 568)
    }

    // SC-25
    @Test func `nothing fades at the content's end, at edges without a container and without the interaction`() throws {
        let scene = try Scene(os: 26)
        scene.scrollView.contentOffset.y = 2000 - 568
        scene.window.layoutIfNeeded()
        #expect(scene.shown == nil)
        scene.interaction.edge = .top
        #expect(abs((scene.shown?.frame.minY ?? 0) - (2000 - 568)) < 0.01)
        scene.scrollView.contentOffset.y = 0
        scene.window.layoutIfNeeded()
        #expect(scene.shown == nil)
        scene.interaction.edge = .bottom
        #expect(scene.shown != nil)
        scene.scrollView.bottomEdgeEffect.isHidden = true
        #expect(scene.shown == nil)
        scene.scrollView.bottomEdgeEffect.isHidden = false
        #expect(scene.shown != nil)
        scene.container.removeInteraction(scene.interaction)
        #expect(scene.shown == nil)
    }

    // SC-25
    @Test func `before iOS 26 nothing fades`() throws {
        #expect(try Scene(os: 18).shown == nil)
    }
}
