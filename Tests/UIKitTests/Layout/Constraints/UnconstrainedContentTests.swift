import Testing

@testable import UIKit

// AL-68
@MainActor @Suite("Content sizes that no constraint asks for")
struct UnconstrainedContentTests {
    private final class Counting: UIView {
        var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
        }
    }

    private func laidOut(_ label: UILabel) -> Counting {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(label)
        return view
    }

    @Test func `a label that is placed by its frame doesn't have its superview lay out`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let view = laidOut(label)
        view.layoutIfNeeded()
        label.text = "longer than before"
        label.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        #expect(view.count == 1)
    }

    @Test func `a label in constraints has it`() {
        let label = UILabel()
        let view = laidOut(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        view.layoutIfNeeded()
        let width = label.frame.width
        label.text = "longer than before"
        view.layoutIfNeeded()
        #expect(view.count == 2 && label.frame.width > width)
    }

    @Test func `a label with its own frame that a constraint speaks of has it`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let view = laidOut(label)
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(other)
        other.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
        view.layoutIfNeeded()
        label.text = "longer than before"
        view.layoutIfNeeded()
        #expect(view.count == 2)
    }
}
