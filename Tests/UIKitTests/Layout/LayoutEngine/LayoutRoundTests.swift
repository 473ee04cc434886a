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
}
