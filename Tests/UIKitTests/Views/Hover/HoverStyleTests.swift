import CoreGraphics
import DeviceTestSupport
import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

// EV-1
@MainActor @Suite("Views: hover styles")
struct HoverStyleTests {
    private func context(_ rect: CGRect) -> UIShape.ResolutionContext {
        UIShape.ResolutionContext(
            contentShape: UIShape.Resolved(shape: .rect, boundingRect: rect, path: UIBezierPath(rect: rect))
        )
    }

    @Test func `a style is copied by its view, and on by default`() {
        onDevice {
            let view = UIView()
            #expect(view.hoverStyle == nil)
            let style = UIHoverStyle(effect: .lift, shape: .capsule)
            #expect(style.isEnabled)
            view.hoverStyle = style
            style.isEnabled = false
            #expect(view.hoverStyle !== style)
            #expect(view.hoverStyle?.isEnabled == true)
            #expect(view.hoverStyle?.effect is UIHoverLiftEffect)
            #expect(view.hoverStyle?.shape == .capsule)
            #expect(UIHoverStyle.automatic().effect is UIHoverAutomaticEffect)
            #expect(UIHoverStyle(shape: .circle).effect is UIHoverAutomaticEffect)
            #expect(UIHoverStyle().shape == nil)
        }
    }

    @Test func `shapes take their place from the content`() {
        let content = context(CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(UIShape.rect.resolve(in: content).boundingRect == CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(UIShape.circle.resolve(in: content).boundingRect == CGRect(x: 40, y: 20, width: 40, height: 40))
        #expect(UIShape.capsule.resolve(in: content).path.contains(CGPoint(x: 60, y: 21)))
        #expect(!UIShape.capsule.resolve(in: content).path.contains(CGPoint(x: 11, y: 21)))
        #expect(
            UIShape.rect.inset(by: 5).resolve(in: content).boundingRect
                == CGRect(x: 15, y: 25, width: 90, height: 30)
        )
        let fixed = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(UIShape.fixedRect(fixed).resolve(in: content).boundingRect == fixed)
    }

    @Test func `shapes of one kind and measures are equal`() {
        #expect(UIShape.rect(cornerRadius: 2) == .rect(cornerRadius: 2))
        #expect(UIShape.rect(cornerRadius: 2) != .rect(cornerRadius: 3))
        #expect(UIShape.rect == .rect(cornerRadius: 0))
        #expect(UIShape.capsule.inset(by: 2) == UIShape.capsule.inset(by: 2))
        #expect(UIShape.capsule.inset(by: 2) != UIShape.circle.inset(by: 2))
    }

    private struct Half: UIShapeProvider {
        var side = 0

        func resolve(in context: Context) -> Resolved {
            var rect = context.contentShape.boundingRect
            rect.size.width /= 2
            return UIShape.path(UIBezierPath(rect: rect)).resolve(in: context)
        }
    }

    @Test func `an app's own shape is as large as it says, and equal to its like`() {
        let content = context(CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(UIShape(Half()).resolve(in: content).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(UIShape(Half(side: 1)) == UIShape(Half(side: 1)))
        #expect(UIShape(Half(side: 1)) != UIShape(Half(side: 2)))
        #expect(UIShape(UIShape.circle) == .circle)
    }

    @Test func `the pointer lifts a view that wants it, while that is enabled`() throws {
        try World().run {
            let root = UIViewController()
            try stage(root, on: "iPad Pro 11-inch (M4)", os: 18)
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            root.view.addSubview(view)
            view.hoverStyle = UIHoverStyle(effect: .lift)
            let pointer = PointerInput(TouchInput())
            pointer.move(to: CGPoint(x: 150, y: 150))
            #expect(view.layer.animationKeys()?.contains("pointer.transform.scale") == true)
            pointer.move(to: CGPoint(x: 50, y: 50))
            #expect(view.layer.animationKeys() ?? [] == [])
            view.hoverStyle?.isEnabled = false
            pointer.move(to: CGPoint(x: 150, y: 150))
            #expect(view.layer.animationKeys() ?? [] == [])
        }
    }
}
