import DeviceTestSupport
import TestSupport
import Testing

@testable import UIKit

/// One arranged view as the model knows it.
private struct Piece {
    let view: SizedView
    var isHidden = false
    var hugging: Float
    var resistance: Float
}

/// AL-50 to AL-54: what a stack shows is what its arranged views, its axis and its priorities are now.
@MainActor @Suite("Stack views: history")
struct StackHistoryTests {
    private static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

    @Test(arguments: 0..<60)
    func `frames are those of a stack built afresh, whatever was hidden, shown, moved and changed before`(seed: Int) {
        onDevice {
            var random = SeededGenerator(seed: UInt64(seed))
            let stack = UIStackView()
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            stack.distribution = Self.distributions[seed % Self.distributions.count]
            var pieces: [Piece] = []
            for step in 0..<25 {
                change(stack, &pieces, &random)
                guard step % 3 == 2 else { continue }
                stack.layoutIfNeeded()
                let fresh = afresh(stack, pieces)
                fresh.layoutIfNeeded()
                let (frames, others) = (visible(stack), visible(fresh))
                #expect(frames == others, "seed \(seed), step \(step), \(stack.axis), \(stack.distribution)")
                guard frames == others else { return }
            }
        }
    }

    private func change(_ stack: UIStackView, _ pieces: inout [Piece], _ random: inout SeededGenerator) {
        let chosen = pieces.isEmpty ? nil : Int.random(in: 0..<pieces.count, using: &random)
        switch (Int.random(in: 0..<9, using: &random), chosen) {
        case (0, let index?), (1, let index?):
            pieces[index].isHidden.toggle()
            pieces[index].view.isHidden = pieces[index].isHidden
        case (2, let index?):
            pieces.remove(at: index).view.removeFromSuperview()
        case (3, let index?):
            let piece = pieces.remove(at: index)
            let place = Int.random(in: 0...pieces.count, using: &random)
            stack.removeArrangedSubview(piece.view)
            stack.insertArrangedSubview(piece.view, at: place)
            pieces.insert(piece, at: place)
        case (4, let index?):
            pieces[index].hugging = Float(Int.random(in: 1...999, using: &random))
            pieces[index].resistance = Float(Int.random(in: 1...999, using: &random))
            prioritize(pieces[index].view, pieces[index])
        case (5, _):
            stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        case (6, _):
            stack.alignment = Self.alignments.randomElement(using: &random) ?? .fill
        default:
            let view = SizedView(
                CGFloat(Int.random(in: 5...90, using: &random)),
                CGFloat(Int.random(in: 5...90, using: &random))
            )
            // No two alike: which of two equals gives way is a matter of history (AL-7).
            let piece = Piece(
                view: view,
                hugging: Float.random(in: 1...999, using: &random),
                resistance: Float.random(in: 1...999, using: &random)
            )
            prioritize(view, piece)
            let place = Int.random(in: 0...pieces.count, using: &random)
            stack.insertArrangedSubview(view, at: place)
            pieces.insert(piece, at: place)
        }
    }

    private func prioritize(_ view: UIView, _ piece: Piece) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(piece.hugging), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(piece.resistance), for: axis)
        }
    }

    private func afresh(_ stack: UIStackView, _ pieces: [Piece]) -> UIStackView {
        let fresh = UIStackView(
            arrangedSubviews: pieces.map { piece in
                let view = SizedView(piece.view.wish.width, piece.view.wish.height)
                view.isHidden = piece.isHidden
                prioritize(view, piece)
                return view
            }
        )
        fresh.axis = stack.axis
        fresh.distribution = stack.distribution
        fresh.alignment = stack.alignment
        fresh.frame = stack.frame
        return fresh
    }

    private func visible(_ stack: UIStackView) -> [CGRect] {
        stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
    }
}
