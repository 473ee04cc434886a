import TestSupport
import Testing

@testable import UIKit

/// Constraints that come, go and change their priorities.
@MainActor @Suite("Layout engine: constraints that come and go")
struct StructureEditTests {
    // AL-3
    @Test func `activated, deactivated and ranked constraints cost no new system`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = SizedView(80, 20)
        parent.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5)
        let trailing = view.trailingAnchor.constraint(equalTo: parent.trailingAnchor)
        trailing.priority = UILayoutPriority(800)
        leading.isActive = true
        parent.layoutIfNeeded()
        let count = builds {
            trailing.isActive = true
            parent.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 5, y: 0, width: 195, height: 20))
            trailing.priority = UILayoutPriority(200)
            parent.layoutIfNeeded()
            #expect(view.frame.width == 80)
            view.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
            parent.layoutIfNeeded()
            #expect(view.frame.width == 195)
            leading.isActive = false
            parent.layoutIfNeeded()
            #expect(view.frame.maxX == 200)
            leading.isActive = true
            trailing.isActive = false
            parent.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 5, y: 0, width: 80, height: 20))
        }
        #expect(count == 0)
    }

    // AL-3
    @Test func `a constraint that came and went before the layout leaves no trace`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = SizedView(80, 20)
        parent.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5)
        leading.isActive = true
        parent.layoutIfNeeded()
        let other = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 50)
        other.isActive = true
        other.isActive = false
        leading.isActive = false
        leading.isActive = true
        leading.constant = 7
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 0, width: 80, height: 20))
        #expect(!other.isBroken && !leading.isBroken)
    }

    // AL-30
    @Test func `a constraint through a view that was an island of its own joins the two`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let box = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 50))
        parent.addSubview(box)
        let (inner, outer) = (SizedView(10, 10), SizedView(10, 10))
        box.addSubview(inner)
        parent.addSubview(outer)
        outer.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 70).isActive = true
        let own = inner.leadingAnchor.constraint(equalTo: box.leadingAnchor)
        own.priority = UILayoutPriority(10)
        own.isActive = true
        parent.layoutIfNeeded()
        #expect(inner.frame.minX == 0)
        let across = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        across.isActive = true
        parent.layoutIfNeeded()
        #expect(inner.frame.minX == 50)
        across.isActive = false
        parent.layoutIfNeeded()
        #expect(inner.frame.minX == 0)
    }

    /// Keeps contradictions out of the tests' output.
    private func silently(_ body: () -> Void) {
        let listener = LayoutLog.listener
        LayoutLog.listener = { _ in }
        defer { LayoutLog.listener = listener }
        body()
    }

    // AL-6, AL-7, AL-13
    @Test(arguments: 0..<12) func `random edits give the frames of a layout from scratch`(seed: Int) {
        let seed = UInt64(seed) + 71_000
        var random = SeededGenerator(seed: seed)
        let screen = RandomScreen(&random)
        silently {
            for step in 0..<60 {
                screen.edit(&random)
                screen.parent.layoutIfNeeded()
                let frames = screen.frames
                screen.parent.invalidateEngine()
                screen.parent.layoutIfNeeded()
                #expect(frames == screen.frames, "seed \(seed), step \(step)")
                guard frames == screen.frames else { return }
            }
        }
    }
}

/// Boxes and wrapping labels in rows, with constraints that may contradict each other.
@MainActor
private struct RandomScreen {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var views: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []

    init(_ random: inout SeededGenerator) {
        for index in 0..<6 {
            let view: UIView
            if index % 3 == 2 {
                let label = UILabel()
                label.numberOfLines = 0
                label.text = "Some words that wrap where a line is too narrow for them"
                label.translatesAutoresizingMaskIntoConstraints = false
                view = label
            } else {
                view = SizedView(CGFloat(20 + random.below(60)), CGFloat(10 + random.below(30)))
            }
            parent.addSubview(view)
            views.append(view)
            let top = index == 0 ? parent.topAnchor : views[index - 1].bottomAnchor
            constraints.append(view.topAnchor.constraint(equalTo: top, constant: 4))
            constraints.append(view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8))
            let trailing = view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -8)
            constraints.append(trailing)
        }
        for _ in 0..<14 { constraints.append(Self.constraint(among: views + [parent], &random)) }
        NSLayoutConstraint.activate(constraints.prefix(14).map { $0 })
    }

    private static func constraint(
        among views: [UIView],
        _ random: inout SeededGenerator
    ) -> NSLayoutConstraint {
        let attributes: [[NSLayoutConstraint.Attribute]] = [
            [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
        ]
        let group = attributes[random.below(3)]
        let first = views[random.below(views.count - 1)]
        let second = views[random.below(views.count)]
        let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: group[random.below(group.count)],
            relatedBy: relations[random.below(3)],
            toItem: first === second ? views[views.count - 1] : second,
            attribute: group[random.below(group.count)],
            multiplier: 1,
            constant: CGFloat(random.below(40))
        )
        constraint.priority = UILayoutPriority([1000, 999, 750, 500, 251, 250][random.below(6)])
        return constraint
    }

    var frames: [CGRect] { views.map(\.frame) }

    func edit(_ random: inout SeededGenerator) {
        for _ in 0...random.below(3) {
            let constraint = constraints[random.below(constraints.count)]
            switch random.below(8) {
            case 0: constraint.constant = CGFloat(random.below(60))
            case 1 where constraint.priority != .required:
                constraint.priority = UILayoutPriority([999, 750, 500, 251, 250][random.below(5)])
            case 2:
                let axis: NSLayoutConstraint.Axis = random.below(2) == 0 ? .horizontal : .vertical
                let priority = UILayoutPriority([1000, 750, 251, 250][random.below(4)])
                let view = views[random.below(views.count)]
                if random.below(2) == 0 {
                    view.setContentHuggingPriority(priority, for: axis)
                } else {
                    view.setContentCompressionResistancePriority(priority, for: axis)
                }
            case 3: parent.bounds.size.width = CGFloat(200 + random.below(400))
            default: constraint.isActive.toggle()
            }
        }
    }
}
