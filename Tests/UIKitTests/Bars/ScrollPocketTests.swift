import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Bars: iOS 26, what content fades into", .serialized)
struct ScrollPocketTests {
    private func scroller(in controller: UIViewController) -> UIScrollView {
        let view = UIScrollView(frame: controller.view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentSize = CGSize(width: 100, height: 3000)
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        controller.view.addSubview(view)
        return view
    }

    private func pocket(under bar: UIView) -> ScrollPocketView? {
        let background = bar.subviews.first { $0 is BarBackgroundView }
        return background?.subviews.compactMap { $0 as? ScrollPocketView }.first { !$0.isHidden }
    }

    // SC-M20
    @Test(arguments: [("iPhone SE (3rd generation)", 118.8), ("iPad (A16)", 140.8)])
    func `content that scrolls fades from the screen's top to 108.8 below a navigation bar's`(
        device: String,
        reach: Double
    ) throws {
        let controller = UIViewController()
        let view = scroller(in: controller)
        let navigation = UINavigationController(rootViewController: controller)
        let window = try stage(UIViewController(), on: device, os: 26)
        if device.contains("SE") {
            UIScreen.main.configuration.safeAreaInsets.top = 0
            window.updateWindowSafeArea()
        }
        window.rootViewController = navigation
        window.layoutIfNeeded()
        #expect(pocket(under: navigation.navigationBar) == nil)
        view.contentOffset.y = 300
        window.layoutIfNeeded()
        let shown = try #require(pocket(under: navigation.navigationBar))
        let place = shown.convert(shown.bounds, to: window)
        #expect(place.minY == 0)
        #expect(abs(place.maxY - CGFloat(reach)) < 0.01)
        #expect(place.width == window.bounds.width)
        let colors = try #require((shown.layer as? CAGradientLayer)?.colors as? [CGColor])
        #expect(colors.first?.components == [0, 0, 1, 0.85])
        #expect(colors.last?.alpha == 0)
        view.topEdgeEffect.style = .hard
        window.layoutIfNeeded()
        #expect((shown.layer as? CAGradientLayer)?.colors?.count == 2)
        #expect(shown.convert(shown.bounds, to: window).maxY == navigation.navigationBar.frame.maxY)
        view.topEdgeEffect.isHidden = true
        window.layoutIfNeeded()
        #expect(pocket(under: navigation.navigationBar) == nil)
    }

    // SC-M20
    @Test func `over a toolbar it is 140.8 high, and gone at the content's end`() throws {
        let controller = UIViewController()
        let view = scroller(in: controller)
        controller.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        let window = try stage(navigation, on: "iPhone 16", os: 26)
        let shown = try #require(pocket(under: navigation.toolbar))
        let place = shown.convert(shown.bounds, to: window)
        #expect(place.maxY == window.bounds.maxY)
        #expect(abs(place.height - 140.8) < 0.01)
        view.contentOffset.y = 3000 + view.adjustedContentInset.bottom - view.bounds.height
        window.layoutIfNeeded()
        #expect(pocket(under: navigation.toolbar) == nil)
    }

    @Test func `glass blurs what lies behind it`() throws {
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        ground.backgroundColor = .white
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        half.backgroundColor = .black
        let glass = GlassView(isProminent: false)
        glass.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        for view in [half, glass] { ground.addSubview(view) }
        ground.layoutIfNeeded()
        func gray(_ x: CGFloat) throws -> UInt32 { try #require(pixel(ground, x, 30)) & 0xff }
        // Through the middle of the glass: dark, then lighter toward the edge of what is behind, which isn't sharp.
        let (dark, before, after, light) = try (gray(25), gray(57), gray(63), gray(95))
        #expect(dark + 10 < before)
        #expect(before < after)
        #expect(after + 10 < light)
    }
}
