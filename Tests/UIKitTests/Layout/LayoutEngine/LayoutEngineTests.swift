import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Layout engine")
struct LayoutEngineTests {
    private func row(_ views: [UIView], width: CGFloat, order: [Int]? = nil) -> UIView {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
        for view in views { parent.addSubview(view) }
        var constraints: [NSLayoutConstraint] = []
        var previous = parent.leadingAnchor
        for view in views {
            constraints.append(view.leadingAnchor.constraint(equalTo: previous))
            previous = view.trailingAnchor
        }
        constraints.append(previous.constraint(equalTo: parent.trailingAnchor))
        for index in order ?? Array(constraints.indices) { constraints[index].isActive = true }
        for view in views { view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true }
        parent.layoutIfNeeded()
        return parent
    }

    // AL-7
    @Test func `the view first referenced takes what is left over`() {
        onDevice(scale: 3) {
            let (a, b) = (SizedView(83.667, 20), SizedView(76.333, 20))
            _ = row([a, b], width: 329)
            #expect(abs(a.frame.width - 252.667) < 0.01)
            #expect(abs(b.frame.width - 76.333) < 0.01)
            let (c, d) = (SizedView(83.667, 20), SizedView(76.333, 20))
            _ = row([c, d], width: 329, order: [2, 1, 0])
            #expect(abs(c.frame.width - 83.667) < 0.01)
            #expect(abs(d.frame.width - 245.333) < 0.01)
        }
    }

    // AL-7
    @Test func `with too little room the later one shrinks`() {
        let (a, b) = (SizedView(80, 20), SizedView(70, 20))
        let parent = row([a, b], width: 100)
        #expect(a.frame.width == 80)
        #expect(b.frame.width == 20)
        #expect(a.hasAmbiguousLayout)
        b.setContentCompressionResistancePriority(.required, for: .horizontal)
        parent.layoutIfNeeded()
        #expect(b.frame.width == 70)
        #expect(a.frame.width == 30)
    }

    // AL-10
    @Test func `hugging and compression resistance decide who gives`() {
        let (a, b) = (SizedView(40, 20), SizedView(40, 20))
        a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        _ = row([a, b], width: 100)
        #expect(a.frame.width == 40)
        #expect(b.frame.width == 60)
        #expect(!a.hasAmbiguousLayout)
    }

    // AL-4, AL-5
    @Test func `optional constraints come as near as stronger ones let them`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = addView(to: parent)
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
        view.widthAnchor.constraint(equalToConstant: 150).named("strong", 900)
        view.widthAnchor.constraint(equalToConstant: 50).named("weak", 100)
        parent.layoutIfNeeded()
        #expect(view.frame.width == 120)
    }

    // AL-6
    @Test func `a contradiction breaks one constraint and layout goes on`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = addView(to: parent)
        let broken = brokenConstraints {
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).named("leading")
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor).named("trailing")
            view.widthAnchor.constraint(equalToConstant: 60).named("width")
            parent.layoutIfNeeded()
        }
        #expect(broken == ["width"])
        #expect(view.frame.width == 200)
        #expect(view.constraints.first?.isActive == true)
    }

    // AL-6
    @Test func `what is inside a subview breaks before a guide of the parent`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = addView(to: parent)
        let inner = addView(to: view)
        let broken = brokenConstraints {
            view.topAnchor.constraint(equalTo: parent.topAnchor).named("top")
            view.bottomAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.bottomAnchor).named("bottom")
            inner.topAnchor.constraint(equalTo: view.topAnchor).named("inner top")
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor).named("inner bottom")
            inner.heightAnchor.constraint(equalToConstant: 60).named("height")
            parent.layoutIfNeeded()
        }
        #expect(broken == ["height"])
        #expect(view.frame.height == 50)
    }

    // AL-6
    @Test func `a size below zero contradicts itself`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = addView(to: parent)
        let broken = brokenConstraints {
            view.widthAnchor.constraint(equalToConstant: -16).named("negative")
            parent.layoutIfNeeded()
        }
        #expect(broken == ["negative"])
    }

    // AL-6b
    @Test func `a content size at 1000 gives way without a log`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = SizedView(80, 20)
        parent.addSubview(view)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        let broken = brokenConstraints {
            view.widthAnchor.constraint(equalToConstant: 30).named("width")
            parent.layoutIfNeeded()
        }
        #expect(broken == [])
        #expect(view.frame.width == 30)
    }

    // AL-12, AL-33
    @Test func `changed constants and content sizes are taken up`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = SizedView(80, 20)
        parent.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).named("leading")
        parent.layoutIfNeeded()
        leading.constant = 12
        parent.layoutIfNeeded()
        #expect(view.frame.minX == 12)
        view.wish.width = 33
        parent.layoutIfNeeded()
        #expect(view.frame.width == 80)
        view.invalidateIntrinsicContentSize()
        parent.layoutIfNeeded()
        #expect(view.frame.width == 33)
    }

    // AL-35
    @Test func `each edge is rounded to the nearest pixel`() {
        onDevice {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 50))
            var previous: UIView?
            var columns: [UIView] = []
            for _ in 0..<3 {
                let view = addView(to: parent)
                view.leadingAnchor.constraint(equalTo: previous?.trailingAnchor ?? parent.leadingAnchor).isActive = true
                if let previous { view.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true }
                previous = view
                columns.append(view)
            }
            previous?.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
            parent.layoutIfNeeded()
            #expect(columns.map(\.frame.width) == [93.5, 93, 93.5])
        }
    }

    // AL-36
    @Test func `the fitting size is the least that satisfies the constraints`() {
        let parent = UIView()
        let child = SizedView(80, 20)
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            parent.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 10),
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
            parent.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 5),
        ])
        #expect(parent.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 30))
        let wide = parent.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(wide == CGSize(width: 300, height: 30))
        #expect(parent.frame == .zero)
    }

    // AL-37
    @Test func `a transform stays out of layout`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = SizedView(80, 20)
        parent.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10).isActive = true
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10).isActive = true
        parent.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 80, height: 20))
        #expect(view.center == CGPoint(x: 50, y: 20))
    }
}

private final class PassView: UIView {
    static var log: [String] = []
    var name = ""
    override func updateConstraints() {
        PassView.log.append("\(name) constraints")
        super.updateConstraints()
    }
    override func layoutSubviews() {
        PassView.log.append("\(name) layout")
        super.layoutSubviews()
    }
}

@MainActor @Suite("Layout engine: order of a pass")
struct LayoutPassTests {
    // AL-31, AL-32
    @Test func `constraints are updated from below, layout goes from above`() {
        let (parent, child, grandchild) = (PassView(), PassView(), PassView())
        (parent.name, child.name, grandchild.name) = ("parent", "child", "grandchild")
        parent.addSubview(child)
        child.addSubview(grandchild)
        for view in [parent, child, grandchild] { view.frame.size = CGSize(width: 10, height: 10) }
        PassView.log = []
        parent.layoutIfNeeded()
        #expect(
            PassView.log == [
                "grandchild constraints", "child constraints", "parent constraints", "parent layout", "child layout",
                "grandchild layout",
            ]
        )
        PassView.log = []
        parent.layoutIfNeeded()
        #expect(PassView.log == [])
        child.setNeedsLayout()
        child.setNeedsLayout()
        grandchild.setNeedsUpdateConstraints()
        parent.layoutIfNeeded()
        #expect(PassView.log.filter { $0 == "child layout" }.count == 1)
        #expect(PassView.log.first == "grandchild constraints")
    }
}
