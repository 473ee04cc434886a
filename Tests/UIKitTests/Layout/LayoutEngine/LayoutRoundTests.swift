import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite("Layout: what changes during layout")
struct LayoutRoundTests {
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

    // AL-59
    @Test func `subviews that are made anew in each layout don't ask for another`() {
        final class Part: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        final class Maker: UIViewController {
            var count = 0
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                count += 1
                for subview in view.subviews { subview.removeFromSuperview() }
                view.addSubview(Part(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let maker = Maker()
        window.rootViewController = maker
        window.isHidden = false
        window.layoutIfNeeded()
        let before = maker.count
        maker.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(maker.count == before + 1)
        #expect(maker.view.subviews.map { ($0 as? Part)?.layouts } == [1])
    }
}
