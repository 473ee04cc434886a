import Testing

@testable import UIKit

@MainActor @Suite("Constraints: what is one")
struct ConstraintTests {
    // AL-2
    @Test func `items need a common ancestor, which holds the constraint`() {
        let (parent, stranger) = (UIView(), UIView())
        let (one, two) = (addView(to: parent), addView(to: parent))
        let messages = exceptions { one.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true }
        #expect(messages.first?.contains("no common ancestor") == true)
        let constraint = one.leadingAnchor.constraint(equalTo: two.leadingAnchor)
        constraint.isActive = true
        constraint.isActive = true
        #expect(parent.constraints.count == 1)
        #expect(parent.constraints.first === constraint)
    }

    // AL-38
    @Test func `removing a view drops the constraints that mention it`() {
        let parent = UIView()
        let (one, two) = (addView(to: parent), addView(to: parent))
        let between = one.leadingAnchor.constraint(equalTo: two.leadingAnchor).named("between")
        let own = one.widthAnchor.constraint(equalToConstant: 5).named("own")
        one.removeFromSuperview()
        #expect(!between.isActive)
        #expect(own.isActive)
        two.isHidden = true
        #expect(parent.constraints.isEmpty)
    }

    // AL-22
    @Test func `leading is the right side from right to left, and distances turn`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        parent.semanticContentAttribute = .forceRightToLeft
        let (one, two) = (addView(to: parent), addView(to: parent))
        one.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10).isActive = true
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5).isActive = true
        for view in [one, two] { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        parent.layoutIfNeeded()
        #expect(one.frame.minX == 70)
        #expect(two.frame.minX == 45)
        let three = addView(to: parent)
        three.widthAnchor.constraint(equalToConstant: 10).isActive = true
        three.leadingAnchor.constraint(greaterThanOrEqualTo: two.trailingAnchor, constant: 3).isActive = true
        three.leadingAnchor.constraint(equalTo: parent.leadingAnchor).named("wish", 500)
        parent.layoutIfNeeded()
        #expect(three.frame.maxX == 42)
    }

    // AL-23
    @Test func `a guide needs a view`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let guide = UILayoutGuide()
        #expect(exceptions { guide.widthAnchor.constraint(equalToConstant: 10).isActive = true }.count == 1)
        view.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 4).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 6).isActive = true
        view.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 50, y: 4, width: 50, height: 6))
    }

    // AL-20
    @Test func `baselines of different sizes meet`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let (large, small) = (SizedView(20, 30, baseline: 24), SizedView(20, 10, baseline: 8))
        for view in [large, small] {
            parent.addSubview(view)
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        }
        large.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(small.frame.minY == 16)
        let plain = addView(to: parent)
        plain.heightAnchor.constraint(equalToConstant: 12).isActive = true
        plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(plain.frame.maxY == 24)
    }

    // AL-20
    @Test(arguments: [false, true])
    func `the baseline of a field or a button keeps to the middle when it is higher than its text`(isButton: Bool) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let mark = SizedView(20, 10)
        let button = UIButton(type: .system)
        button.setTitle("Text", for: .normal)
        let field = isButton ? button : UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(field)
        parent.addSubview(mark)
        field.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        let height = field.heightAnchor.constraint(equalToConstant: 30)
        height.isActive = true
        mark.bottomAnchor.constraint(equalTo: field.lastBaselineAnchor).isActive = true
        parent.layoutIfNeeded()
        let before = mark.frame.maxY
        height.constant = 50
        parent.layoutIfNeeded()
        #expect(abs(mark.frame.maxY - before - 10) < 0.001)
    }

    // AL-24
    @Test func `system space is 8 points`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let (one, two) = (SizedView(10, 10), SizedView(10, 10))
        for view in [one, two] { parent.addSubview(view) }
        one.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2).isActive = true
        parent.layoutIfNeeded()
        #expect(two.frame.minX == 26)
    }
}
