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
    @Test func `a view that makes its subviews anew in its layout is laid out twice and then at rest`() {
        final class Maker: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                for view in subviews { view.removeFromSuperview() }
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 10).isActive = true
                view.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
                view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
        }
        let maker = Maker(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        maker.layoutIfNeeded()
        #expect(maker.layouts == 2)
        #expect(maker.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 10, height: 50)])
        maker.layoutIfNeeded()
        #expect(maker.layouts == 2)
        maker.setNeedsLayout()
        maker.layoutIfNeeded()
        #expect(maker.layouts == 4)
    }
}
