import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Debugging: explanations of frames")
struct FrameExplanationTests {
    private func row() -> (outer: UIView, label: SizedView, beside: UIView) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let label = SizedView(80, 20)
        let beside = UIView()
        for view in [label, beside] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        return (outer, label, beside)
    }

    private func steps(_ view: UIView, _ side: FrameExplanation.Side) throws -> [String] {
        let explanation = try #require(view.explainFrame { ($0 as? UIView)?.accessibilityIdentifier ?? "guide" })
        let answer = try #require(explanation.answers.first { $0.side == side })
        return answer.steps.map(\.text)
    }

    @Test func `a chain leads from the view to what holds it, and only what takes part is in it`() throws {
        let (outer, label, beside) = row()
        (outer.accessibilityIdentifier, label.accessibilityIdentifier) = ("outer", "label")
        beside.accessibilityIdentifier = "beside"
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            beside.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            beside.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            beside.heightAnchor.constraint(equalTo: label.heightAnchor),
            beside.topAnchor.constraint(equalTo: label.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(try steps(label, .left) == ["label.leading == outer.leading + 16"])
        #expect(try steps(label, .width) == ["label's content is 80 wide, compression resistance 750"])
        #expect(
            try steps(beside, .left) == [
                "beside.leading == label.trailing + 8", "label.leading == outer.leading + 16",
                "label's content is 80 wide, compression resistance 750",
            ]
        )
        #expect(
            try steps(beside, .right) == [
                "beside.trailing == outer.trailing", "outer.width == 300, by frame and mask",
            ]
        )
        #expect(try steps(beside, .height).first == "beside.height == label.height")
    }

    @Test func `what is open is said, and what takes no part is not`() throws {
        let (outer, label, beside) = row()
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
        label.widthAnchor.constraint(equalToConstant: 50).isActive = true
        outer.layoutIfNeeded()
        let explanation = try #require(label.explainFrame())
        #expect(
            explanation.lines().prefix(6) == [
                "left 0", "  UIKitTests.SizedView.leading == UIView.leading", "right 50",
                "  UIKitTests.SizedView.leading == UIView.leading", "  UIKitTests.SizedView.width == 50",
                "top 0, which isn't the only possibility",
            ]
        )
        let wish = label.widthAnchor.constraint(equalToConstant: 70)
        wish.priority = .defaultHigh
        wish.isActive = true
        outer.layoutIfNeeded()
        #expect(label.explainFrame()?.lines { $0 === wish ? "wish" : nil }.contains { $0.contains("wish") } == false)
        let left = try #require(beside.explainFrame()?.answers.first)
        #expect(left.isOpen && left.steps.isEmpty)
        #expect(try #require(beside.explainFrame()).lines()[1] == "  no constraint fixes it")
    }

    @Test func `a frame is explained by the frame itself, and a root not at all`() throws {
        let (outer, _, _) = row()
        let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        outer.addSubview(framed)
        (outer.accessibilityIdentifier, framed.accessibilityIdentifier) = ("outer", "framed")
        #expect(try steps(framed, .left) == ["framed.minX == 10, by frame and mask"])
        #expect(try steps(framed, .height) == ["framed.height == 40, by frame and mask"])
        #expect(outer.explainFrame() == nil)
    }
}
