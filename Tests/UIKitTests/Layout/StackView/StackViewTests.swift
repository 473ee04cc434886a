import DeviceTestSupport
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Stack views")
struct StackViewTests {
    /// A stack of a fixed size with views of given sizes, laid out.
    private func stack(
        _ sizes: [CGSize],
        in size: CGSize = CGSize(width: 200, height: 60),
        _ arrange: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0.width, $0.height) })
        stack.frame = CGRect(origin: .zero, size: size)
        arrange(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func frames(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    }

    private let three = [CGSize(width: 20, height: 10), CGSize(width: 40, height: 30), CGSize(width: 30, height: 20)]

    // AL-50, AL-M3
    @Test func `arranged views are subviews, and stay so when taken out`() {
        let (one, two) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [one, two])
        #expect(!one.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(two, at: 0)
        #expect(stack.arrangedSubviews == [two, one])
        #expect(stack.subviews == [one, two])
        stack.removeArrangedSubview(one)
        #expect(stack.arrangedSubviews == [two])
        #expect(one.superview === stack)
        two.removeFromSuperview()
        #expect(stack.arrangedSubviews == [])
        stack.addArrangedSubview(two)
        UIView().addSubview(two)
        #expect(stack.arrangedSubviews == [])
        #expect(exceptions { stack.insertArrangedSubview(one, at: 7) }.count == 1)
    }

    // AL-51
    @Test func `fill gives the rest to the lowest hugging, and spacing lies between`() {
        let made = stack(three) {
            $0.spacing = 5
            $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        }
        #expect(frames(made) == [[0, 0, 20, 60], [25, 0, 140, 60], [170, 0, 30, 60]])
    }

    // AL-52, AL-M2
    @Test func `fillEqually makes equal parts on pixels`() {
        onDevice {
            let made = stack(three, in: CGSize(width: 100, height: 300)) {
                $0.axis = .vertical
                $0.distribution = .fillEqually
                $0.spacing = 10
            }
            #expect(made.arrangedSubviews.map(\.frame.minY) == [0, 103.5, 206.5])
            #expect(made.arrangedSubviews.map(\.frame.height) == [93.5, 93, 93.5])
        }
    }

    // AL-52
    @Test func `fillProportionally keeps the ratio of intrinsic sizes, spacing counted off`() {
        let made = stack(three) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(frames(made).map { $0[2] } == [40, 80, 60])
        (made.arrangedSubviews[0] as? SizedView)?.wish.width = 110
        made.arrangedSubviews[0].invalidateIntrinsicContentSize()
        made.layoutIfNeeded()
        #expect(frames(made).map { $0[2] } == [110, 40, 30])
    }

    // AL-53
    @Test func `equalSpacing makes equal gaps`() {
        let made = stack(three) { $0.distribution = .equalSpacing }
        #expect(frames(made).map { $0[0] } == [0, 75, 170])
    }

    // AL-53
    @Test func `equalCentering puts centers at equal distances where there is room`() {
        onDevice {
            let roomy = stack(three) { $0.distribution = .equalCentering }
            #expect(frames(roomy).map { $0[0] } == [0, 77.5, 170])
            let tight = stack([
                CGSize(width: 90, height: 10), CGSize(width: 20, height: 10), CGSize(width: 20, height: 10),
            ]) {
                $0.distribution = .equalCentering
                $0.spacing = 30
            }
            #expect(frames(tight).map { $0[2] } == [90, 20, 20])
            #expect(frames(tight)[1][0] >= 120)
        }
    }

    // AL-54
    @Test(arguments: [
        (UIStackView.Alignment.fill, [0.0, 0.0, 0.0], [60.0, 60.0, 60.0]), (.top, [0, 0, 0], [10, 30, 20]),
        (.center, [25, 15, 20], [10, 30, 20]), (.bottom, [50, 30, 40], [10, 30, 20]),
    ])
    func `views stand across the axis`(alignment: UIStackView.Alignment, y: [Double], heights: [Double]) {
        let made = stack(three) {
            $0.alignment = alignment
            $0.distribution = .equalSpacing
        }
        #expect(frames(made).map { $0[1] } == y.map { CGFloat($0) })
        #expect(frames(made).map { $0[3] } == heights.map { CGFloat($0) })
    }

    // AL-54
    @Test func `baselines meet, at the top for the first and at the bottom for the last`() {
        let views = [SizedView(20, 30, baseline: 20), SizedView(20, 10, baseline: 8)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [0, 12])
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [30, 42])
    }

    // AL-55
    @Test func `custom spacing counts after its view`() {
        let made = stack(three) {
            $0.spacing = 5
            $0.setCustomSpacing(17, after: $0.arrangedSubviews[0])
            $0.distribution = .fill
        }
        #expect(made.arrangedSubviews[1].frame.minX - made.arrangedSubviews[0].frame.maxX == 17)
        #expect(made.arrangedSubviews[2].frame.minX - made.arrangedSubviews[1].frame.maxX == 5)
        #expect(made.customSpacing(after: made.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
        made.setCustomSpacing(UIStackView.spacingUseSystem, after: made.arrangedSubviews[1])
        made.setCustomSpacing(UIStackView.spacingUseDefault, after: made.arrangedSubviews[0])
        made.layoutIfNeeded()
        #expect(made.arrangedSubviews[1].frame.minX - made.arrangedSubviews[0].frame.maxX == 5)
        #expect(made.arrangedSubviews[2].frame.minX - made.arrangedSubviews[1].frame.maxX == 8)
    }

    // AL-50
    @Test func `hidden views take no room, nor their spacing`() {
        let made = stack(three) {
            $0.spacing = 10
            $0.distribution = .fill
        }
        let views = made.arrangedSubviews
        views[1].isHidden = true
        made.layoutIfNeeded()
        #expect(views[2].frame.minX - views[0].frame.maxX == 10)
        #expect(views[1].frame.width == 0)
        #expect(views[1].frame.minX == views[0].frame.maxX + 5)
        views[1].isHidden = false
        made.layoutIfNeeded()
        #expect(views[1].frame.width == 40)
    }

    // AL-54, AL-57
    @Test func `the fitting size is that of the views`() {
        let stack = UIStackView(arrangedSubviews: three.map { SizedView($0.width, $0.height) })
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 30))
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 30))
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 70))
        for view in stack.arrangedSubviews { view.isHidden = true }
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }

    // LM-18
    @Test func `views stay inside the margins where these count`() {
        let made = stack([CGSize(width: 20, height: 10)]) {
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        #expect(frames(made) == [[2, 1, 194, 56]])
        made.isLayoutMarginsRelativeArrangement = false
        made.layoutIfNeeded()
        #expect(frames(made) == [[0, 0, 200, 60]])
    }

    // AL-22
    @Test func `from right to left a row begins at the right`() {
        let made = stack(three) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.spacing = 5
            $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        }
        #expect(frames(made).map { $0[0] } == [180, 135, 0])
    }

    // AL-21
    @Test func `baselines come from the tallest view in a row, from the ends of a column`() {
        let made = stack(three)
        #expect(made.forFirstBaselineLayout === made.arrangedSubviews[1])
        #expect(made.forLastBaselineLayout === made.arrangedSubviews[1])
        made.axis = .vertical
        #expect(made.forFirstBaselineLayout === made.arrangedSubviews[0])
        #expect(made.forLastBaselineLayout === made.arrangedSubviews[2])
    }

    @Test func `the app's constraints on arranged views count`() {
        let made = stack(three) {
            $0.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 77).isActive = true
            $0.alignment = .center
        }
        #expect(made.arrangedSubviews[0].frame.width == 77)
    }

    // AL-56
    @Test func `a stack view has a background only from iOS 14 on`() {
        for (os, isShown) in [(13, false), (14, true)] {
            onDevice(os: os) {
                let stack = UIStackView()
                stack.backgroundColor = .red
                #expect((stack.layer.backgroundColor != nil) == isShown)
            }
        }
    }

    @Test func `the stack's constraints have UIKit's identifiers`() {
        let made = stack(three) {
            $0.distribution = .equalSpacing
            $0.alignment = .center
        }
        let names = Set(made.constraints.compactMap(\.identifier))
        #expect(
            names == [
                "UISV-canvas-connection", "UISV-spacing", "UISV-distributing-edge", "UISV-fill-equally",
                "UISV-alignment",
                "UISV-spanning-boundary", "UISV-spanning-fit", "UISV-ambiguity-suppression",
            ]
        )
    }
}
