import CoreGraphics
import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

@Suite("Pointers")
@MainActor
struct PointerTests {
    /// Writes down what its interaction asks and tells.
    private final class Listener: NSObject, UIPointerInteractionDelegate {
        var log: [String] = []
        var regions: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
        var style: (UIPointerInteraction) -> UIPointerStyle? = { _ in nil }
        private func name(_ region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "-" }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            log.append("region at \(Int(request.location.x)),\(Int(request.location.y))")
            return regions(request, defaultRegion)
        }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
            -> UIPointerStyle?
        {
            log.append("style \(name(region))")
            return style(interaction)
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter \(name(region))")
            animator.addCompletion { self.log.append("entered \($0)") }
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log.append("exit \(name(region))") }
    }

    private let pad = "iPad Pro 11-inch (M4)"

    private func square(on device: String) throws -> (view: UIView, pointer: PointerInput) {
        let root = UIViewController()
        _ = try stage(root, on: device, os: 18)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.view.addSubview(view)
        return (view, PointerInput(TouchInput()))
    }

    private func move(_ pointer: PointerInput, _ points: (CGFloat, CGFloat)...) {
        for (x, y) in points { pointer.move(to: CGPoint(x: x, y: y)) }
    }

    // MARK: Hover gestures

    private func watch(_ view: UIView, _ heard: @escaping (String) -> Void) -> UIHoverGestureRecognizer {
        let hover = UIHoverGestureRecognizer()
        hover.targets.append(
            UIGestureRecognizer.Target(handler: { [unowned view] in
                let place = $0.location(in: view)
                heard("\($0.state.rawValue) at \(Int(place.x)),\(Int(place.y))")
            })
        )
        view.addGestureRecognizer(hover)
        return hover
    }

    @Test func `a hover gesture begins as the pointer enters, changes as it moves, ends as it leaves`() throws {
        try World().run {
            let (view, pointer) = try square(on: pad)
            var log: [String] = []
            let hover = watch(view) { log.append($0) }
            move(pointer, (50, 50), (110, 120), (130, 140), (250, 140))
            #expect(log == ["1 at 10,20", "2 at 30,40", "3 at 150,40"])
            #expect(hover.state == .possible && hover.zOffset == 0)
            log = []
            move(pointer, (150, 150))
            pointer.leave()
            #expect(log == ["1 at 50,50", "3 at 50,50"])
        }
    }

    @Test func `views above hear of the pointer too, and an iPhone has none`() throws {
        try World().run {
            let (view, pointer) = try square(on: pad)
            var log: [String] = []
            _ = watch(try #require(view.superview)) { log.append("outer \($0)") }
            _ = watch(view) { log.append("inner \($0)") }
            move(pointer, (150, 150), (50, 60))
            #expect(log == ["inner 1 at 50,50", "outer 1 at 150,150", "inner 3 at -50,-40", "outer 2 at 50,60"])
        }
        try World().run {
            let (view, pointer) = try square(on: "iPhone 16")
            var log: [String] = []
            _ = watch(view) { log.append($0) }
            move(pointer, (150, 150))
            #expect(log.isEmpty && !PointerInput.isAvailable)
        }
    }

    @Test func `hovering ends while a button is down and begins again after it`() throws {
        try World().run {
            let (view, pointer) = try square(on: pad)
            var log: [String] = []
            _ = watch(view) { log.append(String($0.prefix(1))) }
            move(pointer, (150, 150))
            pointer.press(.primary, at: CGPoint(x: 150, y: 150))
            pointer.move(to: CGPoint(x: 160, y: 150))
            pointer.release(at: CGPoint(x: 160, y: 150))
            #expect(log == ["1", "2", "3", "1", "2"])
        }
    }

    // MARK: Clicks

    @Test func `a click is a touch of an indirect pointer with its button`() throws {
        final class Watcher: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("\(touches.first?.type == .indirectPointer) \(event?.buttonMask.rawValue ?? -1)")
            }
        }
        try World().run {
            let (view, pointer) = try square(on: pad)
            let watcher = Watcher(frame: view.bounds)
            view.addSubview(watcher)
            let place = CGPoint(x: 150, y: 150)
            for button in [UIEvent.ButtonMask.primary, .secondary, .button(3)] {
                pointer.press(button, at: place)
                pointer.release(at: place)
            }
            #expect(watcher.log == ["true 1", "true 2", "true 4"])
        }
    }

    @Test func `a tap asks for its button, and a control passes by the second one`() throws {
        try World().run {
            let (view, pointer) = try square(on: pad)
            var log: [String] = []
            for (name, mask) in [("primary", UIEvent.ButtonMask.primary), ("secondary", .secondary)] {
                let tap = UITapGestureRecognizer()
                tap.targets.append(
                    UIGestureRecognizer.Target(handler: { log.append("\(name) \($0.buttonMask.rawValue)") })
                )
                if mask != .primary { tap.buttonMaskRequired = mask }
                view.addGestureRecognizer(tap)
            }
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
            button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
            view.superview?.addSubview(button)
            for y in [150, 350] as [CGFloat] {
                for mask in [UIEvent.ButtonMask.primary, .secondary] {
                    pointer.press(mask, at: CGPoint(x: 150, y: y))
                    pointer.release(at: CGPoint(x: 150, y: y))
                }
            }
            #expect(log == ["primary 1", "secondary 2", "button"])
        }
    }

    @Test func `a secondary click opens a context menu at once`() throws {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            var places: [CGPoint] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                places.append(location)
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "A") { _ in }])
                })
            }
        }
        try World().run {
            let (view, pointer) = try square(on: pad)
            let menus = Menus()
            view.addInteraction(UIContextMenuInteraction(delegate: menus))
            pointer.press(.primary, at: CGPoint(x: 120, y: 130))
            #expect(menus.places.isEmpty)
            pointer.release(at: CGPoint(x: 120, y: 130))
            pointer.press(.secondary, at: CGPoint(x: 120, y: 130))
            #expect(menus.places == [CGPoint(x: 20, y: 30)] && view.window?.openMenu != nil)
            pointer.release(at: CGPoint(x: 120, y: 130))
        }
    }

    // MARK: Interactions

    @Test func `a region is asked for at each move, a style when it is another`() throws {
        try World().run {
            let (view, pointer) = try square(on: pad)
            let listener = Listener()
            listener.regions = { request, whole in
                let isLeft = request.location.x < 50
                guard request.location.y < 80 else { return nil }
                let (x, name) = isLeft ? (0.0, "left") : (50.0, "right")
                return UIPointerRegion(rect: CGRect(x: x, y: 0, width: 50, height: 80), identifier: name)
            }
            view.addInteraction(UIPointerInteraction(delegate: listener))
            move(pointer, (110, 110), (120, 110))
            EventLoop.main.advance(by: 1)
            #expect(
                listener.log == ["region at 10,10", "style left", "enter left", "region at 20,10", "entered true"]
            )
            listener.log = []
            move(pointer, (160, 110), (160, 190))
            #expect(
                listener.log == [
                    "region at 60,10", "exit left", "style right", "enter right", "region at 60,90", "exit right",
                ]
            )
        }
    }

    @Test func `an interaction that is switched off or asked anew lets go of the pointer`() throws {
        try World().run {
            let (view, pointer) = try square(on: pad)
            let listener = Listener()
            let interaction = UIPointerInteraction(delegate: listener)
            view.addInteraction(interaction)
            move(pointer, (150, 150))
            listener.log = []
            interaction.invalidate()
            #expect(listener.log == ["exit -", "region at 50,50", "style -", "enter -"])
            listener.log = []
            interaction.isEnabled = false
            #expect(listener.log == ["exit -"])
            interaction.isEnabled = true
            listener.log = []
            view.removeInteraction(interaction)
            #expect(listener.log == ["exit -"] && interaction.view == nil)
        }
    }

    @Test func `an effect changes what is seen, not the view's own transform`() throws {
        try World().run {
            let (view, pointer) = try square(on: pad)
            view.backgroundColor = .red
            let listener = Listener()
            listener.style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0.view ?? UIView()))) }
            view.addInteraction(UIPointerInteraction(delegate: listener))
            move(pointer, (150, 150))
            EventLoop.main.advance(by: 1)
            #expect(view.transform == .identity && view.superview?.subviews.count == 1)
            let shown = try #require(view.layer.presentation())
            #expect(abs(shown.affineTransform().a - 1.08) < 0.001 && shown.shadowOpacity > 0.2)
            move(pointer, (50, 50))
            EventLoop.main.advance(by: 1)
            #expect(view.layer.presentation().map { $0.affineTransform() == .identity } ?? true)
        }
    }

    @Test func `the automatic effect is by background and size`() throws {
        try World().run {
            let (view, _) = try square(on: pad)
            func name(_ effect: UIPointerEffect) -> String {
                switch effect {
                case .automatic: "automatic"
                case .highlight: "highlight"
                case .lift: "lift"
                case .hover(_, let tint, let shadow, let scale): "hover \(tint) \(shadow) \(scale)"
                }
            }
            @MainActor func automatic() -> String {
                name(UIPointerEffect.automatic(UITargetedPreview(view: view)).resolved)
            }
            #expect(automatic() == "highlight")
            view.backgroundColor = .blue
            #expect(automatic() == "lift")
            view.frame.size = CGSize(width: 400, height: 300)
            #expect(automatic() == "hover overlay false true")
        }
    }

    @Test func `a button has an interaction once it is enabled, and its provider changes the style`() throws {
        try World().run {
            let (view, pointer) = try square(on: pad)
            let button = UIButton(frame: view.bounds)
            view.addSubview(button)
            #expect(!button.interactions.contains { $0 is UIPointerInteraction })
            button.isPointerInteractionEnabled = true
            #expect(button.interactions.contains { $0 is UIPointerInteraction })
            var asked = 0
            button.pointerStyleProvider = { _, effect, shape in
                asked += 1
                return UIPointerStyle(effect: effect, shape: shape)
            }
            move(pointer, (150, 150), (151, 150))
            #expect(asked == 1)
            button.isPointerInteractionEnabled = false
            #expect(!button.interactions.contains { $0 is UIPointerInteraction })
        }
    }
}
