import Testing
import UIKit

@testable import UIKit

@MainActor @Suite("Constraints: anchors are objects of their own")
struct AnchorIdentityTests {
    @Test func `an attribute of a view or guide has one anchor`() {
        let (view, guide) = (UIView(), UILayoutGuide())
        #expect(view.topAnchor === view.topAnchor)
        #expect(view.widthAnchor === view.widthAnchor)
        #expect(view.leadingAnchor !== view.leftAnchor)
        #expect(guide.centerXAnchor === guide.centerXAnchor)
        #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
        #expect(view.topAnchor !== UIView().topAnchor)
    }

    @Test func `a constraint tells the anchors of its items, however it was made`() {
        let (one, two) = (UIView(), UIView())
        let made = NSLayoutConstraint(
            item: one,
            attribute: .top,
            relatedBy: .equal,
            toItem: two,
            attribute: .bottom,
            multiplier: 1,
            constant: 0
        )
        #expect(made.firstAnchor === one.topAnchor)
        #expect(made.secondAnchor === two.bottomAnchor)
        let size = one.widthAnchor.constraint(equalToConstant: 10)
        #expect(size.firstAnchor === one.widthAnchor)
        #expect(size.secondAnchor == nil)
        #expect(made.firstAnchor.attribute == .top)
        #expect((made.firstAnchor.item as? UIView) === one)
        #expect(made.firstAnchor.description == one.topAnchor.description)
    }

    @Test func `a distance's constraints tell the distance, which doesn't outlive its views`() {
        weak var distance: NSLayoutDimension?
        do {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (one, two) = (UIView(), UIView())
            parent.addSubview(one)
            parent.addSubview(two)
            let between = one.bottomAnchor.anchorWithOffset(to: two.topAnchor)
            let constraint = between.constraint(equalToConstant: 8)
            #expect(constraint.firstAnchor === between)
            #expect(between.constraint(equalTo: one.heightAnchor).secondAnchor === one.heightAnchor)
            constraint.isActive = true
            distance = between
        }
        #expect(distance == nil)
    }

    @Test func `a guide of one's own has initializers of its own`() {
        #expect(MarkedGuide().mark == 3)
        #expect(MarkedGuide(mark: 5).identifier == "marked")
        #expect(MarkedTap().numberOfTapsRequired == 2)
    }

    // AL-60
    @Test func `nothing of another dimension is a constant, without a second item`() {
        let (one, two) = (UIView(), UIView())
        let height = one.heightAnchor
        for constraint in [
            height.constraint(equalTo: two.heightAnchor, multiplier: 0),
            height.constraint(equalTo: two.heightAnchor, multiplier: 0, constant: 0),
            height.constraint(lessThanOrEqualTo: two.heightAnchor, multiplier: 0),
            height.constraint(greaterThanOrEqualTo: two.heightAnchor, multiplier: 0, constant: 0),
        ] {
            #expect(constraint.firstAnchor === height && constraint.secondAnchor == nil)
            #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
            #expect(constraint.multiplier == 1 && constraint.constant == 0)
        }
        #expect(height.constraint(equalTo: two.heightAnchor, multiplier: 0, constant: 7).constant == 7)
        #expect(height.constraint(equalTo: two.heightAnchor, multiplier: 0.5).secondItem === two)
    }

    @Test func `anchors don't keep their view, nor the view them`() {
        weak var view: UIView?
        weak var anchor: NSLayoutYAxisAnchor?
        do {
            let made = UIView()
            (view, anchor) = (made, made.topAnchor)
            #expect(anchor != nil)
        }
        #expect(view == nil)
        #expect(anchor == nil)
    }

    @Test func `priorities are compared, raised and lowered by numbers`() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.defaultLow + 2.5 == UILayoutPriority(252.5))
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
        var priority = UILayoutPriority.defaultHigh
        priority -= 50
        priority += 10
        #expect(priority.rawValue == 710)
    }
}

private final class MarkedGuide: UILayoutGuide {
    let mark: Int

    override init() {
        mark = 3
        super.init()
    }

    init(mark: Int) {
        self.mark = mark
        super.init()
        identifier = "marked"
    }

    required init?(coder: NSCoder) { nil }
}

/// Of those that it has to state, it states only one initializer.
private final class MarkedTap: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 2
    }
}
