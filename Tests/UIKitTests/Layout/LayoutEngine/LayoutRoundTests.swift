import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite("Layout: what changes during layout")
struct LayoutRoundTests {
    private final class Filling: UIViewController {
        var rounds = 0
        var laidOut = 0

        final class Part: UIView {
            weak var owner: Filling?
            override func layoutSubviews() {
                super.layoutSubviews()
                owner?.laidOut += 1
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            rounds += 1
            for subview in view.subviews { subview.removeFromSuperview() }
            let part = Part(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            part.owner = self
            view.addSubview(part)
        }
    }

    @Test func `a view that is filled in viewDidLayoutSubviews isn't laid out again, but what it was filled with is`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = Filling()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let rounds = controller.rounds
        #expect(rounds >= 1)
        #expect(controller.laidOut >= 1)
        window.layoutIfNeeded()
        #expect(controller.rounds == rounds)
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(controller.rounds == rounds + 1)
    }

    @Test func `a subview with constraints that is added during layout is placed`() {
        final class Late: UIView {
            let part = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                guard part.superview == nil else { return }
                addSubview(part)
                part.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    part.widthAnchor.constraint(equalToConstant: 30), part.heightAnchor.constraint(equalToConstant: 20),
                    part.centerXAnchor.constraint(equalTo: centerXAnchor),
                    part.topAnchor.constraint(equalTo: topAnchor),
                ])
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let late = Late(frame: window.bounds)
        window.addSubview(late)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(late.part.frame == CGRect(x: 145, y: 0, width: 30, height: 20))
    }
}
