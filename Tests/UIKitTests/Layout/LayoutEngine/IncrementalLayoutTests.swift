import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Layout engine: changes")
struct IncrementalLayoutTests {
    /// A label that wraps beside a view of fixed width, with a view below both.
    private func makeScreen(width: CGFloat) -> UIView {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        let (label, side, below) = (UILabel(), SizedView(50, 20), SizedView(30, 10))
        label.numberOfLines = 0
        label.text = "Wide words wrap while narrow neighbors never notice, which wants a second pass"
        label.translatesAutoresizingMaskIntoConstraints = false
        for view in [label, side, below] { parent.addSubview(view) }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
            side.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
            parent.trailingAnchor.constraint(greaterThanOrEqualTo: side.trailingAnchor, constant: 10),
            side.topAnchor.constraint(equalTo: label.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
        parent.layoutIfNeeded()
        return parent
    }

    // AL-13
    @Test func `turned and turned back, all is as if it had been laid out so at first`() {
        let screen = makeScreen(width: 200)
        for width: CGFloat in [600, 200, 150, 420, 200] {
            screen.bounds.size.width = width
            screen.layoutIfNeeded()
            #expect(screen.subviews.map(\.frame) == makeScreen(width: width).subviews.map(\.frame))
        }
    }

    // AL-13
    @Test func `another text is laid out as if it had been there at first`() {
        let (screen, fresh) = (makeScreen(width: 200), makeScreen(width: 200))
        for text in ["short", "A text of a few more words than fit on one line of this narrow screen", ""] {
            for view in [screen, fresh] { (view.subviews[0] as? UILabel)?.text = text }
            fresh.invalidateEngine()
            screen.layoutIfNeeded()
            fresh.layoutIfNeeded()
            #expect(screen.subviews.map(\.frame) == fresh.subviews.map(\.frame))
        }
    }

    // AL-12
    @Test func `sizes, constants and content sizes change without a new system`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = SizedView(80, 20)
        parent.addSubview(view)
        let trailing = view.trailingAnchor.constraint(equalTo: parent.trailingAnchor)
        trailing.isActive = true
        #expect(builds { parent.layoutIfNeeded() } == 1)
        let count = builds {
            parent.bounds.size.width = 300
            parent.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 220, y: 0, width: 80, height: 20))
            trailing.constant = -10
            parent.layoutIfNeeded()
            #expect(view.frame.minX == 210)
            view.wish = CGSize(width: 100, height: 30)
            view.invalidateIntrinsicContentSize()
            parent.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 190, y: 0, width: 100, height: 30))
        }
        #expect(count == 0)
        // Without a height the view has another set of constraints.
        view.wish.height = UIView.noIntrinsicMetric
        view.invalidateIntrinsicContentSize()
        #expect(builds { parent.layoutIfNeeded() } == 1)
        #expect(view.frame.height == 0)
    }

    // SA-17, LM-11, AL-20
    @Test func `margins, safe areas and baselines change without a new system`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let (one, two) = (SizedView(40, 20, baseline: 15), SizedView(40, 10, baseline: 8))
            for view in [one, two] { controller.view.addSubview(view) }
            NSLayoutConstraint.activate([
                one.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
                one.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
                two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
                two.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor),
            ])
            let window = show(controller)
            #expect(one.frame == CGRect(x: 16, y: 44, width: 40, height: 20))
            #expect(two.frame.minY == 51)
            let count = builds {
                controller.additionalSafeAreaInsets.top = 6
                controller.view.layoutMargins.left = 30
                window.layoutIfNeeded()
                #expect(one.frame.origin == CGPoint(x: 30, y: 50))
                one.baseline = 18
                one.invalidateIntrinsicContentSize()
                window.layoutIfNeeded()
                #expect(two.frame.minY == 60)
            }
            #expect(count == 0)
        }
    }

    // AL-34
    @Test func `a view that was moved by hand returns with its superview's next layout`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = SizedView(80, 20)
        parent.addSubview(view)
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5).isActive = true
        parent.layoutIfNeeded()
        view.frame.origin.x = 70
        parent.layoutIfNeeded()
        #expect(view.frame.minX == 70)
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(view.frame.minX == 5)
    }

    // AL-30
    @Test func `what follows by its mask is turned without a new system`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let bar = UIView(frame: CGRect(x: 20, y: 80, width: 160, height: 20))
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        parent.addSubview(bar)
        let view = SizedView(30, 10)
        parent.addSubview(view)
        view.bottomAnchor.constraint(equalTo: bar.topAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: bar.trailingAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 150, y: 70))
        let count = builds {
            parent.frame.size = CGSize(width: 300, height: 150)
            parent.layoutIfNeeded()
        }
        #expect(bar.frame == CGRect(x: 20, y: 130, width: 260, height: 20))
        #expect(view.frame.origin == CGPoint(x: 250, y: 120))
        #expect(count == 0)
    }

    // AL-36
    @Test func `asking for a size leaves the layout as it is`() {
        let screen = makeScreen(width: 200)
        let before = screen.subviews.map(\.frame)
        _ = screen.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let count = builds {
            screen.bounds.size.width = 420
            screen.layoutIfNeeded()
            screen.bounds.size.width = 200
            screen.layoutIfNeeded()
        }
        #expect(screen.subviews.map(\.frame) == before)
        #expect(count == 0)
    }

    @Test func `views don't outlive their last owner after a layout`() {
        weak var gone: UIView?
        autoreleased {
            let screen = makeScreen(width: 200)
            gone = screen
        }
        #expect(gone == nil)
    }

    private func autoreleased(_ body: () -> Void) { body() }

    // What a superview that goes leaves behind stands alone.
    @Test func `a subview knows when its superview has gone`() {
        let child = UIView()
        autoreleased {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent)
        }
        #expect(child.superview == nil)
    }

    @Test func `what layout asks of the solver can be written down`() {
        let recording = SolverRecording()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = addView(to: parent)
        let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5)
        leading.isActive = true
        recording.begin("load")
        SolverRecording.current = recording
        parent.layoutIfNeeded()
        SolverRecording.current = nil
        recording.begin("rotate")
        parent.bounds.size.width = 300
        leading.constant = 8
        parent.layoutIfNeeded()
        #expect(
            recording.lines == [
                "@ load", "s 0", "v 2 200.0", "v 2 50.0", "v 0 0", "v 1 0", "v 0 0", "v 1 0",
                "c 0 1000.0 0 -5.0 2 1.0", "x", "@ rotate", "k 0 -8.0", "p 0 300.0", "p 1 50.0", "x",
            ]
        )
    }
}
